/** All that identity asks of the database; the platform adapts its client to it. Placeholders are $1, $2, …. */
export interface IdentityQueries {
  query<Row extends object>(text: string, params: readonly SqlValue[]): Promise<readonly Row[]>
}

export interface IdentitySql extends IdentityQueries {
  transaction<A>(work: (tx: IdentityQueries) => Promise<A>): Promise<A>
}

/** JSON travels as text and is cast in the statement, so that no client encodes it a second time. */
type SqlValue = string | number | boolean | null
