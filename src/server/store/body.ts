import { Schema } from 'effect'

/** A row of JSON text that PostgreSQL built, which is passed on without being parsed. */
export const Body = Schema.Struct({ body: Schema.String })
export type Body = typeof Body.Type
