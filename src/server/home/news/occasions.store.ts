import type { Caller } from '../../../contract/callers.ts'
import { AHEAD_DAYS, markedFrom, newSince, OCCASIONS_MOST } from '../../../domain/home/news/occasions.ts'
import { daysAfter } from '../../../domain/kernel/days.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { avatarUrl, currentPosition, departmentRef } from '../../employees/employee.sql.ts'
import { Body } from '../../store/body.ts'
import type { Sql } from '../../store/database.ts'

const told = (kind: string): string => `json_build_object(
  'total', (select count(*)::int from found f where f.kind = '${kind}'),
  'people', coalesce((
    select json_agg(json_build_object('id', e.id, 'fullName', e.full_name, 'positionTitle', ${currentPosition('title')},
      'department', ${departmentRef}, 'avatarUrl', ${avatarUrl}, 'day', f.day, 'years', f.years) order by f.place)
    from placed f join employees e on e.tenant_id = f.tenant_id and e.id = f.id
    where f.kind = '${kind}' and f.place <= ${OCCASIONS_MOST}), '[]'::json))`

const monthDay = (column: string): string => `(extract(month from ${column}) * 100 + extract(day from ${column}))::int`

/**
 * The rule of `occasionsOf`, asked of everybody at once, as the JSON of `Occasions`. The nearest day first; those of one's
 * own department before the others of that day. The newest who began come first.
 */
export const occasionsFor =
  ({ employeeId }: Caller, today: Day) =>
  (sql: Sql) => {
    const marked = markedFrom(today)
    const days = marked.map((one) => one.monthDay)
    return sql.of(Body)`
      with client as (select t.occasions from tenants t where t.id = ${sql.tenantId}::uuid),
      me as (select m.department_id from employees m where m.tenant_id = ${sql.tenantId}::uuid and m.id = ${employeeId}::uuid),
      marked as (
        select * from unnest(${marked.map(({ day }) => day)}::date[], ${days}::int[]) as m (day, month_day)),
      people as materialized (
        select e.tenant_id, e.id, e.full_name, e.start_date, e.department_id, ${sql.literal(monthDay('e.start_date'))} as began,
          b.born, coalesce(e.termination_date, 'infinity'::date) as last_day
        from employees e
        left join (
          select b.id, ${sql.literal(monthDay('b.date_of_birth'))} as born from employee_personal b
          where b.tenant_id = ${sql.tenantId}::uuid
            and ${sql.literal(monthDay('b.date_of_birth'))} = any(${days}::int[])) b on b.id = e.id
        where e.tenant_id = ${sql.tenantId}::uuid and e.is_active and not e.hide_from_directory
          and (b.id is not null or ${sql.literal(monthDay('e.start_date'))} = any(${days}::int[])
            or e.start_date between ${newSince(today)}::date and ${daysAfter(today, AHEAD_DAYS)}::date)),
      hidden as (select * from occasion_choices where tenant_id = ${sql.tenantId}::uuid),
      found as materialized (
        select p.*, case when p.start_date <= ${today}::date then 'joined' else 'starting' end as kind,
          p.start_date as day, null::int as years
        from people p where p.start_date between ${newSince(today)}::date and ${daysAfter(today, AHEAD_DAYS)}::date
          and ${today}::date <= p.last_day
        union all
        select p.*, 'birthday', m.day, null
        from marked m join people p on p.born = m.month_day
        where m.day <= p.last_day and not exists (select from hidden h where h.employee_id = p.id and h.hides_birthday)
          and exists (select from client where occasions in ('both', 'birthdays'))
        union all
        select p.*, 'anniversary', m.day, (extract(year from m.day) - extract(year from p.start_date))::int
        from marked m join people p on p.began = m.month_day
        where m.day <= p.last_day and not exists (select from hidden h where h.employee_id = p.id and h.hides_anniversary)
          and extract(year from m.day) > extract(year from p.start_date)
          and exists (select from client where occasions in ('both', 'anniversaries'))),
      placed as materialized (
        select f.*, row_number() over (
          partition by f.kind
          order by case when f.kind = 'joined' then ${today}::date - f.day else f.day - ${today}::date end,
            f.department_id is distinct from (select department_id from me), f.full_name collate list_order, f.id) as place
        from found f)
      select json_build_object('joined', ${sql.literal(told('joined'))}, 'starting', ${sql.literal(told('starting'))},
        'birthday', ${sql.literal(told('birthday'))}, 'anniversary', ${sql.literal(told('anniversary'))})::text as body`
  }
