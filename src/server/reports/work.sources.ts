import { Effect } from 'effect'
import { goalStatus } from '../../domain/goals/goalStatus.ts'
import { usualGoals } from '../../domain/goals/listing.ts'
import { shareDone } from '../../domain/goals/progress.ts'
import { goalStates } from '../../domain/goals/states.ts'
import { monthsAfter } from '../../domain/kernel/days.ts'
import { pathTo } from '../../domain/session/places.ts'
import { visible } from '../checkIns/betweenTwo.sql.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { listedGoals } from '../goals/listing.store.ts'
import { isLateSql } from '../reviews/review.sql.ts'
import { readInBulk } from '../store/bulkPlan.ts'
import { rowsOf, type Sql } from '../store/database.ts'
import { type GoalThen, goalsThen } from './goalsThen.sql.ts'
import { type Asking, byName, dayOf, placed, rowsIn, type Source, sourceOf } from './source.ts'
import { workedThen } from './then.sql.ts'

/** The list of goals itself, with those that have ended; of an earlier day, how those there were stood. */
export const goalProgress: Source = (asking) => {
  const { caller, today, day, atUtc } = asking
  const goals =
    atUtc === null
      ? rowsOf(caller, listedGoals(caller, today, { ...usualGoals, states: goalStates }))
      : readInBulk(caller, goalsThen(asking))
  return Effect.map(goals, (found: ReadonlyArray<GoalThen>) =>
    rowsIn(
      'goalProgress',
      found.map((goal) => ({
        id: goal.id as string,
        of: goal.id as string,
        goal: goal.title,
        person: goal.person,
        department: goal.department,
        started: goal.startedDay,
        due: goal.dueDate,
        share: Math.floor(shareDone(goal.progress) * 100),
        state: goalStatus(goal, day) ?? goal.state,
      })),
      (id) => pathTo('goal', { id }),
    ),
  )
}

/** Nobody opens again that it took place: it had by the time it was said, and its day is the same since. */
const hadBeenHeld = (sql: Sql, { atUtc }: Asking) =>
  atUtc === null
    ? sql`c.status in ('Held', 'Complete')`
    : sql`(c.status in ('Held', 'Complete') and c.created_utc <= ${atUtc}::timestamptz and c.id not in (
        select v.check_in_id from check_in_events v
        where v.tenant_id = ${sql.tenantId}::uuid and v.action = 'hold' and v.at_utc > ${atUtc}::timestamptz))`

/** What was planned is moved and left out without a trace, so that of an earlier day it is not known. */
const isPlanned = (sql: Sql, { atUtc, today }: Asking) =>
  atUtc === null ? sql`c.status not in ('Held', 'Complete', 'Skipped') and c.day >= ${today}::date` : sql`false`

export const checkIns = sourceOf(
  'checkIns',
  (sql, asking) => sql`
    select e.id::text as id, e.id::text as of, e.full_name as person, d.name as department, m.full_name as manager,
      c.last::text as last, ${asking.day}::date - c.last as "daysSince", c.next::text as next, c.held,
      case when c.last is null then 'never' when c.last < ${asking.day}::date - 60 then 'long'
        when c.last < ${asking.day}::date - 30 then 'month' else 'recent' end as state
    from employees e ${placed(sql)}
    cross join lateral (
      select max(c.day) filter (where ${hadBeenHeld(sql, asking)}) as last,
        min(c.day) filter (where ${isPlanned(sql, asking)}) as next,
        (count(*) filter (where ${hadBeenHeld(sql, asking)} and c.day > ${monthsAfter(asking.day, -12)}::date))::int as held
      from check_ins c where c.tenant_id = ${sql.tenantId}::uuid and c.employee_id = e.id) c
    where e.tenant_id = ${sql.tenantId}::uuid and ${workedThen(sql, asking)} and ${accessed(sql, asking.caller, 'e.id')}`,
  `c.last nulls first, ${byName}`,
  (id) => `${pathTo('employee', { id })}?tab=checkIns`,
)

export const performanceReviews = sourceOf(
  'performanceReviews',
  (sql, asking) => sql`
    select r.id::text as id, r.id::text as of, r.name as review, e.full_name as person, d.name as department,
      v.full_name as reviewer, ${dayOf(sql, asking, 'r.scheduled_utc')}::text as begins,
      ${dayOf(sql, asking, 'r.due_utc')}::text as due,
      case when ${sql.literal(isLateSql)} then ${asking.today}::date - ${dayOf(sql, asking, 'r.due_utc')} end as "daysLate",
      r.stage as state
    from reviews r
    join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = r.employee_id
    join employees v on v.tenant_id = ${sql.tenantId}::uuid and v.id = r.reviewer_id
    left join departments d on d.tenant_id = ${sql.tenantId}::uuid and d.id = e.department_id
    where ${sql.and([sql`r.tenant_id = ${sql.tenantId}::uuid`, ...visible(sql, asking.caller, 'r', null)])}`,
  `r.due_utc, ${byName}, r.id`,
  (id) => pathTo('pr', { id }),
)
