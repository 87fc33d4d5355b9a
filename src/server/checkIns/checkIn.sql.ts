/** `CheckInRow`, `CheckIn` and their parts as JSON that PostgreSQL builds and the handlers pass on unread; `c` is the check-in's row. */
import { instant } from '../store/instant.sql.ts'
import { listJson, personJson } from '../store/json.sql.ts'

const rowParts = `
  'id', c.id,
  'name', c.name,
  'employee', ${personJson('c', 'employee_id')},
  'reviewer', ${personJson('c', 'reviewer_id')},
  'line', to_json(line_above(c.tenant_id, c.employee_id)),
  'scheduledDateUTC', ${instant('c.scheduled_utc')},
  'dueDateUtc', ${instant('c.due_utc')},
  'createdDateUtc', ${instant('c.created_utc')},
  'updatedDateUtc', ${instant('c.updated_utc')},
  'status', c.status,
  'isTemplate', false,
  'preparedBy', json_build_object('employee', c.prepared_employee, 'reviewer', c.prepared_reviewer),
  'location', (select json_build_object('id', l.id, 'name', l.content ->> 'name') from meeting_locations l
    where l.tenant_id = c.tenant_id and l.id = c.location_id),
  'minutes', c.minutes,
  'seriesId', c.series_id,
  'number', c.number,
  'version', c.version`

export const rowJson = `json_build_object(${rowParts})`

export const textJson = `json_build_object('name', t.name, 'text', t.text, 'version', t.version,
  'updatedUtc', ${instant('t.updated_utc')}, 'by', ${personJson('t', 'by_id')})`

export const itemJson = (checkIn: string) => `json_build_object('id', i.id, 'kind', i.kind, 'text', i.text,
  'owner', ${personJson('i', 'owner_id')}, 'dueDay', i.due_day, 'isDone', i.is_done, 'by', ${personJson('i', 'by_id')},
  'isCarriedOver', i.check_in_id <> ${checkIn}, 'version', i.version)`

/** Which items a check-in shows: its own, and what the two had still to do when it was their turn again. */
export const isShownItem = `(i.check_in_id = c.id or (i.kind = 'action' and (not i.is_done or exists (
    select from check_ins d where d.tenant_id = c.tenant_id and d.id = i.done_in and d.scheduled_utc >= c.scheduled_utc))
  and exists (
  select from check_ins p where p.tenant_id = c.tenant_id and p.id = i.check_in_id and p.scheduled_utc < c.scheduled_utc
    and p.employee_id = c.employee_id and (p.reviewer_id = c.reviewer_id or p.series_id = c.series_id))))`

/** A private note is read by its author alone: `reader` is the caller, and there is no other way to it. */
export const checkInJson = (reader: string) => `json_build_object(${rowParts},
  'sections', c.sections,
  'texts', ${listJson(
    'x.json',
    `(select ${textJson} as json, t.name from check_in_texts t
      where t.tenant_id = c.tenant_id and t.check_in_id = c.id
      union all
      select ${textJson}, t.name from (
        select n.tenant_id, 'private' as name, n.text, n.version, n.updated_utc, n.author_id as by_id
        from check_in_private_notes n
        where n.tenant_id = c.tenant_id and n.check_in_id = c.id and n.author_id = ${reader}) t) x`,
    'x.name',
  )},
  'items', ${listJson(
    itemJson('c.id'),
    `check_in_items i where i.tenant_id = c.tenant_id and i.check_in_id in (
      select p.id from check_ins p where p.tenant_id = c.tenant_id and p.employee_id = c.employee_id) and ${isShownItem}`,
    'i.place',
  )},
  'comments', ${listJson(
    `json_build_object('id', m.id, 'text', m.text, 'author', ${personJson('m', 'author_id')}, 'createdUtc', ${instant('m.created_utc')})`,
    'check_in_comments m where m.tenant_id = c.tenant_id and m.check_in_id = c.id',
    'm.place',
  )},
  'events', ${listJson(
    `json_build_object('id', v.id, 'action', v.action, 'by', ${personJson('v', 'by_id')}, 'atUtc', ${instant('v.at_utc')}, 'reason', v.reason)`,
    'check_in_events v where v.tenant_id = c.tenant_id and v.check_in_id = c.id',
    'v.place',
  )},
  'series', (select s.rules || jsonb_build_object('version', s.version) from check_in_series s
    where s.tenant_id = c.tenant_id and s.id = c.series_id),
  'lastUtc', (select ${instant('max(p.scheduled_utc)')} from check_ins p
    where p.tenant_id = c.tenant_id and p.employee_id = c.employee_id and p.reviewer_id = c.reviewer_id
      and p.status in ('Held', 'Complete') and p.scheduled_utc < c.scheduled_utc))`

export const templateJson = `json_build_object('id', t.id, 'isTemplate', true, 'name', t.name, 'description', t.description,
  'sections', t.sections, 'isArchived', t.is_archived, 'version', t.version)`
