import type { TableMemory, TablePreferences } from '../../machines/kit/preferences.ports.ts'
import { read, write } from './stored.ts'

const usualPreferences: TablePreferences = { density: 'comfortable', columns: null }

/** How somebody likes a table: ours, kept in this browser, for each table by its name. */
export const tableMemory = (storage: Storage): TableMemory => ({
  recall: (table) => read(storage, keyOf(table), isPreferences) ?? usualPreferences,
  remember: (table, preferences) => write(storage, keyOf(table), preferences),
})

const keyOf = (table: string) => `tenure.table.${table}`

const isPreferences = (content: unknown): content is TablePreferences => {
  const { density, columns } = (content ?? {}) as Partial<TablePreferences>
  return (
    (density === 'comfortable' || density === 'compact') &&
    (columns === null || (Array.isArray(columns) && columns.every((column) => typeof column === 'string')))
  )
}
