import { Schema } from 'effect'
import { PersonRef } from '../employees/nouns.ts'
import { DailyScrumBlockerId, DailyScrumEntryId, DepartmentId } from '../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, text, Version, VersionOrNone } from '../kernel/nouns.ts'
import { SearchTyped } from '../kernel/windows.ts'
import { ENTRY_MAX, entryFields } from './entry.fields.ts'

const blockers = text(ENTRY_MAX).check(
  Schema.makeFilter((typed: string) => entryFields.fields.blockers.problem(typed) ?? true),
)

/** One's own of a day, as it is saved; version 0 where none was sent yet. */
export const EntrySaved = Schema.Struct({ version: VersionOrNone, ...schemasOf(entryFields, { blockers }) })
export type EntrySaved = typeof EntrySaved.Type

/** The same as it stands. Before it is sent, what was done is what was planned last; the blockers are those of that day. */
export const OwnEntry = Schema.Struct({
  version: VersionOrNone,
  day: Day,
  done: Schema.String,
  plan: Schema.String,
  blockers: Schema.String,
  sentUtc: Schema.NullOr(InstantUtc),
})
export type OwnEntry = typeof OwnEntry.Type

export const Blocker = Schema.Struct({
  id: DailyScrumBlockerId,
  text: Schema.String,
  employee: PersonRef,
  raisedDay: Day,
  /** Null while it is open. */
  resolved: Schema.NullOr(Schema.Struct({ resolvedUtc: InstantUtc, day: Day, by: Schema.NullOr(PersonRef) })),
  version: Version,
})
export type Blocker = typeof Blocker.Type

export const BlockerSaved = Schema.Struct({ version: Version, isResolved: Schema.Boolean })
export type BlockerSaved = typeof BlockerSaved.Type

/** An entry as others read it. */
export const EntryRow = Schema.Struct({
  id: DailyScrumEntryId,
  day: Day,
  employee: PersonRef,
  done: Schema.String,
  plan: Schema.String,
  /** Those raised that day, resolved or not. */
  blockers: Schema.Array(Schema.String),
  sentUtc: InstantUtc,
})
export type EntryRow = typeof EntryRow.Type

/** A day of the people one may access. */
export const ScrumDay = Schema.Struct({
  day: Day,
  entries: Schema.Array(EntryRow),
  /** Open at the end of that day, or resolved on it. */
  blockers: Schema.Array(Blocker),
  missing: Schema.Array(PersonRef),
  entryCount: Schema.Int,
  missingCount: Schema.Int,
})
export type ScrumDay = typeof ScrumDay.Type

export const DayAsked = { day: Schema.optional(Day), department: Schema.optional(DepartmentId) }

export const EntriesAsked = { search: Schema.optional(SearchTyped) }

export const ScrumReminders = Schema.Struct({ isReminded: Schema.Boolean })
export type ScrumReminders = typeof ScrumReminders.Type
