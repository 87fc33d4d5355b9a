import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { StartingGroup } from '../../../contract/starting.ts'
import { mayInvite } from '../../../domain/employees/accounts/rules.ts'
import { mayDo } from '../../../domain/employees/lifecycle.ts'
import { mayReinstate, mayReinstateOn } from '../../../domain/employees/starting/reinstating.ts'
import { denials } from '../../../domain/employees/starting/wording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { change } from '../../http/calls.ts'
import { forbidden, unacceptable } from '../../http/denied.ts'
import { todayOf } from '../../http/today.ts'
import { takeLogin } from '../../identity/credentials.store.ts'
import { onConstraint } from '../../store/failures.ts'
import { aboutAccount, permitted } from '../accounts/account.handlers.ts'
import { whoIsInvited } from '../accounts/account.store.ts'
import { inviteOwner } from '../accounts/inviting.ts'
import { asDecidedOn, missed, onEmployeeKeys, recorded, seen, unknownManager } from '../changes.ts'
import { lineFrom, nameOf, structureLock } from '../employees.store.ts'
import { keepPastEmployment, leaveGroups, startAgain } from './reinstating.store.ts'

/**
 * Ours: PUT employees/{id}/reinstate. An employment that ended begins again, in one transaction with the invitation to sign
 * in, where one is asked for: of the login that ended, nothing is there that could come back.
 */
export const reinstate = change(StartingGroup.endpoints.reinstate, function* ({ params: { id }, payload }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = mayReinstate(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  yield* structureLock
  const before = yield* asDecidedOn(id, payload.version)
  const possible = mayDo(caller, before, 'reinstate')
  if (!possible.allowed || before.termination === null)
    return yield* Effect.fail(unacceptable({ allowed: false, because: 'notInThisState' }, denials))
  const line = payload.reportsTo === null ? [] : yield* lineFrom(payload.reportsTo)
  const manager = line.find((person) => person.id === payload.reportsTo) ?? null
  if (payload.reportsTo !== null && manager === null) return yield* Effect.fail(unknownManager)
  const managers = new Map(line.map((person) => [person.id, person.reportsTo]))
  const decision = mayReinstateOn({
    employeeId: id,
    firstDay: payload.firstDay,
    lastDay: before.termination.date,
    today: yield* todayOf(caller),
    manager,
    reportsToOf: (person) => managers.get(person),
  })
  if (!decision.allowed) return yield* Effect.fail(unacceptable(decision, denials, fieldOf(decision.because)))

  yield* keepPastEmployment(id)
  const started = yield* onConstraint(startAgain(id, payload), onEmployeeKeys)
  if (started === undefined) return yield* missed(id)
  const { values } = started
  yield* leftGroups(caller, id)
  if (before.isAdmin) {
    const right = { field: 'isAdmin', before: 'yes', after: 'no' }
    yield* recordChange(caller, {
      kind: 'account',
      id,
      person: id,
      action: 'updated',
      fields: ['isAdmin'],
      values: [right],
    })
  }
  if (payload.invites) yield* invited(caller, id)
  return yield* recorded(caller, id, { action: 'reinstated', fields: values.map(({ field }) => field), values })
})

const fieldOf = (because: string) => (because.startsWith('back') ? 'firstDay' : 'reportsTo')

/** Each group writes down that it has one member less. */
const leftGroups = Effect.fn(function* (caller: Caller, person: EmployeeId) {
  const left = yield* leaveGroups(person)
  if (left.length === 0) return
  const values = [{ field: 'membersRemoved', before: yield* nameOf(person), after: null }]
  yield* changeEntries(
    caller,
    { action: 'updated', kind: 'securityGroup', fields: ['membersRemoved'] },
    left.map((group) => ({ ...group, values })),
  )
})

const invited = Effect.fn(function* (caller: Caller, id: EmployeeId) {
  const person = yield* whoIsInvited(id)
  if (person === undefined) return yield* missed(id)
  yield* permitted(mayInvite(caller, person, (yield* takeLogin(id)) ?? null))
  const { id: userId } = yield* inviteOwner(id, person)
  yield* recordChange(caller, { ...aboutAccount({ userId }, id), action: 'invited', fields: ['login'] })
})
