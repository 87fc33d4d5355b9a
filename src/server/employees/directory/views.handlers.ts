import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { DirectoryGroup } from '../../../contract/directory.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { versionOf } from '../../../contract/paths.ts'
import { mayBeCalled } from '../../../domain/employees/directory/views.ts'
import { viewDenials } from '../../../domain/employees/directory/wording.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { answer, change } from '../../http/calls.ts'
import { conflicting, unacceptable } from '../../http/denied.ts'
import { changedMeanwhile, notFound, refuse, reply } from '../../http/envelope.ts'
import { rowsOf, TenantSql, transact } from '../../store/database.ts'
import { onConstraint } from '../../store/failures.ts'
import { clearDefault, deleteView, insertView, isView, sameView, updateView, viewsOf } from './views.store.ts'

const calls = DirectoryGroup.endpoints

export const views = answer(calls.views, function* () {
  const caller = yield* CurrentCaller
  return reply(yield* rowsOf(caller, viewsOf(caller)))
})

export const createView = answer(calls.createView, function* ({ payload }) {
  const caller = yield* CurrentCaller
  const view = yield* transact(caller, function* () {
    const same = yield* sameView(caller, payload)
    if (same !== undefined) return same
    const sql = yield* TenantSql
    const may = mayBeCalled(payload.name, yield* viewsOf(caller)(sql))
    if (!may.allowed)
      return yield* Effect.fail(may.because === 'nameTaken' ? nameTaken : unacceptable(may, viewDenials))
    if (payload.isDefault) yield* clearDefault(caller, payload.id)
    const made = yield* onConstraint(insertView(caller, payload), onNameKey)
    if (made === undefined) return yield* Effect.fail(idTaken)
    yield* recordChange(caller, { ...entry(payload.id, payload.name), action: 'created', fields: ['name', 'query'] })
    return made
  })
  return reply(view)
})

export const changeView = answer(calls.updateView, function* ({ params: { id }, payload }) {
  const caller = yield* CurrentCaller
  const view = yield* transact(caller, function* () {
    if (payload.isDefault && (yield* isView(caller, id))) yield* clearDefault(caller, id)
    const changed = yield* onConstraint(updateView(caller, id, payload), onNameKey)
    if (changed === undefined) return yield* missed(caller, id)
    const fields = ['name', 'query', 'isDefault']
    yield* recordChange(caller, { ...entry(id, changed.name), action: 'updated', fields })
    return changed
  })
  return reply(view)
})

export const removeView = change(calls.removeView, function* ({ params: { id }, headers }) {
  const caller = yield* CurrentCaller
  const removed = yield* deleteView(caller, id, versionOf(headers))
  if (removed === undefined) return yield* missed(caller, id)
  yield* recordChange(caller, { ...entry(id, removed.name), action: 'removed' })
})

const entry = (id: ItemId, name: string) => ({ kind: 'directoryView' as const, id, name })

const missed = (caller: Caller, id: ItemId) =>
  Effect.flatMap(isView(caller, id), (isThere) => Effect.fail(isThere ? changedMeanwhile : notFound))

const nameTaken = conflicting({ allowed: false, because: 'nameTaken' }, viewDenials, 'name')
const idTaken = refuse(409, 'already_exists', 'This id was used before, for something else.')
const onNameKey = { directory_views_name_key: () => nameTaken }
