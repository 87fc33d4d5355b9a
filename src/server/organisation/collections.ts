/** § 7 The simple collections of the organisation itself. */
import { collectionStore } from './collection.store.ts'
import { reachUses } from './reachUses.ts'

export const categories = collectionStore({
  table: 'categories',
  noun: 'category',
  columns: [{ field: 'text', column: 'text', type: 'text' }],
  called: { field: 'text', column: 'text' },
  nameKey: 'categories_text_key',
})

export const departments = collectionStore({
  table: 'departments',
  noun: 'department',
  columns: [{ field: 'name', column: 'name', type: 'text' }],
  called: { field: 'name', column: 'name' },
  nameKey: 'departments_name_key',
  uses: [
    {
      constraint: 'employees_tenant_id_department_id_fkey',
      kind: 'employee',
      field: 'departmentId',
      users: `select id, full_name as name from employees where tenant_id = $1::uuid and department_id = $2::uuid`,
      moved: `update employees set department_id = $3::uuid, version = version + 1, updated_utc = now()
        where tenant_id = $1::uuid and department_id = $2::uuid returning id`,
    },
    {
      constraint: 'position_templates_tenant_id_department_fkey',
      kind: 'positionTemplate',
      field: 'department',
      users: `select id, title as name from position_templates where tenant_id = $1::uuid and department = $2::uuid`,
      moved: `update position_templates set department = $3::uuid, version = version + 1
        where tenant_id = $1::uuid and department = $2::uuid returning id`,
    },
    ...reachUses('departments'),
  ],
  // A plan for a position is no reason to keep a department.
  followers: [
    `update vacancies set department_id = $3::uuid, version = version + 1, changed_utc = now()
      where tenant_id = $1::uuid and department_id = $2::uuid`,
  ],
})

export const meetingLocations = collectionStore({
  table: 'meeting_locations',
  noun: 'meetingLocation',
  columns: [{ field: 'content', column: 'content', type: 'jsonb' }],
  called: { field: 'name', column: "content ->> 'name'" },
  nameKey: 'meeting_locations_name_key',
  // Who meets whom is for nobody but those who may see the check-in.
  followers: [
    `update check_ins set location_id = $3::uuid, version = version + 1, updated_utc = now()
      where tenant_id = $1::uuid and location_id = $2::uuid`,
    `update check_in_series set location_id = $3::uuid where tenant_id = $1::uuid and location_id = $2::uuid`,
  ],
})
