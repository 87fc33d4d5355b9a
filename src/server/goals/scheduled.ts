/**
 * The morning's message about goals: one to each person about all of theirs that are due soon or overdue, on the mornings on
 * which one of them has come closer (`domain/goals/reminding.ts`).
 */
import { Clock, Effect, Schema } from 'effect'
import { goalsLetter } from '../../domain/goals/letters.ts'
import { Goal } from '../../domain/goals/nouns.ts'
import { goalThreshold, isGoalToBeTold, TOLD_DAYS } from '../../domain/goals/reminding.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { EmployeeId, type TenantId } from '../../domain/kernel/ids.ts'
import { Day, Locale } from '../../domain/kernel/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { postAll } from '../mail/post.ts'
import { TenantSql, transactBy } from '../store/database.ts'
import { localeOf } from '../store/locale.sql.ts'
import { nobodyIn } from '../store/member.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const remindOfGoals = (morning: Morning) => transactBy(nobodyIn(morning.tenantId), remindersOf(morning))

const remindersOf = Effect.fn(function* ({ timeZone, publicUrl, company }: Morning) {
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  const goals = (yield* candidates(today)).map((goal) => ({ ...goal, reached: goalThreshold(goal.dueDate, today) }))
  const isNews = ({ reached, told }: (typeof goals)[number]) => isGoalToBeTold(reached, told)
  yield* stampTold(goals.filter(isNews))
  const people = new Map(goals.filter(isNews).map((goal) => [goal.employeeId, goal]))
  yield* postAll(
    [...people.values()].map(({ employeeId, email, fullName, locale }) => ({
      key: `goals:${employeeId}:${today}`,
      to: email,
      ...goalsLetter(
        goals
          .filter((goal) => goal.employeeId === employeeId)
          .map(({ title, dueDate }) => ({ title, dueDate, isOverdue: dueDate < today })),
        { to: fullName, company, locale, link: `${publicUrl}${pathTo('myGoals')}` },
      ),
    })),
  )
})

const Candidate = Schema.Struct({
  id: Goal.fields.id,
  title: Schema.String,
  dueDate: Day,
  employeeId: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  locale: Locale,
  told: Schema.NullOr(Schema.Int),
})

/**
 * Of people who can be told, the most urgent first. What was told was about one day: of another nothing was told. Locked: the
 * transaction that comes second finds what the first has told.
 */
const candidates = (today: Day) =>
  TenantSql.use(
    (sql) => sql.of(Candidate)`
      select g.id, g.title, g.due_date as "dueDate", e.id as "employeeId", e.full_name as "fullName", e.email,
        ${sql.literal(localeOf('e'))} as locale,
        case when g.told_day is not distinct from g.due_date then g.told_days end as told
      from goals g join employees e on e.tenant_id = g.tenant_id and e.id = g.employee_id
      where g.tenant_id = ${sql.tenantId}::uuid and g.state = 'Active'
        and g.due_date <= ${today}::date + ${TOLD_DAYS}::int and ${sql.literal(canBeTold('e'))}
      order by e.id, g.due_date, g.title collate list_order, g.id
      for no key update of g`,
  )

const stampTold = (told: ReadonlyArray<Pick<typeof Candidate.Type, 'id'> & { readonly reached: number | null }>) =>
  TenantSql.use(
    (sql) => sql`
      update goals g set told_days = told.reached, told_day = g.due_date
      from jsonb_to_recordset(${JSON.stringify(told)}::text::jsonb) as told (id uuid, reached integer)
      where g.tenant_id = ${sql.tenantId}::uuid and g.id = told.id`,
  )
