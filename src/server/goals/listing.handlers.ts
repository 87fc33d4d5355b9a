import { Clock, Effect } from 'effect'
import { GoalsGroup } from '../../contract/goals.ts'
import { goalCsvHeaders, goalCsvRow } from '../../domain/goals/csv.ts'
import { type GoalListing, usualGoals } from '../../domain/goals/listing.ts'
import type { GoalState } from '../../domain/goals/nouns.ts'
import type { ProgressKind } from '../../domain/goals/progress.ts'
import type { DepartmentId, EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { exported } from '../audit/audit.store.ts'
import { csvOf } from '../files/csv.ts'
import { fileResponse } from '../files/serving.ts'
import { calendarOf } from '../files/wholeDays.ts'
import { type Asked, answer } from '../http/calls.ts'
import { jsonReply, reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { todayOf } from '../http/today.ts'
import { listReply, readWindow, windowReply } from '../http/windowed.ts'
import { Logins } from '../identity/logins.ts'
import { rowsOf, TenantSql } from '../store/database.ts'
import { goalCount, goalCounts, goalGroups, goalsDue, goalsWindow, listedGoals, orderOf } from './listing.store.ts'

const calls = GoalsGroup.endpoints

const listed = <One extends string>(said: string | undefined) => (said?.split(',') ?? []).map((one) => one as One)

const listingOf = ({
  states,
  kinds,
  departments,
  people,
  descending,
  ...query
}: Asked<typeof calls.count>['query']): GoalListing => ({
  search: query.search ?? '',
  states: listed<GoalState>(states),
  status: query.standing ?? null,
  kinds: listed<ProgressKind>(kinds),
  departments: listed<DepartmentId>(departments),
  people: listed<EmployeeId>(people),
  due: query.due ?? null,
  group: query.group ?? null,
  sort: query.sort ?? usualGoals.sort,
  isDescending: descending === 'true',
})

const inside = callerWho({ module: 'goals' })

const asked = Effect.fn(function* (query: Asked<typeof calls.window>['query']) {
  const caller = yield* inside
  const listing = listingOf(query)
  const today = yield* todayOf(caller)
  return yield* readWindow(caller, query, orderOf(listing), (reading) => goalsWindow(caller, today, listing, reading))
})

export const window = answer(calls.window, function* ({ query }) {
  return windowReply(yield* asked(query))
})

/** The same, as a list. Where the next window is, its header says (RFC 8288). */
export const list = answer(calls.list, function* ({ query }) {
  return listReply('goals', query, yield* asked(query))
})

export const count = answer(calls.count, function* ({ query }) {
  const caller = yield* inside
  const [row] = yield* rowsOf(caller, goalCount(caller, yield* todayOf(caller), listingOf(query)))
  return reply(row?.count ?? 0)
})

export const groups = answer(calls.groups, function* ({ query }) {
  const caller = yield* inside
  const [row] = yield* rowsOf(caller, goalGroups(caller, yield* todayOf(caller), listingOf(query)))
  return jsonReply(row?.body ?? '[]')
})

export const counts = answer(calls.counts, function* () {
  const caller = yield* inside
  const [row] = yield* rowsOf(caller, goalCounts(caller, yield* todayOf(caller)))
  return jsonReply(row?.body ?? '')
})

/** What the list shows, in its order. */
export const csv = answer(calls.csv, function* ({ query }) {
  const caller = yield* inside
  const today = yield* todayOf(caller)
  const goals = yield* exported(caller, 'goalList', TenantSql.use(listedGoals(caller, today, listingOf(query))))
  const rows = goals.map((goal) => goalCsvRow(goal, today))
  return fileResponse({ bytes: csvOf(goalCsvHeaders, rows), contentType: 'text/csv', name: 'goals.csv' })
})

export const dueDays = answer(calls.dueDays, function* () {
  const caller = yield* inside
  const { publicUrl } = yield* Logins
  const goals = yield* rowsOf(caller, goalsDue(caller))
  const bytes = calendarOf(
    goals.map(({ id, dueDate: day, title, person }) => ({
      id,
      day,
      summary: `${title} (${person})`,
      address: `${publicUrl}${pathTo('goal', { id })}`,
    })),
    { name: 'Goals due', product: 'Goals', now: yield* Clock.currentTimeMillis },
  )
  return fileResponse({ bytes, contentType: 'text/calendar', name: 'goals due.ics' })
})
