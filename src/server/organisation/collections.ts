/** § 7 The simple collections of the organisation itself. */
import { collectionStore } from './collection.store.ts'

export const categories = collectionStore({
  table: 'categories',
  noun: 'category',
  columns: [{ field: 'text', column: 'text', type: 'text' }],
  nameKey: 'categories_text_key',
})

export const departments = collectionStore({
  table: 'departments',
  noun: 'department',
  columns: [{ field: 'name', column: 'name', type: 'text' }],
  nameKey: 'departments_name_key',
  uses: [
    {
      constraint: 'employees_tenant_id_department_id_fkey',
      table: 'employees',
      column: 'department_id',
      one: 'employee',
      many: 'employees',
    },
    {
      constraint: 'position_templates_tenant_id_department_fkey',
      table: 'position_templates',
      column: 'department',
      one: 'position template',
      many: 'position templates',
    },
  ],
})

export const meetingLocations = collectionStore({
  table: 'meeting_locations',
  noun: 'meetingLocation',
  columns: [{ field: 'content', column: 'content', type: 'jsonb' }],
  nameKey: 'meeting_locations_name_key',
})
