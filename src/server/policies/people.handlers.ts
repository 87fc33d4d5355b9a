import { Effect } from 'effect'
import { HrDocumentsGroup } from '../../contract/hrDocuments.ts'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { DutyStatus } from '../../domain/policies/nouns.ts'
import type { AnyDepartment, PeopleListing, PeopleSort } from '../../domain/policies/people.ts'
import { answer, read } from '../http/calls.ts'
import { notFound, reply } from '../http/envelope.ts'
import { readWindow, windowReply } from '../http/windowed.ts'
import { rowsOf } from '../store/database.ts'
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

const calls = HrDocumentsGroup.endpoints

/** As a query says it. */
interface Asked {
  readonly asAt?: Day | undefined
  readonly search?: string | undefined
  readonly standings?: string | undefined
  readonly departments?: string | undefined
  readonly sort?: PeopleSort | undefined
  readonly descending?: 'true' | undefined
}

interface Of<Query> {
  readonly params: { readonly id: HrDocumentId }
  readonly query: Query
}

const listingOf = ({ asAt, search = '', standings, departments, sort, descending }: Asked): PeopleListing => ({
  asAt: asAt ?? null,
  search: search.trim(),
  statuses: (standings?.split(',') ?? []) as ReadonlyArray<DutyStatus>,
  departments: (departments?.split(',') ?? []) as ReadonlyArray<AnyDepartment>,
  sort: sort ?? null,
  isDescending: descending === 'true',
})

/** For policy managers. */
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
export const compliance = read(calls.compliance, function* (asked) {
  const { bound } = yield* entered(asked)
  return wholeCompliance(bound)
})

/** A window of them. */
export const window = answer(calls.complianceWindow, function* (asked) {
  const { caller, bound } = yield* enteredThere(asked)
  const listing = listingOf(asked.query)
  return windowReply(
    yield* readWindow(caller, asked.query, orderOf(listing), (reading) => peopleWindow(bound, listing, reading)),
  )
})

/** How many it shows. */
export const count = answer(calls.complianceCount, function* (asked) {
  const { caller, bound } = yield* enteredThere(asked)
  const [row] = yield* rowsOf(caller, peopleCount(bound, listingOf(asked.query)))
  return reply(row?.count ?? 0)
})

/** How many stand how. */
export const counts = read(calls.complianceCounts, function* (asked) {
  const { bound } = yield* entered(asked)
  return complianceCounts(bound)
})
