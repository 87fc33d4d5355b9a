import { Effect, Schema } from 'effect'
import { firstRow, type Query } from './database.ts'

/** A row of JSON text that PostgreSQL built, which is passed on without being parsed. */
export const Body = Schema.Struct({ body: Schema.String })
export type Body = typeof Body.Type

/** That text, as a statement of the transaction answers it. */
export const bodyOf = (query: Query<Body>) => Effect.map(firstRow(query), (row) => row?.body ?? 'null')
