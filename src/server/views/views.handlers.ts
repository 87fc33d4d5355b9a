import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Caller } from '../../contract/callers.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { versionOf } from '../../contract/paths.ts'
import { ViewsGroup } from '../../contract/views.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { mayShare, type ViewedList } from '../../domain/views/lists.ts'
import { mayBeCalled } from '../../domain/views/naming.ts'
import { sharingDenials, viewDenialsOf } from '../../domain/views/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer, change } from '../http/calls.ts'
import { conflicting, forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound, refuse, reply } from '../http/envelope.ts'
import { rowsOf, TenantSql, transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import {
  clearDefault,
  deleteView,
  insertView,
  ownViews,
  sameView,
  updateView,
  viewFor,
  viewsFor,
} from './views.store.ts'

const calls = ViewsGroup.endpoints

const views = answer(calls.views, function* () {
  const caller = yield* CurrentCaller
  return reply(yield* rowsOf(caller, viewsFor(caller)))
})

const createView = answer(calls.createView, function* ({ payload }) {
  const caller = yield* CurrentCaller
  if (payload.isShared) yield* sharing(caller, payload.list)
  const view = yield* transact(caller, function* () {
    const same = yield* sameView(caller, payload)
    if (same !== undefined) return same
    const sql = yield* TenantSql
    const may = mayBeCalled(payload.name, yield* ownViews(caller, payload.list)(sql))
    if (!may.allowed)
      return yield* Effect.fail(
        may.because === 'nameTaken' ? nameTaken(payload.list) : unacceptable(may, viewDenialsOf(payload.list)),
      )
    if (payload.isDefault) yield* clearDefault(caller, payload.list, payload.id)
    const made = yield* onConstraint(insertView(caller, payload), onNameKey(payload.list))
    if (made === undefined) return yield* Effect.fail(idTaken)
    yield* recordChange(caller, { ...entry(payload.id, payload.name), action: 'created', fields: ['name', 'query'] })
    return made
  })
  return reply(view)
})

const changeView = answer(calls.updateView, function* ({ params: { id }, payload }) {
  const caller = yield* CurrentCaller
  const view = yield* transact(caller, function* () {
    const before = yield* viewFor(caller, id)
    if (!before?.isOwn) return yield* Effect.fail(notFound)
    if (payload.isShared && !before.isShared) yield* sharing(caller, before.list)
    if (payload.isDefault) yield* clearDefault(caller, before.list, id)
    const changed = yield* onConstraint(updateView(caller, id, payload), onNameKey(before.list))
    if (changed === undefined) return yield* missed(caller, id)
    const fields = (['name', 'query', 'isDefault', 'isShared'] as const).filter((of) => before[of] !== changed[of])
    yield* recordChange(caller, { ...entry(id, changed.name), action: 'updated', fields })
    return changed
  })
  return reply(view)
})

const removeView = change(calls.removeView, function* ({ params: { id }, headers }) {
  const caller = yield* CurrentCaller
  const removed = yield* deleteView(caller, id, versionOf(headers))
  if (removed === undefined) return yield* missed(caller, id)
  yield* recordChange(caller, { ...entry(id, removed.name), action: 'removed' })
})

/** As the record has called them since there were only those of the directory. */
const entry = (id: ItemId, name: string) => ({ kind: 'directoryView' as const, id, name })

const sharing = (caller: Caller, list: ViewedList) => {
  const may = mayShare(caller, list)
  return may.allowed ? Effect.void : Effect.fail(forbidden(may, sharingDenials))
}

const missed = (caller: Caller, id: ItemId) =>
  Effect.flatMap(viewFor(caller, id), (view) => Effect.fail(view === undefined ? notFound : changedMeanwhile))

const nameTaken = (list: ViewedList) =>
  conflicting({ allowed: false, because: 'nameTaken' }, viewDenialsOf(list), 'name')
const idTaken = refuse(409, 'already_exists', 'This id was used before, for something else.')
const onNameKey = (list: ViewedList) => ({ saved_views_name_key: () => nameTaken(list) })

export const viewsHandlers = HttpApiBuilder.group(Api, 'views', (handlers) =>
  handlers.handleAll({ views, createView, updateView: changeView, removeView }),
)
