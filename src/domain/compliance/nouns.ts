import { Schema } from 'effect'
import { Day, InstantUtc, schemasOf } from '../kernel/nouns.ts'
import { pauseFields } from './pause.fields.ts'

/** Ours: reminders of a person that wait, while they are on leave for example. */
export const ReminderPause = Schema.Struct({
  /** The first day on which they go on. */
  untilDay: Day,
  reason: Schema.String,
  /** Nobody once that person's record is gone. */
  setBy: Schema.NullOr(Schema.String),
  setUtc: InstantUtc,
})
export type ReminderPause = typeof ReminderPause.Type

/** Null goes on with them now. */
export const ReminderPauseChange = Schema.Struct({
  untilDay: Schema.NullOr(Day),
  reason: schemasOf(pauseFields).reason,
})
export type ReminderPauseChange = typeof ReminderPauseChange.Type

export const Snooze = Schema.Struct({ untilDay: Schema.NullOr(Day) })
export type Snooze = typeof Snooze.Type
