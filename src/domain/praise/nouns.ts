import { Schema } from 'effect'
import { PersonRef } from '../employees/nouns.ts'
import { EmployeeId, ItemId, PraiseId } from '../kernel/ids.ts'
import { InstantUtc, schemasOf } from '../kernel/nouns.ts'
import { SearchTyped } from '../kernel/windows.ts'
import { PRAISED_MOST } from './limits.ts'
import { praiseFields } from './praise.fields.ts'

/** As it is given. The id is its giver's, so that asking twice gives once. */
export const PraiseGiven = Schema.Struct({
  id: PraiseId,
  ...schemasOf(praiseFields, {
    people: Schema.Array(EmployeeId).check(Schema.isMinLength(1), Schema.isMaxLength(PRAISED_MOST)),
    values: Schema.Array(ItemId).check(Schema.isMaxLength(50)),
  }),
})
export type PraiseGiven = typeof PraiseGiven.Type

/** As it is read. What the core values were called then stays, whatever becomes of them. */
export const Praise = Schema.Struct({
  id: PraiseId,
  /** Null where they have been removed since. */
  by: Schema.NullOr(PersonRef),
  to: Schema.Array(PersonRef),
  text: Schema.String,
  values: Schema.Array(Schema.String),
  audience: Schema.Literals(['Everyone', 'Line']),
  givenUtc: InstantUtc,
})
export type Praise = typeof Praise.Type

/** `person`: what they were praised for, of all that the reader may read. */
export const PraiseAsked = { search: Schema.optional(SearchTyped), person: Schema.optional(EmployeeId) }

export const ColleaguesAsked = { search: Schema.optional(SearchTyped) }
