/** An instant inside JSON that PostgreSQL builds, as the wire spells it. (Columns of their own come so by `timestamps.ts`.) */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
