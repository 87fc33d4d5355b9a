/** `Vacancy` as JSON that PostgreSQL builds; `v` is its row. */
import { instant } from '../../store/instant.sql.ts'
import { personJson } from '../../store/json.sql.ts'

/** Who stands above it in the chart: up from the manager to the next who is active and not hidden. */
const below = `(
  with recursive line as (
    select m.id, m.reports_to, m.is_active and not m.hide_from_directory as is_shown, 1 as distance from employees m
    where m.tenant_id = v.tenant_id and m.id = v.reports_to
    union all
    select m.id, m.reports_to, m.is_active and not m.hide_from_directory, line.distance + 1
    from line join employees m on m.tenant_id = v.tenant_id and m.id = line.reports_to
    where not line.is_shown
  )
  select line.id from line where line.is_shown limit 1)`

export const vacancyJson = `json_build_object(
  'id', v.id,
  'title', v.title,
  'department', (select json_build_object('id', d.id, 'name', d.name) from departments d
    where d.tenant_id = v.tenant_id and d.id = v.department_id),
  'manager', (select json_build_object('id', m.id, 'fullName', m.full_name, 'isActive', m.is_active) from employees m
    where m.tenant_id = v.tenant_id and m.id = v.reports_to),
  'below', ${below},
  'startDay', v.start_day,
  'note', v.note,
  'state', v.state,
  'filledBy', ${personJson('v', 'filled_by')},
  'changedUtc', ${instant('v.changed_utc')},
  'version', v.version)`

/**
 * Those of the people below `reader`, as far down as it goes, which they may know of: of somebody who is hidden from the
 * directory only their own manager does.
 */
export const ofTeamOf = (reader: string): string => `v.state = 'Open' and v.reports_to in (
  with recursive team as (
    select e.id from employees e where e.tenant_id = v.tenant_id and e.id = ${reader}
    union
    select e.id from team join employees e on e.tenant_id = v.tenant_id and e.reports_to = team.id
  )
  select e.id from team join employees e on e.tenant_id = v.tenant_id and e.id = team.id
  where e.id = ${reader} or e.reports_to = ${reader} or not e.hide_from_directory)`
