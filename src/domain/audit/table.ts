/** Ours: the record of changes as a table, one row for each change. */
import { shownZone, writtenMoment } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import type { AuditEntry } from './nouns.ts'
import { detailOf, sentenceOf, whoIn } from './sentences.ts'
import { actionWord, fieldWords, kindWords } from './words.ts'

/** Who it is for. */
export interface Reader {
  readonly locale: Locale
  /** The client’s. */
  readonly timeZone: string
}

/** The times of a table that leaves the product say which they are. */
export const headingsIn = ({ locale, timeZone }: Reader): ReadonlyArray<string> => [
  `Time (${shownZone(locale, timeZone)})`,
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

export const rowOf = (entry: AuditEntry, { locale, timeZone }: Reader): ReadonlyArray<string> => [
  writtenMoment(locale, timeZone, Date.parse(entry.atUtc)),
  entry.atUtc,
  whoIn(entry),
  actionWord(entry.action),
  kindWords(entry.kind),
  entry.name ?? '',
  entry.person?.fullName ?? '',
  entry.fields.map(fieldWords).join(', '),
  entry.values.map((change) => detailOf(locale, change)).join('; '),
  sentenceOf(locale, entry),
]
