/**
 * Ours: the record of changes as CSV (RFC 4180), one line for each change. Every cell stands in quotes, and one that a
 * spreadsheet could take for a formula begins with an apostrophe: also where blanks or other invisible signs stand before
 * the sign, or the sign is a full-width one.
 */
import { dateTime } from '../kernel/days.ts'
import { guarded } from '../kernel/formulas.ts'
import type { AuditEntry } from './nouns.ts'
import { detailOf, sentenceOf } from './sentences.ts'
import { actionWord, fieldWords, kindWords } from './words.ts'

const columns = ['Time', 'Time (UTC)', 'Who', 'Action', 'Kind', 'Name', 'Person', 'Fields', 'Values', 'Sentence']

const lineOf = (cells: ReadonlyArray<string>): string =>
  `${cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** The byte-order mark tells spreadsheets that the rest is UTF-8. */
export const csvHead = `\uFEFF${lineOf(columns)}`

export const csvLine = (entry: AuditEntry, timeZone: string): string =>
  lineOf([
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
  ])
