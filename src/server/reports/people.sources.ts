import { leavingNames } from '../../domain/employees/termination.fields.ts'
import { dayBefore, monthsAfter } from '../../domain/kernel/days.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { ReportName } from '../../domain/reports/access.ts'
import { NOTHING } from '../../domain/reports/answering.ts'
import { type ReportQuestion, writtenQuestion } from '../../domain/reports/question.ts'
import { pathTo } from '../../domain/session/places.ts'
import { accessed } from '../employees/accessible.sql.ts'
import type { Sql } from '../store/database.ts'
import { byName, dayOf, placed, sourceOf } from './source.ts'
import { began, ended, pastEmployments, workedThen } from './then.sql.ts'

const profile = (id: string) => pathTo('employee', { id })

const current = (sql: Sql) =>
  sql`left join positions p on p.tenant_id = ${sql.tenantId}::uuid and p.employee_id = e.id and p.is_current`

/** § 6 Employee list filtering: as the list shows them; of a day before, with what they are by now. */
export const employeeDirectory = sourceOf(
  'employeeDirectory',
  (sql, asking) => sql`
    select e.id::text as id, e.id::text as of, e.full_name as person, e.email, e.phone, p.title as position,
      d.name as department, m.full_name as manager, e.start_date::text as started
    from employees e ${current(sql)} ${placed(sql)}
    where e.tenant_id = ${sql.tenantId}::uuid and ${workedThen(sql, asking)} and not e.hide_from_directory
      and ${accessed(sql, asking.caller, 'e.id')}`,
  byName,
  profile,
)

/** `reasonInWords` of the domain. */
const whyLeft = `case when coalesce(q.kind, 'other') = 'other' and q.reason <> ''
  then q.reason else case coalesce(q.kind, 'other') ${Object.entries(leavingNames)
    .map(([kind, name]) => `when '${kind}' then '${name}'`)
    .join(' ')} end end`

export const joinersAndLeavers = sourceOf(
  'joinersAndLeavers',
  (sql, asking) => sql`
    select q.state || ':' || e.id || q.which as id, e.id::text as of, q.day::text as day, e.full_name as person, d.name as department,
      m.full_name as manager, p.title as position, q.state, case when q.state = 'left' then ${sql.literal(whyLeft)} end as reason,
      case when q.state = 'left' and q.first_day <= q.day
        then (extract(year from age(q.day, q.first_day)) * 12 + extract(month from age(q.day, q.first_day)))::int end as months
    from employees e
    cross join lateral (
      select 'joined' as state, ${began(sql, asking)} as day, '' as which, null::date as first_day, null as kind,
        null as reason
      union all
      select 'left', e.termination_date, '', e.start_date, e.termination_kind, e.termination_reason
      union all
      select 'joined', past.began, ':' || past.no, null, null, null from (${pastEmployments(sql, asking)}) past
      union all
      select 'left', past.ended, ':' || past.no, past.first_day, past.kind, past.reason
      from (${pastEmployments(sql, asking)}) past) q
    ${current(sql)} ${placed(sql)}
    where e.tenant_id = ${sql.tenantId}::uuid and ${accessed(sql, asking.caller, 'e.id')}
      and q.day between ${asking.from}::date and ${asking.until}::date`,
  `q.day desc, ${byName}`,
  profile,
)

/**
 * People are counted who came and went alike: whoever was there before, and stays, is no matter of each month.
 */
export const headcount = sourceOf(
  'headcount',
  (sql, asking) => sql`
    with months as materialized (
      select m::date as first, least((m + interval '1 month - 1 day')::date, ${asking.until}::date) as last
      from generate_series(date_trunc('month', ${asking.from}::date::timestamp), ${asking.until}::date, interval '1 month') m),
    around as materialized (select min(first) - 1 as before, max(last) + 1 as after from months),
    people as materialized (
      select p.department_id, greatest(a.before, least(p.began, a.after)) as began,
        greatest(a.before, least(p.ended, a.after)) as ended, count(*)::int as count
      from (
        select e.department_id, worked.began, worked.ended
        from employees e
        cross join lateral (
          select ${began(sql, asking)} as began, ${sql.literal(ended)} as ended
          union all
          select past.began, past.ended from (${pastEmployments(sql, asking)}) past) worked
        where e.tenant_id = ${sql.tenantId}::uuid and ${accessed(sql, asking.caller, 'e.id')}) p
      cross join around a group by 1, 2, 3),
    counted as (
      select m.first, p.department_id,
        coalesce(sum(p.count) filter (where p.began <= m.last and p.ended >= m.last), 0)::int as people,
        coalesce(sum(p.count) filter (where p.began between m.first and m.last), 0)::int as joined,
        coalesce(sum(p.count) filter (where p.ended between m.first and m.last), 0)::int as left
      from months m cross join people p group by 1, 2),
    shown as (
      select to_char(c.first, 'YYYY-MM') as month, d.name as department, c.people, c.joined, c.left
      from counted c left join departments d on d.tenant_id = ${sql.tenantId}::uuid and d.id = c.department_id)
    select c.month || ':' || coalesce(c.department, '') as id, coalesce(c.department, ${NOTHING}) as of, c.month, c.department, c.people, c.joined, c.left
    from shown c where c.people > 0 or c.joined > 0 or c.left > 0`,
  'c.month desc, c.department collate list_order nulls last',
  (department, id, { until }) => whoThen(monthOf(id, until), department),
  ({ id, of }, { until }) => {
    const month = monthOf(id, until)
    const department = of ?? NOTHING
    const changes = (only: string) => toReport('joinersAndLeavers', { ...month, department, only })
    return { people: whoThen(month, department), joined: changes('joined'), left: changes('left') }
  },
)

interface Month {
  readonly from: Day
  readonly until: Day
}

/** As it is counted: whole, but for what is yet to come of it. */
const monthOf = (id: string, until: Day): Month => {
  const from: Day = `${id.slice(0, 7)}-01`
  const last = dayBefore(monthsAfter(from, 1))
  return { from, until: last < until ? last : until }
}

const toReport = (name: ReportName, question: ReportQuestion): string =>
  `${pathTo('report', { name })}?${writtenQuestion(question)}`

/** The people who are counted at the end of a month. */
const whoThen = ({ until }: Month, department: string): string =>
  toReport('employeeDirectory', { asAt: until, department })

/** `saysSomething` of the domain. */
const isWritten = `p.description ~ '[[:alnum:]]'`

export const positionDescriptions = sourceOf(
  'positionDescriptions',
  (sql, asking) => sql`
    select coalesce(p.id, e.id)::text as id, e.id::text as of, e.full_name as person, d.name as department,
      m.full_name as manager, p.title as position, ${dayOf(sql, asking, 'p.start_date_utc')}::text as since,
      case when p.id is null then 'none' when p.status = 'Draft' and not ${sql.literal(isWritten)} then 'unwritten'
        else p.status end as state
    from employees e ${current(sql)} ${placed(sql)}
    where e.tenant_id = ${sql.tenantId}::uuid and e.is_active and ${accessed(sql, asking.caller, 'e.id')}`,
  byName,
  (employeeId, id) =>
    id === employeeId ? `${profile(employeeId)}?tab=positions` : pathTo('employeePosition', { employeeId, id }),
)
