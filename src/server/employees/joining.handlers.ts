import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { mayCreate } from '../../domain/employees/access.ts'
import type { NewEmployee } from '../../domain/employees/nouns.ts'
import { mayReportTo } from '../../domain/employees/reporting.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { jsonReply, refuse, reply } from '../http/envelope.ts'
import { Database } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { emailIsInUse, onEmployeeKeys, recorded } from './changes.ts'
import { emailInUse, insertEmployee, isIdTaken, sameEmployee } from './employees.store.ts'
import { setPositionTitle, setTags } from './profile.store.ts'

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for somebody else.')

/** Who calls, if they may create people. */
const creator = Effect.flatMap(CurrentCaller, (caller) => {
  const decision = mayCreate(caller)
  return decision.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(decision, denials))
})

/** § 7 POST employees. Asked twice with one id it makes one person, and answers with that person both times. */
export const createEmployee = Effect.fn(function* ({ payload: person }: { readonly payload: NewEmployee }) {
  const caller = yield* creator
  const database = yield* Database
  const { tenantId, timeZone } = caller
  const line = mayReportTo(person.id, person.reportsTo, () => null)
  if (!line.allowed) return yield* Effect.fail(unacceptable(line, denials, 'reportsTo'))
  const body = yield* database.withTenant(
    caller,
    Effect.gen(function* () {
      const isNew = yield* onConstraint(insertEmployee(tenantId, person), onEmployeeKeys)
      if (!isNew) return yield* madeBefore(caller, person)
      yield* setPositionTitle(tenantId, person.id, person.positionTitle, { startDate: person.startDate, timeZone })
      yield* setTags(tenantId, person.id, person.tags)
      const { id, ...content } = person
      return yield* recorded(caller, id, {
        action: 'created',
        fields: Object.keys(content),
        values: firstValues(person),
      })
    }),
  )
  return jsonReply(body)
})

/** What can be told of a newcomer without asking again. */
const firstValues = ({ firstName, lastName, email, positionTitle, startDate, tags }: NewEmployee) =>
  Object.entries({
    firstName,
    lastName: lastName || null,
    email,
    positionTitle,
    startDate,
    tags: tags.join(', ') || null,
  }).map(([field, after]) => ({ field, before: null, after }))

/** The same request once more, or another person with one of the two keys. */
const madeBefore = Effect.fn(function* (caller: Caller, person: NewEmployee) {
  const same = yield* sameEmployee(caller, person)
  if (same !== undefined) return same
  return yield* Effect.fail((yield* isIdTaken(caller.tenantId, person.id)) ? alreadyExists : emailIsInUse)
})

/** § 7 POST employees/isEmailAddressInUse: inside this tenant only. */
export const isEmailAddressInUse = Effect.fn(function* ({
  payload: { email, exceptEmployeeId },
}: {
  readonly payload: { readonly email: string; readonly exceptEmployeeId?: EmployeeId | undefined }
}) {
  const caller = yield* creator
  const database = yield* Database
  const [row] = yield* database.read(caller, emailInUse(caller.tenantId, email, exceptEmployeeId ?? null))
  return reply(row?.used === true)
})
