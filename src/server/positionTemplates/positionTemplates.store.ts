import { collectionStore } from '../organisation/collection.store.ts'

/** § 4 Archived templates have a list of their own. */
export const positionTemplates = collectionStore({
  table: 'position_templates',
  noun: 'positionTemplate',
  columns: [
    { field: 'title', column: 'title', type: 'text' },
    { field: 'description', column: 'description', type: 'text' },
    { field: 'department', column: 'department', type: 'uuid' },
  ],
  called: { field: 'title', column: 'title' },
  readOnly: { isArchived: 'i.is_archived', globalPositionTemplateId: 'i.global_position_template_id' },
  listed: 'not i.is_archived',
  nameKey: 'position_templates_title_key',
  references: [{ constraint: 'position_templates_tenant_id_department_fkey', field: 'department' }],
})
