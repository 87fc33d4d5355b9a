import { collectionStore } from '../organisation/collection.store.ts'

export const coreValues = collectionStore({
  table: 'core_values',
  noun: 'coreValue',
  columns: [{ field: 'content', column: 'content', type: 'jsonb' }],
  nameKey: 'core_values_name_key',
})
