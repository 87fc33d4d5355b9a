/**
 * How a long list is read: a window at a time. A window begins after the last row of the one before it, wherever that row
 * stands by then, so that nothing is skipped or told twice when rows come or go in between; only somebody who drags the
 * scrollbar to a place nobody has seen yet is answered by its number. Ours.
 */
import { Schema } from 'effect'
import { plainLine } from './inputProblems.ts'

/** Where a row stands in an order: the server's own spelling, of no meaning to anybody else. */
const Cursor = Schema.String.check(Schema.isPattern(/^[\w-]{1,2000}$/))

/** How a window is asked for: of `after`, `before` and `from` at most one; with none of them the first. */
export const WindowAsked = {
  after: Schema.optional(Cursor),
  before: Schema.optional(Cursor),
  /** How many rows stand before it. */
  from: Schema.optional(Schema.String.check(Schema.isPattern(/^\d{1,8}$/))),
  limit: Schema.optional(Schema.String.check(Schema.isPattern(/^(?:[1-9]\d?|1\d\d|200)$/))),
}

/** What a query says that is so; what is not so it leaves out. */
export const SaidYes = Schema.Literal('true')

/** What somebody looks for, or a scanner has read: with spaces around it, but nothing that is no letter. */
export const SearchTyped = Schema.String.check(Schema.isMaxLength(200), Schema.isPattern(plainLine))

/** Up to a hundred ids of those wanted, with commas between them. */
export const IdList = Schema.String.check(Schema.isPattern(/^[\da-f-]{36}(?:,[\da-f-]{36}){0,99}$/))

export interface WindowPlace {
  readonly after?: string
  readonly before?: string
  readonly from?: number
  readonly limit?: number
}

export const windowOf = <S extends Schema.Top>(row: S) =>
  Schema.Struct({
    rows: Schema.Array(row),
    /** Asks for the window that ends where this one begins; null when it begins the list. */
    before: Schema.NullOr(Schema.String),
    /** Asks for the window that begins where this one ends; null when it ends the list. */
    after: Schema.NullOr(Schema.String),
  })

export interface Window<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly before: string | null
  readonly after: string | null
}
