/** What can be wrong with a call in any area. For the server only: the browser has no Schema at run time. */
import { Schema } from 'effect'

/** A rule of the domain said no. `reason` is the rule's own; `message` its sentence from the area's `wording.ts`. */
export class Denied extends Schema.TaggedError<Denied>()('Denied', {
  reason: Schema.String,
  message: Schema.String,
  field: Schema.optional(Schema.String),
}) {}

/** There is no such thing for this caller. */
export class NotFound extends Schema.TaggedError<NotFound>()('NotFound', {}) {}

/** The write names an older version than the one stored (409 `changed_meanwhile`). */
export class ChangedMeanwhile extends Schema.TaggedError<ChangedMeanwhile>()('ChangedMeanwhile', {}) {}

/** Something else still refers to it (409 `in_use`). */
export class InUse extends Schema.TaggedError<InUse>()('InUse', { uses: Schema.Int }) {}

/** There is one with this name already (409 `already_exists`). */
export class AlreadyExists extends Schema.TaggedError<AlreadyExists>()('AlreadyExists', {}) {}
