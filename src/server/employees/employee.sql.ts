/**
 * § 3's shapes of a person as JSON that PostgreSQL builds and the handlers pass on unread. `e` is the person's row. A
 * contract test decodes each of them with its Schema.
 */
import { Schema } from 'effect'
import type { Sight } from '../../domain/employees/fields.ts'
import { EmployeeId } from '../../domain/kernel/ids.ts'
import { loginStateSql } from '../identity/credentials.store.ts'
import { instant } from '../store/instant.sql.ts'
import { emergencyColumns, otherColumns, personalColumns } from './profileColumns.ts'

export const departmentRef = `(
  select json_build_object('id', d.id, 'name', d.name) from departments d
  where d.tenant_id = e.tenant_id and d.id = e.department_id)`

export const currentPosition = (column: string) => `(
  select p.${column} from positions p
  where p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current)`

export const underlings = `coalesce((
  select json_agg(u.id order by lower(u.full_name), u.id) from employees u
  where u.tenant_id = e.tenant_id and u.reports_to = e.id), '[]'::json)`

/** What `maySeeColleague` asks, as rows of `colleague`. */
export const Colleague = Schema.Struct({
  id: EmployeeId,
  isActive: Schema.Boolean,
  hideFromEmployeeDirectory: Schema.Boolean,
  leads: Schema.Boolean,
})

/** Whom somebody leads is looked up only where they do not work here any more. */
export const colleague = `
  e.id, e.is_active as "isActive", e.hide_from_directory as "hideFromEmployeeDirectory",
  not e.is_active and exists (
    with recursive below as (
      select u.id, u.is_active, u.hide_from_directory from employees u
      where u.tenant_id = e.tenant_id and u.reports_to = e.id
      union all
      select u.id, u.is_active, u.hide_from_directory
      from below join employees u on u.tenant_id = e.tenant_id and u.reports_to = below.id
    )
    select from below where below.is_active and not below.hide_from_directory) as leads`

const manager = `(
  select json_build_object('id', m.id, 'fullName', m.full_name) from employees m
  where m.tenant_id = e.tenant_id and m.id = e.reports_to)`

const positions = `coalesce((
  select json_agg(
    json_build_object('id', p.id, 'title', p.title, 'description', p.description,
      'startDateUTC', ${instant('p.start_date_utc')}, 'status', p.status, 'isCurrent', p.is_current,
      'approval', case when p.approved_utc is not null then json_build_object(
        'by', (select a.full_name from employees a where a.tenant_id = p.tenant_id and a.id = p.approved_by),
        'atUtc', ${instant('p.approved_utc')}) end,
      'acknowledgedUtc', ${instant('p.acknowledged_utc')}, 'version', p.version)
    order by p.is_current desc, p.start_date_utc desc nulls last, p.created_utc desc, p.id)
  from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id), '[]'::json)`

export const tagRefs = `coalesce((
  select json_agg(json_build_object('name', t.name) order by lower(t.name))
  from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
  where et.tenant_id = e.tenant_id and et.employee_id = e.id), '[]'::json)`

/** The file's id is part of the address, so that a new picture is a new address. */
export const avatarUrl = `case when e.avatar_file_id is not null then
  '/api/' || e.tenant_id || '/employees/' || e.id || '/avatar?width=150&v=' || e.avatar_file_id end`

/** The section of a profile that lies in its own table; a person of whom nothing is written there has one that is empty. */
const part = (table: string, columns: Readonly<Record<string, string>>): string => `(
  select json_build_object(${Object.entries(columns)
    .map(([field, column]) => `'${field}', part.${column}`)
    .join(', ')})
  from (select 1) as one left join ${table} part on part.tenant_id = e.tenant_id and part.id = e.id)`

export const emergencyJson = part('employee_emergency', emergencyColumns)

/**
 * Of what asks for agreement those in force that bind the person; or all that are in force, for someone who chooses
 * among them; of somebody who has left, those that bound them when their employment ended. How the person stands with
 * each is decided in one place (`policy_duties`, migration 0015; `policy_duties_left`, 0018).
 */
