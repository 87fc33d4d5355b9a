/**
 * The morning's message about goals, one to each person (`domain/goals/reminding.ts`): on a morning of their rhythm about all
 * they work on, else about those that are due soon or overdue, when one of them has come closer.
 */
import { Clock, Effect, Schema } from 'effect'
import { goalsLetter, howGoalsStandLetter } from '../../domain/goals/letters.ts'
import { Goal, GoalReminders } from '../../domain/goals/nouns.ts'
import { goalThreshold, isAskedOn, isGoalToBeTold, TOLD_DAYS } from '../../domain/goals/reminding.ts'
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
  const asked = yield* askedOn(today)
  const askedIds = new Set(asked.map(({ employeeId }) => employeeId))
  const due = goals.filter((goal) => isNews(goal) && !askedIds.has(goal.employeeId))
  const link = `${publicUrl}${pathTo('myGoals')}`
  yield* postAll([
    ...asked
      .filter((person) => person.goals.length > 0)
      .map((person) => ({
        ...sentTo(person, today),
        ...howGoalsStandLetter(person.goals.map(dueOn(today)), { ...wordsTo(person), company, link }),
      })),
    ...[...new Map(due.map((goal) => [goal.employeeId, goal])).values()].map((person) => ({
      ...sentTo(person, today),
      ...goalsLetter(goals.filter(({ employeeId }) => employeeId === person.employeeId).map(dueOn(today)), {
        ...wordsTo(person),
        company,
        link,
      }),
    })),
  ])
})

const dueOn =
  (today: Day) =>
  <Due extends Day | null>({ title, dueDate }: { readonly title: string; readonly dueDate: Due }) => ({
    title,
    dueDate,
    isOverdue: dueDate !== null && dueDate < today,
  })

/** One message of a morning, whatever it is about. */
const sentTo = ({ employeeId, email }: Pick<Told, 'employeeId' | 'email'>, today: Day) => ({
  key: `goals:${employeeId}:${today}`,
  to: email,
})

const wordsTo = ({ fullName, locale }: Pick<Told, 'fullName' | 'locale'>) => ({ to: fullName, locale })

/** Those whose rhythm it is, with all they work on; that they were asked is kept, and so a second run asks nobody. */
const askedOn = Effect.fn(function* (today: Day) {
  const chosen = yield* rhythms
  const asked = chosen.filter(({ rhythm, last }) => isAskedOn(today, { rhythm, last }))
  if (asked.length === 0) return []
  return yield* askedAbout(
    asked.map(({ employeeId }) => employeeId),
    today,
  )
})

const told = { employeeId: EmployeeId, fullName: Schema.String, email: Schema.String, locale: Locale }
const Told = Schema.Struct(told)
type Told = typeof Told.Type

const Rhythm = Schema.Struct({ employeeId: EmployeeId, rhythm: GoalReminders.fields.rhythm, last: Day })

/** Locked: the transaction that comes second finds whom the first has asked. */
const rhythms = TenantSql.use(
  (sql) => sql.of(Rhythm)`
    select employee_id as "employeeId", goal_rhythm as rhythm, goals_asked_day as last from memberships
    where tenant_id = ${sql.tenantId}::uuid and goal_rhythm <> 'whenDue'
    order by employee_id
    for no key update`,
)

const AskedAbout = Schema.Struct({
  ...told,
  goals: Schema.Array(Schema.Struct({ title: Schema.String, dueDate: Schema.NullOr(Day) })),
})

const askedAbout = (people: ReadonlyArray<EmployeeId>, today: Day) =>
  TenantSql.use(
    (sql) => sql.of(AskedAbout)`
      with asked as (
        update memberships set goals_asked_day = ${today}::date
        where tenant_id = ${sql.tenantId}::uuid and employee_id = any(${people}::uuid[])
        returning employee_id)
      select e.id as "employeeId", e.full_name as "fullName", e.email, ${sql.literal(localeOf('e'))} as locale,
        coalesce((
          select json_agg(json_build_object('title', g.title, 'dueDate', g.due_date)
            order by g.due_date nulls last, g.title collate list_order, g.id)
          from goals g where g.tenant_id = e.tenant_id and g.employee_id = e.id and g.state = 'Active'), '[]'::json) as goals
      from employees e join asked on asked.employee_id = e.id
      where e.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(canBeTold('e'))}
      order by e.id`,
  )

const Candidate = Schema.Struct({
  ...told,
  id: Goal.fields.id,
  title: Schema.String,
  dueDate: Day,
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
