export interface TablePreferences {
  readonly density: 'comfortable' | 'compact'
  /** The columns to show, in order; null for the table's own. */
  readonly columns: ReadonlyArray<string> | null
}

export interface TableMemory {
  readonly recall: (table: string) => TablePreferences
  readonly remember: (table: string, preferences: TablePreferences) => void
}
