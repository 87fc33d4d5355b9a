/** `CycleSummary` and `ReviewCycle` as JSON that PostgreSQL builds and the handlers pass on unread; `y` is the cycle's row. */
import { hasSubmitted, stepSql } from '../review.sql.ts'

/** How many at each step: `{"late": 3}`. `rows` answers the steps, one a review. */
const countsOf = (rows: string): string => `coalesce((
  select json_object_agg(n.step, n.count) from (select step, count(*)::int as count from (${rows}) one group by step) n),
  '{}'::json)`

const reviewsOf = 'reviews r where r.tenant_id = y.tenant_id and r.cycle_id = y.id'

const summaryParts = `
  'id', y.id,
  'name', y.name,
  'templateName', y.template_name,
  'kind', y.rules ->> 'kind',
  'who', y.rules ->> 'who',
  'from', y.from_day,
  'dueDay', y.due_day,
  'months', (y.rules ->> 'months')::int,
  'dueDays', (y.rules ->> 'dueDays')::int,
  'reviewer', (
    select json_build_object('id', p.id, 'fullName', p.full_name) from employees p
    where p.tenant_id = y.tenant_id and p.id = (y.rules ->> 'reviewerId')::uuid),
  'state', y.state,
  'counts', ${countsOf(`select ${stepSql} as step from ${reviewsOf}`)},
  'version', y.version`

/** Of each of what `group` names, the counts; the most first. */
const barsOf = (group: string, name: string): string => `coalesce((
  select json_agg(json_build_object('id', b.id, 'name', b.name, 'counts', b.counts) order by b.total desc, b.name collate list_order)
  from (
    select g.id, ${name} as name, sum(g.count) as total, json_object_agg(g.step, g.count) as counts
    from (select ${group} as id, step, count(*)::int as count from told group by 1, 2) g
    group by g.id) b), '[]'::json)`

export const summaryJson = `json_build_object(${summaryParts})`

export const cycleJson = `(
  with told as materialized (
    select r.reviewer_id, e.department_id, ${stepSql} as step, ${hasSubmitted("'reviewer'")} as is_in
    from reviews r join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
    where r.tenant_id = y.tenant_id and r.cycle_id = y.id)
  select json_build_object(${summaryParts},
    'submittedByReviewer', (select count(*)::int from told where is_in),
    'asksOthers', jsonb_path_exists(y.sections, '$[*].questions[*] ? (@.others != "none")'),
    'departments', ${barsOf('department_id', '(select d.name from departments d where d.tenant_id = y.tenant_id and d.id = g.id)')},
    'reviewers', ${barsOf('reviewer_id', '(select p.full_name from employees p where p.tenant_id = y.tenant_id and p.id = g.id)')}))`
