import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { sentenceOf, whoIn } from '../../domain/audit/sentences.ts'
import { kindWords, titled } from '../../domain/audit/words.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import { DateText } from '../kit/DateText.tsx'
import { momentWidth } from '../kit/dates.ts'
import type { Column } from '../kit/table/columns.ts'

export const columnsIn = (locale: Locale, timeZone: string): ReadonlyArray<Column<AuditEntry>> => [
  {
    id: 'sentence',
    header: 'What happened',
    card: 'sentence',
    hideable: false,
    width: 268,
    wraps: true,
    grow: 4,
    cell: (entry) => sentenceOf(locale, entry),
  },
  {
    id: 'at',
    header: 'When',
    card: 'secondary',
    width: momentWidth(locale, timeZone),
    grow: 0,
    cell: ({ atUtc }) => <DateText value={atUtc} withTime timeZone={timeZone} />,
  },
  { id: 'actor', header: 'Who', width: 120, wraps: true, cell: whoIn },
  { id: 'kind', header: 'Kind', width: 120, wraps: true, cell: ({ kind }) => titled(kindWords(kind)) },
]
