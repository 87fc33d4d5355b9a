/** `ReviewRow`, `PerformanceReview` and their parts as JSON that PostgreSQL builds and the handlers pass on unread; `r` is the review's row. */
import { instant } from '../store/instant.sql.ts'
import { listJson, personJson } from '../store/json.sql.ts'

export const hasSubmitted = (side: string) => `exists (
  select from review_submits s where s.tenant_id = r.tenant_id and s.review_id = r.id and s.side = ${side}
    and s.submitted_utc is not null)`

export const submittedByJson = `json_build_object('employee', ${hasSubmitted("'employee'")}, 'reviewer', ${hasSubmitted("'reviewer'")})`
export const asksJson = `json_build_object('employee', r.asks_employee, 'reviewer', r.asks_reviewer)`

const works = (column: string) =>
  `(select e.is_active from employees e where e.tenant_id = r.tenant_id and e.id = r.${column})`
export const worksHereJson = `json_build_object('employee', ${works('employee_id')}, 'reviewer', ${works('reviewer_id')})`

/** The cycle it belongs to, of which rules ask the state. */
export const cycleJson = `(
  select json_build_object('id', c.id, 'name', c.name, 'state', c.state) from review_cycles c
  where c.tenant_id = r.tenant_id and c.id = r.cycle_id)`

/** `isLate` and with it `isPaused` (domain/reviews/lifecycle.ts), in the statement that reads; a test compares them. */
export const isLateSql = `(r.stage <> 'Complete' and r.due_utc < now() and not (
  r.stage in ('Scheduled', 'Writing') and exists (
    select from review_cycles c where c.tenant_id = r.tenant_id and c.id = r.cycle_id and c.state <> 'Running')))`

/** `stepOf` (domain/reviews/cycles/progress.ts); the same test. */
export const stepSql = `(case
  when ${isLateSql} then 'late'
  when r.stage = 'Scheduled' then 'notBegun'
  when r.stage = 'Writing' then case when exists (
    select from review_submits s where s.tenant_id = r.tenant_id and s.review_id = r.id and s.submitted_utc is not null)
    then 'oneIn' else 'writing' end
  when r.stage in ('Submitted', 'Discussing') then 'discussing'
  when r.stage in ('Report', 'Acknowledged') then 'report'
  else 'complete' end)`

/** The position somebody has now, for a review that is being planned. */
export const positionTitle = (tenantId: string, employeeId: string): string => `(
  select t.title from positions t where t.tenant_id = ${tenantId} and t.employee_id = ${employeeId} and t.is_current
  order by t.created_utc desc, t.id limit 1)`

const rowParts = `
  'id', r.id,
  'name', r.name,
  'employee', ${personJson('r', 'employee_id')},
  'reviewer', ${personJson('r', 'reviewer_id')},
  'line', to_json(line_above(r.tenant_id, r.employee_id)),
  'scheduledDateUTC', ${instant('r.scheduled_utc')},
  'dueDateUtc', ${instant('r.due_utc')},
  'positionTitle', r.position_title,
  'status', case r.stage when 'Complete' then 'Complete' else 'Pending' end,
  'stage', r.stage,
  'completedDateUTC', ${instant('r.completed_utc')},
  'submittedBy', ${submittedByJson},
  'asks', ${asksJson},
  'cycle', ${cycleJson},
  'version', r.version`

export const rowJson = `json_build_object(${rowParts})`

export const answerJson = `json_build_object('side', a.side, 'questionId', a.question_id, 'text', a.text, 'chosen', a.chosen,
  'parts', a.parts, 'version', a.version, 'updatedUtc', ${instant('a.updated_utc')}, 'by', ${personJson('a', 'by_id')})`

export const pointJson = `json_build_object('id', p.id, 'item', json_build_object('text', p.text, 'type', p.type),
  'note', p.note, 'version', p.version, 'updatedUtc', ${instant('p.updated_utc')})`

export const actionJson = `json_build_object('id', c.id, 'text', c.text, 'owner', c.owner, 'dueDay', c.due_day,
  'isGoal', exists (
    select from goals g where g.tenant_id = r.tenant_id and g.id = c.id and g.employee_id = r.employee_id),
  'checkInId', (
    select m.id from check_in_items i join check_ins m on m.tenant_id = i.tenant_id and m.id = i.check_in_id
    where i.tenant_id = r.tenant_id and i.id = c.id and m.employee_id = r.employee_id),
  'version', c.version, 'updatedUtc', ${instant('c.updated_utc')})`

const fileJson = `json_build_object('id', f.id, 'fileName', f.name, 'contentType', f.content_type, 'size', f.size,
  'uploadedUtc', ${instant('f.uploaded_utc')}, 'side', f.side, 'by', ${personJson('f', 'by_id')})`

/** Which of the two reads it; null for somebody else. */
const sideOf = (reader: string) =>
  `case ${reader} when r.employee_id then 'employee' when r.reviewer_id then 'reviewer' end`

/** `isOpenTo` (domain/reviews/access.ts), in the statement that reads; a test holds the two together for every case. */
export const isOpen = (author: string, reader: string) => `(coalesce(${author} = ${sideOf(reader)}, false) or (
  ${hasSubmitted(author)} and (not r.hides_until_both or r.stage not in ('Scheduled', 'Writing'))))`

export const filesJson = (reader: string) =>
  listJson(
    fileJson,
    `review_files f where f.tenant_id = r.tenant_id and f.review_id = r.id
      and (f.side is null or ${isOpen('f.side', reader)})`,
    'f.place',
  )

/** As `reader` may read it: what the other side wrote before both are in, and points of type 3, leave no trace in it. */
export const reviewJson = (reader: string) => `json_build_object(${rowParts},
  'scheduledDay', r.scheduled_day,
  'dueDay', r.due_day,
  'hidesUntilBoth', r.hides_until_both,
  'worksHere', ${worksHereJson},
  'sections', r.sections,
  'submits', ${listJson(
    `json_build_object('id', s.id, 'side', s.side, 'submittedUtc', ${instant('s.submitted_utc')},
      'receipt', case when s.submitted_utc is not null and s.side = ${sideOf(reader)} then json_build_object(
        'id', s.receipt_id, 'atUtc', ${instant('s.submitted_utc')}, 'answers', s.answers, 'sha256', s.sha256) end)`,
    'review_submits s where s.tenant_id = r.tenant_id and s.review_id = r.id',
    's.side',
  )},
  'answers', ${listJson(
    answerJson,
    `review_answers a where a.tenant_id = r.tenant_id and a.review_id = r.id and ${isOpen('a.side', reader)}`,
    'a.side, a.question_id',
  )},
  'points', ${listJson(
    pointJson,
    `review_points p where p.tenant_id = r.tenant_id and p.review_id = r.id
      and (p.type = 1 or r.employee_id <> ${reader})`,
    'p.place',
  )},
  'actions', ${listJson(
    actionJson,
    'review_actions c where c.tenant_id = r.tenant_id and c.review_id = r.id',
    'c.place',
  )},
  'files', ${filesJson(reader)},
  'events', ${listJson(
    `json_build_object('id', v.id, 'action', v.action, 'by', ${personJson('v', 'by_id')}, 'atUtc', ${instant('v.at_utc')}, 'reason', v.reason)`,
    'review_events v where v.tenant_id = r.tenant_id and v.review_id = r.id',
    'v.place',
  )})`