const policies = ({ everyPolicy }: Sight): string => `(
  select coalesce(json_agg(json_build_object(
    'id', h.id,
    'title', h.title,
    'category', c.name,
    'versionNo', coalesce(d.version_no, h.version_no),
    'dueUtc', ${instant('d.due_utc')},
    'isForAll', h.is_for_all,
    'isChosen', exists (
      select from hr_document_parties p
      where p.tenant_id = h.tenant_id and p.document_id = h.id and p.employee_id = e.id),
    'applies', d.document_id is not null,
    'standing', d.standing,
    'agreedVersionNo', d.agreed_version_no,
    'agreementDateUtc', ${instant('d.agreed_utc')}
  ) order by lower(h.title), h.id), '[]'::json)
  from hr_documents h
  left join hr_document_categories c on c.tenant_id = h.tenant_id and c.id = h.category_id
  ${everyPolicy ? 'left ' : ''}join (
    select * from policy_duties(e.tenant_id) now where now.employee_id = e.id
    union all
    select * from policy_duties_left(e.tenant_id, e.id)) d on d.document_id = h.id
  where h.tenant_id = e.tenant_id and asks_for_agreement(h.type) and h.version_no > 0
    and (d.document_id is not null or not h.is_archived))`

const shown = (isShown: boolean, sql: string): string => (isShown ? sql : 'null')

const loginState = loginStateSql('e.tenant_id', 'e.id')

const goals = `(
  select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title) order by g.state in ('Done', 'Cancelled'), g.due_date nulls last, g.created_utc, g.id), '[]'::json)
  from goals g where g.tenant_id = e.tenant_id and g.employee_id = e.id)`

/** How somebody's employment ended, from the columns of that row. Before there was a list, reasons were written. */
export const terminationJson = (row: string): string => `case when ${row}.termination_date is not null then
  jsonb_build_object('date', ${row}.termination_date, 'kind', coalesce(${row}.termination_kind, 'other'),
    'reason', coalesce(${row}.termination_reason, '')) end`

const leaving = ({ leaving }: Sight): string =>
  shown(
    leaving !== 'hidden',
    `(
  select json_build_object('lastDay', l.last_day, 'kind', l.kind, 'reason', l.reason,
    'heir', (select json_build_object('id', h.id, 'fullName', h.full_name) from employees h
      where h.tenant_id = l.tenant_id and h.id = l.heir),
    'notes', ${leaving === 'all' ? 'l.notes' : "''"},
    'plannedBy', (select b.full_name from employees b where b.tenant_id = l.tenant_id and b.id = l.planned_by))
  from planned_leavings l where l.tenant_id = e.tenant_id and l.employee_id = e.id)`,
  )

/** What of a person is shown; goals only where the client has them. */
export interface Shown extends Sight {
  readonly goals: boolean
}

/** The person as these eyes see them. */
export const employeeJson = (sight: Shown): string => `json_build_object(
  'id', e.id,
  'tenantId', e.tenant_id,
  'firstName', e.first_name,
  'lastName', e.last_name,
  'fullName', e.full_name,
  'email', e.email,
  'phone', e.phone,
  'reportsTo', e.reports_to,
  'manager', ${manager},
  'department', ${departmentRef},
  'positionId', ${currentPosition('id')},
  'positionTitle', ${currentPosition('title')},
  'positions', ${positions},
  'startDate', e.start_date,
  'avatarId', e.avatar_file_id,
  'avatarUrl', ${avatarUrl},
  'isActive', e.is_active,
  'isAdmin', 'admin' = any(e.roles),
  'hasLogin', ${loginState} is not null,
  'loginState', ${loginState},
  'tags', ${tagRefs},
  'underlings', ${underlings},
  'goals', ${shown(sight.goals, goals)},
  'hideFromEmployeeDirectory', e.hide_from_directory,
  'termination', ${terminationJson('e')},
  'leaving', ${leaving(sight)},
  'personal', ${shown(sight.personal, part('employee_personal', personalColumns))},
  'emergency', ${shown(sight.emergency === 'shown', emergencyJson)},
  'hrPolicies', ${shown(sight.hrPolicies, policies(sight))},
  'other', ${shown(sight.other, part('employee_other', otherColumns))},
  'mayShowEmergency', ${sight.emergency === 'onRequest'},
  'version', e.version)::text`

export const loggedInEmployeeJson = `json_build_object(
  'id', e.id,
  'fullName', e.full_name,
  'email', e.email,
  'isAdmin', 'admin' = any(e.roles),
  'roles', e.roles,
  'underlings', ${underlings},
  'manager', ${manager},
  'department', ${departmentRef},
  'positions', coalesce((
    select json_agg(json_build_object('title', p.title) order by p.is_current desc, p.start_date_utc desc nulls last, p.id)
    from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id), '[]'::json),
  'currentPosition', (
    select json_build_object('title', p.title) from positions p
    where p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current),
  'avatarUrl', ${avatarUrl})::jsonb`
