import { collectionStore } from '../organisation/collection.store.ts'

export const coreValues = collectionStore({
  table: 'core_values',
  noun: 'coreValue',
  columns: [{ field: 'content', column: 'content', type: 'jsonb' }],
  called: { field: 'name', column: "content ->> 'name'" },
  nameKey: 'core_values_name_key',
})
