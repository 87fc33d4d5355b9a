/** `ChartPlan` and `ChartPlanSummary` as JSON that PostgreSQL builds; `c` is the plan's row. */
import { canBeTold } from '../../employees/listeners.store.ts'
import { instant } from '../../store/instant.sql.ts'
import { listJson, personJson } from '../../store/json.sql.ts'

const said = `
  'id', c.id,
  'name', c.name,
  'effectiveDay', c.effective_day,
  'state', c.state,
  'createdBy', ${personJson('c', 'created_by')},
  'publishedUtc', ${instant('c.published_utc')},
  'changedUtc', ${instant('c.changed_utc')},
  'version', c.version`

export const summaryJson = `json_build_object(${said},
  'moves', (select count(*)::int from chart_plan_moves m where m.tenant_id = c.tenant_id and m.plan_id = c.id))`

const plannedPerson = (row: string): string => `json_build_object('id', ${row}.id, 'fullName', ${row}.full_name,
  'isActive', ${row}.is_active, 'isHidden', ${row}.hide_from_directory)`

const managerJson = (column: string): string => `(
  select ${plannedPerson('g')} from employees g where g.tenant_id = m.tenant_id and g.id = ${column})`

/** `PlannedMove`; `m` is the move's row, `p` the person's. */
const moveJson = `json_build_object(
  'person', ${plannedPerson('p')},
  'from', ${managerJson('m.from_manager')},
  'now', (select json_build_object('id', g.id, 'fullName', g.full_name) from employees g
    where g.tenant_id = p.tenant_id and g.id = p.reports_to),
  'to', ${managerJson('m.to_manager')},
  'stays', m.stays)`

const movesFrom = `chart_plan_moves m join employees p on p.tenant_id = m.tenant_id and p.id = m.employee_id
  where m.tenant_id = c.tenant_id and m.plan_id = c.id`

/** Whether an administrator signs in here who did not send it. */
const hasOtherAdmin = `exists (select from employees o where o.tenant_id = c.tenant_id and 'admin' = any(o.roles)
  and o.id is distinct from c.sent_by and ${canBeTold('o')})`

export const planJson = `json_build_object(${said},
  'note', c.note,
  'moves', ${listJson(moveJson, movesFrom, 'p.full_name collate list_order, p.id')},
  'sentBy', ${personJson('c', 'sent_by')},
  'approvedBy', ${personJson('c', 'approved_by')},
  'revertedUtc', ${instant('c.reverted_utc')},
  'hasOtherAdmin', ${hasOtherAdmin})`

/** Plans in review that somebody may approve: not their own, where another could (`mayActOnPlan` of the domain). */
export const waitsFor = (person: string): string =>
  `c.state = 'InReview' and (c.sent_by is distinct from ${person} or not ${hasOtherAdmin})`
