import { Effect } from 'effect'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { PolicyStanding } from '../../domain/policies/nouns.ts'
import type { AnyDepartment, PeopleListing, PeopleSort } from '../../domain/policies/people.ts'
import { jsonReply, notFound, reply } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { readingOf, windowJson } from '../store/windows.ts'
import { managingAnything } from './guards.ts'
import {
  type Bound,
  complianceCounts,
  orderOf,
  peopleCount,
  peopleWindow,
  policyExists,
  compliance as wholeCompliance,
} from './people.store.ts'

/** As a query says it. */
interface Asked {
  readonly asAt?: Day | undefined
  readonly search?: string | undefined
  readonly standings?: string | undefined
  readonly departments?: string | undefined
  readonly sort?: PeopleSort | undefined
  readonly descending?: 'true' | undefined
}

interface OfWindow extends Asked {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly from?: string | undefined
  readonly limit?: string | undefined
}

interface Of<Query> {
  readonly params: { readonly id: HrDocumentId }
  readonly query: Query
}

const listingOf = ({ asAt, search = '', standings, departments, sort, descending }: Asked): PeopleListing => ({
  asAt: asAt ?? null,
  search: search.trim(),
  standings: (standings?.split(',') ?? []) as ReadonlyArray<PolicyStanding>,
  departments: (departments?.split(',') ?? []) as ReadonlyArray<AnyDepartment>,
  sort: sort ?? null,
  isDescending: descending === 'true',
})

/** For whoever manages policies. */
const entered = Effect.fn(function* ({ params: { id }, query: { asAt: day } }: Of<Pick<Asked, 'asAt'>>) {
  const caller = yield* managingAnything
  const asAt = day === undefined ? null : { day, timeZone: caller.timeZone }
  const bound: Bound = { id, asAt }
  return { caller, bound }
})

const enteredThere = Effect.fn(function* (asked: Of<Asked>) {
  const { caller, bound } = yield* entered(asked)
  const [there] = yield* rowsOf(caller, policyExists(bound.id))
  return there === undefined ? yield* Effect.fail(notFound) : { caller, bound }
})

/** Who is bound by a policy and who has agreed, now or as at the end of a day. */
export const compliance = Effect.fn(function* (asked: Of<Pick<Asked, 'asAt'>>) {
  const { caller, bound } = yield* entered(asked)
  const [row] = yield* rowsOf(caller, wholeCompliance(bound))
  return row === undefined ? yield* Effect.fail(notFound) : jsonReply(row.body)
})

/** A window of them. */
export const window = Effect.fn(function* (asked: Of<OfWindow>) {
  const { caller, bound } = yield* enteredThere(asked)
  const listing = listingOf(asked.query)
  const reading = yield* readingOf(asked.query, orderOf(listing))
  const [row] = yield* rowsOf(caller, peopleWindow(bound, listing, reading))
  return jsonReply(windowJson(reading, row ?? { rows: '[]', found: 0, nearest: null, farthest: null }))
})

/** How many it shows. */
export const count = Effect.fn(function* (asked: Of<Asked>) {
  const { caller, bound } = yield* enteredThere(asked)
  const [row] = yield* rowsOf(caller, peopleCount(bound, listingOf(asked.query)))
  return reply(row?.count ?? 0)
})

/** How many stand how. */
export const counts = Effect.fn(function* (asked: Of<Pick<Asked, 'asAt'>>) {
  const { caller, bound } = yield* entered(asked)
  const [row] = yield* rowsOf(caller, complianceCounts(bound))
  return row === undefined ? yield* Effect.fail(notFound) : jsonReply(row.body)
})
