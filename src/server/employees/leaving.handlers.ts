import { Effect } from 'effect'
import { EmployeesGroup } from '../../contract/employees.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { versionOf } from '../../contract/paths.ts'
import { mayRemove, mayTerminate } from '../../domain/employees/access.ts'
import { mayKeep } from '../../domain/employees/leaving.ts'
import { mayDo } from '../../domain/employees/lifecycle.ts'
import { isAhead, keptReason, mayLeaveFor, mayTerminateOn } from '../../domain/employees/termination.ts'
import { denials } from '../../domain/employees/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { FileStore } from '../files/fileStore.ts'
import { answer, change } from '../http/calls.ts'
import { conflicting, forbidden, unacceptable } from '../http/denied.ts'
import { done, jsonReply, refuse } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { endLogin } from '../identity/credentials.store.ts'
import { transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { removePicture } from './avatar.handlers.ts'
import { asDecidedOn, endSessions, missed, recorded, seen } from './changes.ts'
import { fileIdsOf } from './documents/documents.store.ts'
import {
  countActiveReports,
  deleteCheckInsOf,
  deleteEmployee,
  deleteGoalsOf,
  deleteReviewsOf,
  lineFrom,
  structureLock,
} from './employees.store.ts'
import { endEmployment, notLastAdmin, signedOut } from './ending.ts'
import { dropLeaving, planLeaving } from './leaving.store.ts'
import { countUp } from './profile.store.ts'

const calls = EmployeesGroup.endpoints

/**
 * § 7 PUT employees/{id}/terminate: with a day that has come the employment ends (`ending.ts`). With a day ahead it is
 * planned, or planned otherwise, and ends once that day is over (`leavings.ts`).
 */
export const terminate = answer(calls.terminate, function* ({ params: { id }, payload }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = mayTerminate(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const { body, userId } = yield* transact(caller, function* () {
    const before = yield* asDecidedOn(id, payload.version)
    const possible = mayDo(caller, before, 'terminate')
    if (!possible.allowed) return yield* Effect.fail(unacceptable(possible, denials))
    yield* structureLock
    yield* notLastAdmin(id)
    const activeReports = yield* countActiveReports(id)
    const heirs = payload.reassignReportsTo === null ? [] : yield* lineFrom(payload.reassignReportsTo)
    const heir = heirs.find((person) => person.id === payload.reassignReportsTo)
    if (payload.reassignReportsTo !== null && heir === undefined) return yield* Effect.fail(unknownHeir)
    const managers = new Map(heirs.map((person) => [person.id, person.reportsTo]))
    const today = yield* todayOf(caller)
    const decision = mayTerminateOn({
      employeeId: id,
      date: payload.date,
      today,
      startDate: before.startDate,
      activeReports,
      reassignTo: heir ?? null,
      reportsToOf: (person) => managers.get(person),
    })
    if (!decision.allowed) return yield* Effect.fail(unacceptable(decision, denials, fieldOf(decision.because)))
    const to = keptReason({ ...payload, kind: payload.kind ?? 'other' })
    const said = mayLeaveFor(to)
    if (!said.allowed) return yield* Effect.fail(unacceptable(said, denials, 'reason'))
    const heirId = activeReports === 0 ? null : payload.reassignReportsTo

    if (isAhead(payload.date, today)) {
      if (!(yield* countUp(id, payload.version))) return yield* missed(id)
      yield* planLeaving(id, to, heirId, caller)
      const lastDay = { field: 'plannedLastDay', before: before.plannedLastDay, after: payload.date }
      return {
        body: yield* recorded(caller, id, { action: 'planned', fields: ['plannedLastDay'], values: [lastDay] }),
        userId: undefined,
      }
    }
    const ended = yield* endEmployment(caller, { id, before, activeReports }, to, heirId)
    if (ended === undefined) return yield* missed(id)
    return { body: yield* recorded(caller, id, ended.change), userId: ended.userId }
  })
  yield* endSessions(userId)
  return jsonReply(body)
})

/** Ours: PUT employees/{id}/keepEmployed. The planned last day is taken back. */
export const keepEmployed = change(calls.keepEmployed, function* ({ params: { id }, payload: { version } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = mayTerminate(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const { plannedLastDay } = yield* asDecidedOn(id, version)
  const planned = mayKeep(caller, id, plannedLastDay !== null)
  if (!planned.allowed) return yield* Effect.fail(unacceptable(planned, denials))
  if (!(yield* countUp(id, version))) return yield* missed(id)
  yield* dropLeaving(id)
  const values = [{ field: 'plannedLastDay', before: plannedLastDay, after: null }]
  return yield* recorded(caller, id, { action: 'kept', fields: ['plannedLastDay'], values })
})

const unknownHeir = refuse(422, 'unknown_manager', denials.unknownManager, 'reassignReportsTo')

const fieldOf = (because: string) => (because.startsWith('date') ? 'date' : 'reassignReportsTo')

/**
 * § 7 DELETE employees/{id}: for a record made by mistake. A person who appears in other records can only be
 * terminated.
 */
export const remove = answer(calls.remove, function* ({ params: { id }, headers }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = mayRemove(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const { tenantId } = caller
  const version = versionOf(headers)
  const { avatarId, userId, documents } = yield* transact(caller, function* () {
    const before = yield* asDecidedOn(id, version)
    yield* structureLock
    yield* notLastAdmin(id)
    const login = yield* endLogin(id)
    const documents = yield* fileIdsOf(id)
    yield* deleteGoalsOf(id)
    yield* deleteCheckInsOf(id)
    const reviewed = yield* deleteReviewsOf(id)
    const name = yield* onConstraint(deleteEmployee(id, version), onUses)
    if (name === undefined) return yield* missed(id)
    yield* recordChange(caller, { action: 'removed', kind: 'employee', id, name })
    return { avatarId: before.avatarId, userId: signedOut(login), documents: [...documents, ...reviewed] }
  })
  if (avatarId !== null) yield* removePicture(tenantId, avatarId)
  const files = yield* FileStore
  yield* Effect.forEach(documents, (fileId) => files.remove(tenantId, fileId), { discard: true })
  yield* endSessions(userId)
  return done
})

const inUse = () => conflicting({ allowed: false, because: 'inUse' }, denials)
const usedBy = [
  'hr_document_agreements_tenant_id_employee_id_fkey',
  'goal_comments_author_fkey',
  'goal_progress_author_fkey',
  'assets_holder_employee_fkey',
  'asset_audits_started_by_fkey',
  'asset_events_by_fkey',
  'asset_events_holder_fkey',
  'check_ins_employee_fkey',
  'check_ins_reviewer_fkey',
  'check_in_series_employee_fkey',
  'check_in_series_reviewer_fkey',
  'check_in_texts_by_fkey',
  'check_in_private_notes_author_fkey',
  'check_in_items_owner_fkey',
  'check_in_items_by_fkey',
  'check_in_comments_author_fkey',
  'check_in_events_by_fkey',
  'chart_plan_moves_employee_fkey',
  'chart_plan_moves_from_fkey',
  'chart_plan_moves_to_fkey',
  'reviews_employee_fkey',
  'reviews_reviewer_fkey',
  'review_answers_by_fkey',
  'review_files_by_fkey',
  'review_events_by_fkey',
]

/** What still holds a person: the keys of the tables say it, so that nobody slips in between. */
const onUses: Readonly<Record<string, () => Refusal<409> | Refusal<422>>> = {
  employees_tenant_id_reports_to_fkey: () => unacceptable({ allowed: false, because: 'hasReports' }, denials),
  ...Object.fromEntries(usedBy.map((key) => [key, inUse])),
}
