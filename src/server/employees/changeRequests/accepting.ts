/** What was asked for is written into the record as whoever accepts it would write it there: by the functions of the editor. */
import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import {
  draftOfValues,
  partsOf,
  type RequestedPart,
  type RequestedValues,
  requestProblems,
} from '../../../domain/employees/changeRequests/changeRequest.fields.ts'
import { withAsked } from '../../../domain/employees/changeRequests/comparing.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Version } from '../../../domain/kernel/nouns.ts'
import { refuse } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import type { Changed } from '../profile.store.ts'
import { basicInfoChanged, emergencyChanged, personalChanged, together } from '../sectionChanges.ts'
import type { StoredRequest } from './changeRequests.store.ts'
import { fieldsIn } from './seen.ts'

/** What the form of the record would say of it; the first of it is why not. */
export const unlessProblem = Effect.fn(function* (caller: Caller, standing: RequestedValues, to: RequestedValues) {
  const problems = requestProblems(draftOfValues(standing), draftOfValues(to), yield* todayOf(caller))
  const [problem] = Object.entries(problems)
  if (problem !== undefined) {
    const [field, sentence] = problem
    return yield* Effect.fail(refuse(422, 'invalid_field', sentence, field))
  }
})

/** Answers what differs now, for the record of changes. */
export const written = Effect.fn(function* (caller: Caller, request: StoredRequest) {
  const { employeeId, standing, changes, recordVersion } = request
  const to = withAsked(standing, changes)
  yield* unlessProblem(caller, standing, to)
  let version = recordVersion
  const changed: Array<Changed> = []
  for (const part of partsOf(fieldsIn(request))) {
    changed.push(yield* parts[part](caller, employeeId, { ...to, version }))
    version += 1
  }
  return together(...changed)
})

type Saved = RequestedValues & { readonly version: Version }

const names = (fields: ReadonlyArray<string>): Changed => ({ fields, values: [] })

const parts = {
  basicInfo: basicInfoChanged,
  personal: (caller: Caller, id: EmployeeId, to: Saved) => Effect.map(personalChanged(caller, id, to), names),
  emergency: (caller: Caller, id: EmployeeId, to: Saved) => Effect.map(emergencyChanged(caller, id, to), names),
} satisfies Record<RequestedPart, unknown>
