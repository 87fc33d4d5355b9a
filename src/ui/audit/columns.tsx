import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { sentenceOf } from '../../domain/audit/sentences.ts'
import { kindWords, titled } from '../../domain/audit/words.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import { DateText } from '../kit/DateText.tsx'
import type { Column } from '../kit/table/columns.ts'

export const columnsIn = (locale: Locale, timeZone: string): ReadonlyArray<Column<AuditEntry>> => [
  {
    id: 'sentence',
    header: 'What happened',
    card: 'sentence',
    hideable: false,
    width: 320,
    grow: 4,
    cell: (entry) => sentenceOf(locale, entry),
  },
  {
    id: 'at',
    header: 'When',
    card: 'secondary',
    // With the letters of a zone that is not the reader's.
    width: 184,
    grow: 0,
    cell: ({ atUtc }) => <DateText value={atUtc} withTime timeZone={timeZone} />,
  },
  { id: 'actor', header: 'Who', width: 140, cell: ({ actor }) => actor?.fullName },
  { id: 'kind', header: 'Kind', width: 120, cell: ({ kind }) => titled(kindWords(kind)) },
]
