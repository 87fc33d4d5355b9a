/**
 * How large a table in a policy may be, and what makes it one (ours): every row has as many cells as the first. So many columns
 * are still read on a page of paper; what is longer is a list of its own. Without a Schema, for the editor too.
 */
export const TABLE_COLUMNS_MAX = 12
export const TABLE_ROWS_MAX = 200

interface Row {
  readonly content: ReadonlyArray<unknown>
}

interface Table {
  readonly content: ReadonlyArray<Row>
}

export const columnsOf = ({ content: [first] }: Table): number => first?.content.length ?? 0

/** No cell reaches over another's place: a merged one that is pasted is taken apart. */
export const isRegular = (table: Table): boolean =>
  columnsOf(table) > 0 && table.content.every(({ content }) => content.length === columnsOf(table))

export const fitsInTable = (rows: number, columns: number): boolean =>
  rows <= TABLE_ROWS_MAX && columns <= TABLE_COLUMNS_MAX
