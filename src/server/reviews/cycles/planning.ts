/** What a cycle plans: at once when it begins, and of a morning for those who have come (`domain/reviews/cycles/planning.ts`). */
import { Effect } from 'effect'
import { momentsOf } from '../../../domain/checkIns/moments.ts'
import type { EmployeeId, ReviewCycleId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import type { CycleRow } from '../../../domain/reviews/cycles/nouns.ts'
import { planOf } from '../../../domain/reviews/cycles/planning.ts'
import { type Actor, asNobody } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { TenantSql } from '../../store/database.ts'
import { derivedId } from '../../store/derivedId.ts'
import { planAnew } from '../../store/manyRows.ts'
import { insertPlanned, type Planned, peopleFor, runningCycles } from './cycles.store.ts'

interface Now {
  readonly today: Day
  readonly timeZone: string
}

interface Cycle {
  readonly id: ReviewCycleId
  readonly name: string
}

/** Above so many PostgreSQL is asked to plan anew; the plans of other requests stay as they are below it. */
const MANY = 500

/** Writes what is planned, and that it was. Answers those that were new. */
export const plan = Effect.fn(function* (
  by: Actor,
  { id, name }: Cycle,
  { rows, timeZone }: { readonly rows: ReadonlyArray<CycleRow>; readonly timeZone: string },
) {
  const planned = plannedOf(id, rows, timeZone)
  if (planned.length === 0) return []
  if (planned.length > MANY) yield* planAnew
  const made = yield* insertPlanned(id, planned)
  yield* changeEntries(
    by,
    { action: 'created', kind: 'performanceReview' },
    made.map((review) => ({ id: review.id, person: review.employeeId, name })),
  )
  return made.map((review) => review.id)
})

/** For the morning. Of a cycle that is paused, or has ended, nothing is planned. */
export const takeInThoseWhoCame = Effect.fn(function* ({ today, timeZone }: Now) {
  for (const { id, name, rules, from, dueDay } of yield* runningCycles) {
    const people = yield* TenantSql.use(peopleFor(id))
    const rows = planOf({ ...rules, from, dueDay }, people, today)
    yield* plan(asNobody, { id, name }, { rows, timeZone })
  }
})

const plannedOf = (id: ReviewCycleId, rows: ReadonlyArray<CycleRow>, timeZone: string): ReadonlyArray<Planned> => {
  const known = new Map<string, ReturnType<typeof momentsOf>>()
  /** Most have the same two days: an instant of a zone is looked for, not reckoned. */
  const momentsOn = (day: Day, dueDay: Day) => {
    const found = known.get(day + dueDay) ?? momentsOf(timeZone, { day, time: '00:00', dueDay })
    known.set(day + dueDay, found)
    return found
  }
  return rows.flatMap(({ employee, reviewer, occasion, scheduledDay, dueDay }) =>
    reviewer === null || occasion === null || scheduledDay === null || dueDay === null
      ? []
      : [
          {
            id: derivedId([id, employee.id, occasion].join('/')),
            employeeId: employee.id as EmployeeId,
            reviewerId: reviewer.id,
            occasion,
            day: scheduledDay,
            dueDay,
            ...momentsOn(scheduledDay, dueDay),
          },
        ],
  )
}
