/** What the home page tells of people, as it is answered and kept. */
import { Schema } from 'effect'
import { AuditEntry } from '../../audit/nouns.ts'
import { Colleague, PersonRef } from '../../employees/nouns.ts'
import { HrDocumentId } from '../../kernel/ids.ts'
import { Day, InstantUtc } from '../../kernel/nouns.ts'
import { occasionSettings } from '../../organisation/occasions.ts'

/** What everybody may know of a colleague, and the day; never the year in which somebody was born. */
export const OccasionOfPerson = Schema.Struct({
  ...Colleague.fields,
  day: Day,
  /** Of an anniversary. */
  years: Schema.NullOr(Schema.Int),
})
export type OccasionOfPerson = typeof OccasionOfPerson.Type

/** The first of them, and how many there are. */
const Told = Schema.Struct({ total: Schema.Int, people: Schema.Array(OccasionOfPerson) })
export type Told = typeof Told.Type

export const Occasions = Schema.Struct({
  joined: Told,
  starting: Told,
  birthday: Told,
  anniversary: Told,
})
export type Occasions = typeof Occasions.Type

/** What somebody does not want told of themself. */
export const OccasionsHidden = Schema.Struct({ hidesBirthday: Schema.Boolean, hidesAnniversary: Schema.Boolean })
export type OccasionsHidden = typeof OccasionsHidden.Type

/** The same, and what the client tells at all. */
export const OccasionChoices = Schema.Struct({ ...OccasionsHidden.fields, told: Schema.Literals(occasionSettings) })
export type OccasionChoices = typeof OccasionChoices.Type

/** A policy that binds the reader, in the version that was published. */
export const PolicyPublished = Schema.Struct({ id: HrDocumentId, title: Schema.String, versionNo: Schema.Int })

/** What has changed since the reader was last here: new colleagues of their department, policies that bind them, and changes of themself and their reports. */
export const SinceVisit = Schema.Struct({
  /** Null in the first visit, which tells nothing. */
  sinceUtc: Schema.NullOr(InstantUtc),
  newPeople: Schema.Array(PersonRef),
  policies: Schema.Array(PolicyPublished),
  /** The newest first. */
  changes: Schema.Array(AuditEntry),
  hasMore: Schema.Boolean,
})
export type SinceVisit = typeof SinceVisit.Type
