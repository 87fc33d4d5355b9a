import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { mayChangeWork, mayEdit } from '../../domain/employees/access.ts'
import { mayStopBeingAdmin } from '../../domain/employees/admins.ts'
import { mayDo } from '../../domain/employees/lifecycle.ts'
import type { WorkUpdate } from '../../domain/employees/nouns.ts'
import { mayReportTo } from '../../domain/employees/reporting.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { answer, change } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { jsonReply } from '../http/envelope.ts'
import { transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { asDecidedOn, endSessions, missed, onEmployeeKeys, recorded, seen, unknownManager } from './changes.ts'
import { activeAdmins, type EmployeeRow, lineFrom, loginOf, structureLock } from './employees.store.ts'
import { countUp, setPositionTitle, setTags, updateWork } from './profile.store.ts'
import { basicInfoChanged, together } from './sectionChanges.ts'

const calls = EmployeesGroup.endpoints

/** Who calls, if they may see the person and edit them. */
const editorOf = (id: EmployeeId) =>
  Effect.gen(function* () {
    const caller = yield* CurrentCaller
    yield* seen(caller, id)
    const decision = mayEdit(caller, id)
    return decision.allowed ? caller : yield* Effect.fail(forbidden(decision, denials))
  })

/** § 7 PUT employees/{id}/profile/basicInfo */
export const changeBasicInfo = change(calls.updateBasicInfo, function* ({ params: { id }, payload }) {
  const caller = yield* editorOf(id)
  return yield* recorded(caller, id, { action: 'updated', ...(yield* basicInfoChanged(caller, id, payload)) })
})

/** § 7 PUT employees/{id}/profile/work */
export const changeWork = answer(calls.updateWork, function* ({ params: { id }, payload }) {
  const caller = yield* editorOf(id)
  const { body, signedOut } = yield* transact(caller, function* () {
    const before = yield* asDecidedOn(id, payload.version)
    const changed = yield* workChanged(caller, id, before, payload)
    const signedOut = yield* leaving(id, before, payload)
    return { body: yield* recorded(caller, id, { action: 'updated', ...changed }), signedOut }
  })
  yield* endSessions(signedOut)
  return jsonReply(body)
})

/** § 7 PUT employees/{id}/profile/tags */
export const changeTags = change(calls.updateTags, function* ({ params: { id }, payload }) {
  const caller = yield* editorOf(id)
  if (!(yield* countUp(id, payload.version))) return yield* missed(id)
  const tags = yield* setTags(id, payload.tags)
  return yield* recorded(caller, id, { action: 'updated', ...together(tags) })
})

/** § 7 PUT employees/{id}: the three sections at once, all or nothing. */
export const changeEmployee = answer(calls.update, function* ({ params: { id }, payload }) {
  const caller = yield* editorOf(id)
  const { body, signedOut } = yield* transact(caller, function* () {
    const before = yield* asDecidedOn(id, payload.version)
    const work = yield* workChanged(caller, id, before, payload)
    // The row is ours since the line above, and counts one version more.
    const basicInfo = yield* basicInfoChanged(caller, id, { ...payload, version: payload.version + 1 })
    const tags = yield* setTags(id, payload.tags)
    const signedOut = yield* leaving(id, before, payload)
    const changed = together(basicInfo, work, tags)
    return { body: yield* recorded(caller, id, { action: 'updated', ...changed }), signedOut }
  })
  yield* endSessions(signedOut)
  return jsonReply(body)
})

/** The rules of the work section, then the section itself; answers the fields that differ. */
const workChanged = Effect.fn(function* (caller: Caller, id: EmployeeId, before: EmployeeRow, to: WorkUpdate) {
  const may = mayChangeWork(caller, id, before, to)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const reportsElsewhere = to.reportsTo !== before.reportsTo
  const turns = to.isActive !== before.isActive
  if (reportsElsewhere || turns) yield* structureLock

  if (turns) {
    const possible = mayDo(caller, before, to.isActive ? 'activate' : 'deactivate')
    if (!possible.allowed) return yield* Effect.fail(unacceptable(possible, denials, 'isActive'))
  }
  if (turns && !to.isActive) {
    const mayStop = mayStopBeingAdmin(id, yield* activeAdmins)
    if (!mayStop.allowed) return yield* Effect.fail(unacceptable(mayStop, denials, 'isActive'))
  }
  if (reportsElsewhere && to.reportsTo !== null) {
    const line = yield* lineFrom(to.reportsTo)
    if (line.length === 0) return yield* Effect.fail(unknownManager)
    const managers = new Map(line.map((person) => [person.id, person.reportsTo]))
    const mayReport = mayReportTo(id, to.reportsTo, (person) => managers.get(person))
    if (!mayReport.allowed) return yield* Effect.fail(unacceptable(mayReport, denials, 'reportsTo'))
  }

  const changed = yield* onConstraint(updateWork(id, to), onEmployeeKeys)
  if (changed === undefined) return yield* missed(id)
  const since = { startDate: to.startDate, timeZone: caller.timeZone }
  return together(changed, yield* setPositionTitle(id, to.positionTitle, since))
})

/** Those who are no longer active, and whose sessions end. */
const leaving = (id: EmployeeId, before: EmployeeRow, to: WorkUpdate) =>
  before.isActive && !to.isActive ? loginOf(id) : Effect.succeed(undefined)
