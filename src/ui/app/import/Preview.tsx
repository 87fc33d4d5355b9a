import { useMemo, useState } from 'react'
import type { AnyReport, PreviewRow } from '../../../domain/kernel/import/nouns.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { useKind } from './kind.ts'
import { LeaveOutButton } from './LeaveOutButton.tsx'
import { LineList } from './LineList.tsx'
import { lineName } from './lineName.ts'

type Becomes = PreviewRow['becomes']

interface Shown {
  readonly row: Omit<PreviewRow, 'changes'>
  readonly change: PreviewRow['changes'][number] | null
  /** Of its line, which is left out as a whole. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

const becomesNames: Readonly<Record<Becomes, string>> = { new: 'New', changed: 'Changed', unchanged: 'Unchanged' }

/** What becomes of each line before anything is imported: for what is changed field by field, before and after. */
export const Preview = ({ report: { preview, readyCount, changedCount, unchangedCount } }: PreviewProps) => {
  const locale = useLocale()
  const [shown, show] = useState<Becomes | ''>('')
  const rows = useMemo(
    () =>
      preview
        .filter(({ becomes }) => shown === '' || becomes === shown)
        .flatMap(
          ({ changes, ...row }): ReadonlyArray<Shown> =>
            changes.length === 0
              ? [{ row, change: null, isFirst: true, isLast: true }]
              : changes.map((change, at) => ({ row, change, isFirst: at === 0, isLast: at === changes.length - 1 })),
        ),
    [preview, shown],
  )
  const headerOf = useHeaderOf()
  if (preview.length === 0) return null
  const counts = { new: readyCount, changed: changedCount ?? 0, unchanged: unchangedCount }
  return (
    <Section
      title="Preview"
      description="What the import will do, line by line."
      action={
        <SelectField
          label="Show"
          value={shown}
          placeholder={`All lines: ${writtenNumber(locale, preview.length)}`}
          choices={(['new', 'changed', 'unchanged'] as const).map((becomes) => ({
            value: becomes,
            label: `${becomesNames[becomes]}: ${writtenNumber(locale, counts[becomes])}`,
          }))}
          onChange={(chosen) => show(chosen as Becomes | '')}
        />
      }
    >
      <LineList
        key={shown}
        label="Preview"
        count={rows.length}
        tracks="minmax(0, 1fr) max-content"
        row={(index) => {
          const { row, change, isFirst, isLast } = rows[index] as Shown
          return {
            head: lineName(row),
            isMore: !isFirst,
            goesOn: !isLast,
            text:
              change === null
                ? becomesNames[row.becomes]
                : `${headerOf(change.field)}: ${orEmpty(change.before)} → ${orEmpty(change.after)}`,
            control: isFirst ? <LeaveOutButton line={row.line} /> : undefined,
          }
        }}
      />
    </Section>
  )
}

interface PreviewProps {
  readonly report: AnyReport & { readonly changedCount?: number }
}

const orEmpty = (text: string): string => (text === '' ? '(empty)' : text)

const useHeaderOf = (): ((field: string) => string) => {
  const { columns } = useKind()
  return useMemo(() => {
    const headers = new Map(columns.map(({ field, header }) => [field, header]))
    return (field) => headers.get(field) ?? field
  }, [columns])
}
