import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { AssetsGroup } from '../../contract/assets.ts'
import { versionOf } from '../../contract/paths.ts'
import { maySeeHeldBy } from '../../domain/assets/access.ts'
import { assetFields, duplicateLeavesEmpty, planFields } from '../../domain/assets/asset.fields.ts'
import { mayAct } from '../../domain/assets/lifecycle.ts'
import { aroundCount, nextNumber } from '../../domain/assets/numbers.ts'
import { planWords } from '../../domain/assets/service.ts'
import { denials } from '../../domain/assets/wording.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import type { AssetId } from '../../domain/kernel/ids.ts'
import { namesOf } from '../../domain/kernel/record.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { FileStore } from '../files/fileStore.ts'
import { answer, change, read } from '../http/calls.ts'
import { conflicting } from '../http/denied.ts'
import { changedMeanwhile, done, notFound, refuse, reply } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { bodyOf } from '../store/body.ts'
import { rowsOf, transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { activate, assign, restock, retire, service, startService, unassign } from './acts.handlers.ts'
import { answerFor } from './answer.handlers.ts'
import { keysLock, onKeys } from './assets.keys.ts'
import {
  type AssetContent,
  asset,
  assetsHeldBy,
  assetToChange,
  deleteAsset,
  greatestCount,
  heldByNumber,
  history,
  insertAssets,
  isNumberTaken,
  photoOf,
  type StoredAsset,
  setPhoto,
  updateAssets,
  writeEvents,
} from './assets.store.ts'
import { category } from './configuration.store.ts'
import { addFiles, file, removeFile } from './files.handlers.ts'
import { fileIdsOf } from './files.store.ts'
import { admitted, callerAbout, callerWhoMay, insideAssets, isSeen, sightOf } from './guards.ts'
import { count, counts, list, window } from './listing.handlers.ts'
import { updateList } from './many.handlers.ts'
import { undo } from './undo.handlers.ts'

const calls = AssetsGroup.endpoints

/** § 7 GET assets/{id} */
const readOne = read(calls.read, function* ({ params: { id } }) {
  return asset(sightOf(yield* callerAbout(id)), id)
})

const byNumber = read(calls.byNumber, function* ({ query: { number } }) {
  const caller = yield* insideAssets
  const [row] = yield* rowsOf(caller, heldByNumber(number))
  if (row === undefined || !isSeen(caller, row.employeeId)) return yield* Effect.fail(notFound)
  return asset(sightOf(caller), row.id)
})

const readHistory = read(calls.history, function* ({ params: { id } }) {
  return history(sightOf(yield* callerAbout(id)), id)
})

const heldBy = read(calls.heldBy, function* ({ params: { id } }) {
  const caller = yield* insideAssets
  if (!maySeeHeldBy(caller, id).allowed) return yield* Effect.fail(notFound)
  return assetsHeldBy(sightOf(caller), id)
})

/** Whether a number is free, and which comes next in a category. */
const number = answer(calls.number, function* ({ query }) {
  const caller = yield* callerWhoMay('Use')
  const [taken] = yield* rowsOf(caller, isNumberTaken(query.number, query.exceptId ?? null))
  const [of] = query.categoryId === undefined ? [] : yield* rowsOf(caller, category(query.categoryId))
  const style = of?.numberStyle ?? ''
  const [found] = style === '' ? [] : yield* rowsOf(caller, greatestCount(aroundCount(style)))
  return reply({
    isInUse: taken?.isTaken ?? false,
    next: found === undefined ? null : nextNumber(style, found.greatest),
  })
})

/** § 7 POST assets. Asked twice with one id it makes one asset. */
const create = change(calls.create, function* ({ payload: { id, ...to } }) {
  const caller = yield* callerWhoMay('Create')
  yield* admittedAsset(to)
  const asItIs = asset(sightOf(caller), id)
  const made = yield* onConstraint(insertAssets([{ id, ...to }]), onKeys)
  if (made.length === 0) {
    const before = yield* assetToChange(id)
    return before !== undefined && changesBetween(before, to).fields.length === 0
      ? yield* bodyOf(asItIs)
      : yield* Effect.fail(alreadyExists)
  }
  yield* writeEvents(caller, [{ assetId: id, kind: 'created', condition: to.condition }])
  const changes = changesBetween(undefined, to)
  return yield* answered(caller, { ...about(id, to), action: 'created', ...changes }, asItIs)
})

/** § 7 PUT assets/{id} */
const update = change(calls.update, function* ({ params: { id }, payload: { version, ...to } }) {
  const caller = yield* callerWhoMay('Modify')
  const before = yield* asDecidedOn(id, version)
  yield* admittedAsset(to)
  if (to.number !== before.number) yield* keysLock('numbers')
  yield* onConstraint(updateAssets([{ id, ...to }]), onKeys)
  const changes = changesBetween(before, to)
  if (changes.fields.length > 0) yield* writeEvents(caller, [{ assetId: id, kind: 'updated' }])
  return yield* answered(caller, { ...about(id, to), action: 'updated', ...changes }, asset(sightOf(caller), id))
})

/** § 7 POST assets/{id}/duplicate: everything but the numbers, and what was serviced begins anew today. */
const duplicate = change(calls.duplicate, function* ({ params, payload: { id, number } }) {
  const caller = yield* callerWhoMay('Create')
  const from = yield* assetToChange(params.id)
  if (from === undefined) return yield* Effect.fail(notFound)
  const today = yield* todayOf(caller)
  const to: AssetContent = {
    ...from,
    ...duplicateLeavesEmpty,
    number,
    reading: null,
    plans: from.plans.map((plan) => ({ ...plan, sinceDay: today, sinceReading: 0 })),
  }
  const asItIs = asset(sightOf(caller), id)
  const made = yield* onConstraint(insertAssets([{ ...to, id }]), onKeys)
  if (made.length === 0) {
    const before = yield* assetToChange(id)
    return before?.number === number ? yield* bodyOf(asItIs) : yield* Effect.fail(alreadyExists)
  }
  yield* writeEvents(caller, [{ assetId: id, kind: 'created', condition: to.condition }])
  const changes = changesBetween(undefined, to)
  return yield* answered(caller, { ...about(id, to), action: 'created', ...changes }, asItIs)
})

/** § 7 DELETE assets/{id}: its history and its files go with it. */
const remove = answer(calls.remove, function* ({ params: { id }, headers }) {
  const caller = yield* callerWhoMay('Delete')
  const kept = yield* transact(caller, function* () {
    const before = yield* asDecidedOn(id, versionOf(headers))
    const may = mayAct(before, 'delete')
    if (!may.allowed) return yield* Effect.fail(conflicting(may, denials))
    const kept = yield* fileIdsOf(id)
    yield* deleteAsset(id)
    yield* recordChange(caller, { ...about(id, before), action: 'removed' })
    return kept
  })
  const files = yield* FileStore
  yield* Effect.forEach(kept, (fileId) => files.remove(caller.tenantId, fileId), { discard: true })
  return done
})

const photo = change(calls.photo, function* ({ params: { id }, payload: { version, fileId } }) {
  const caller = yield* callerWhoMay('Modify')
  const before = yield* asDecidedOn(id, version)
  if (fileId !== null && !(yield* photoOf(id, fileId))) return yield* Effect.fail(notFound)
  yield* setPhoto(id, fileId)
  const done = { ...about(id, before), action: 'updated', fields: ['photoId'] } as const
  return yield* answered(caller, done, asset(sightOf(caller), id))
})

/** The asset as stored, if the write that is coming was decided on just this version. */
const asDecidedOn = Effect.fn(function* (id: AssetId, version: number) {
  const before = yield* assetToChange(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  return before.version === version ? before : yield* Effect.fail(changedMeanwhile)
})

const admittedAsset = Effect.fn(function* (to: AssetContent) {
  yield* admitted(assetFields, to)
  for (const plan of to.plans) yield* admitted(planFields, plan, 'plans')
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another asset.')

const about = (id: AssetId, { number, name }: Pick<AssetContent, 'number' | 'name'>) => ({
  kind: 'asset' as const,
  id,
  name: `${number} ${name}`,
})

const auditedFields = [...namesOf(assetFields), 'plans'] as const

const changesBetween = (before: StoredAsset | undefined, after: AssetContent) =>
  changesOf(auditedFields, before && inWords(before), inWords(after))

const inWords = (asset: AssetContent) => ({ ...asset, plans: asset.plans.map(planWords).join('; ') })

export const assetsHandlers = HttpApiBuilder.group(Api, 'assets', (handlers) =>
  handlers.handleAll({
    list,
    window,
    count,
    counts,
    number,
    byNumber,
    create,
    assign,
    unassign,
    restock,
    startService,
    undo,
    service,
    retire,
    activate,
    updateList,
    read: readOne,
    update,
    remove,
    duplicate,
    history: readHistory,
    answer: answerFor,
    addFiles,
    removeFile,
    file,
    photo,
    heldBy,
  }),
)
