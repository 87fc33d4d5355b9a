/** Ours: the record of changes as a table, one row for each change. */
import { dateTime } from '../kernel/days.ts'
import type { AuditEntry } from './nouns.ts'
import { detailOf, sentenceOf } from './sentences.ts'
import { actionWord, fieldWords, kindWords } from './words.ts'

/** The times of a table that leaves the product say which they are. */
export const headingsIn = (timeZone: string): ReadonlyArray<string> => [
  `Time (${timeZone})`,
  'Time (UTC)',
  'Who',
  'Action',
  'Kind',
  'Name',
  'Person',
  'Fields',
  'Values',
  'Sentence',
]

export const rowOf = (entry: AuditEntry, timeZone: string): ReadonlyArray<string> => [
  dateTime(timeZone, Date.parse(entry.atUtc)),
  entry.atUtc,
  entry.actor?.fullName ?? '',
  actionWord(entry.action),
  kindWords(entry.kind),
  entry.name ?? '',
  entry.person?.fullName ?? '',
  entry.fields.map(fieldWords).join(', '),
  entry.values.map(detailOf).join('; '),
  sentenceOf(entry),
]
