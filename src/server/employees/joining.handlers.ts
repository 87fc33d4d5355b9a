import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { mayAskForAddress, mayCreate } from '../../domain/employees/access.ts'
import type { NewEmployee } from '../../domain/employees/nouns.ts'
import { mayReportTo } from '../../domain/employees/reporting.ts'
import { denials } from '../../domain/employees/wording.ts'
import { answer, change } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { refuse, reply } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { emailIsInUse, onEmployeeKeys, recorded, seen } from './changes.ts'
import { emailInUse, insertEmployee, isIdTaken, sameEmployee } from './employees.store.ts'
import { givenTo } from './newcomers.ts'
import { setPositionTitle, setTags } from './profile.store.ts'
import { filledByNew } from './vacancies/filling.ts'

const calls = EmployeesGroup.endpoints

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for somebody else.')

/** § 7 POST employees. Asked twice with one id it makes one person, and answers with that person both times. */
export const createEmployee = change(calls.create, function* ({ payload: person }) {
  const caller = yield* CurrentCaller
  const may = mayCreate(caller)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const { timeZone } = caller
  const line = mayReportTo(person.id, person.reportsTo, () => null)
  if (!line.allowed) return yield* Effect.fail(unacceptable(line, denials, 'reportsTo'))
  const isNew = yield* onConstraint(insertEmployee(person), onEmployeeKeys)
  if (!isNew) return yield* madeBefore(caller, person)
  yield* setPositionTitle(person.id, person.positionTitle, { startDate: person.startDate, timeZone })
  yield* setTags(person.id, person.tags)
  if (person.vacancy !== undefined) yield* filledByNew(person.vacancy, person.id)
  const given = yield* givenTo([person])
  return yield* recorded(caller, person.id, { action: 'created', ...given.get(person.id) })
})

/** The same request once more, or another person with one of the two keys. */
const madeBefore = Effect.fn(function* (caller: Caller, person: NewEmployee) {
  const same = yield* sameEmployee(caller, person)
  if (same !== undefined) return same
  return yield* Effect.fail((yield* isIdTaken(person.id)) ? alreadyExists : emailIsInUse)
})

/** § 7 POST employees/isEmailAddressInUse: inside this tenant only. */
export const isEmailAddressInUse = answer(calls.isEmailAddressInUse, function* ({ payload }) {
  const { email, exceptEmployeeId } = payload
  const caller = yield* CurrentCaller
  const whose = exceptEmployeeId ?? null
  if (whose !== null) yield* seen(caller, whose)
  const may = mayAskForAddress(caller, whose)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const [row] = yield* rowsOf(caller, emailInUse(email, whose))
  return reply(row?.used === true)
})
