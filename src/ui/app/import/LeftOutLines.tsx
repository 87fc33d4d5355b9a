import type { LeftOut } from '../../../domain/kernel/import/nouns.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { DownloadRows } from './DownloadRows.tsx'
import { LeaveOutButton } from './LeaveOutButton.tsx'
import { LineList } from './LineList.tsx'
import { lineName, problemText } from './lineName.ts'

interface LeftOutLinesProps {
  readonly fileName: string
  readonly of: LeftOut
  /** Before the import a line can be put back. */
  readonly canPutBack?: boolean
}

/** The lines that are not imported, as a list and as a file. */
export const LeftOutLines = ({ fileName, of: { headers, rows }, canPutBack = false }: LeftOutLinesProps) => {
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <Section
      title={`Left out: ${writtenNumber(locale, rows.length)} ${rows.length === 1 ? 'line' : 'lines'}`}
      description={canPutBack ? 'These lines will not be imported.' : 'These lines were not imported.'}
      action={<DownloadRows name={`left out of ${fileName}`} headers={headers} rows={rows} />}
    >
      <LineList
        label="Left out"
        count={rows.length}
        tracks={canPutBack ? 'minmax(0, 1fr) max-content' : 'minmax(0, 1fr)'}
        row={(index) => {
          const row = rows[index] as (typeof rows)[number]
          return {
            head: lineName(row),
            text: row.problems.length === 0 ? 'Nothing is wrong with it' : problemText(row, headers),
            ...(canPutBack && { control: <LeaveOutButton line={row.line} /> }),
          }
        }}
      />
    </Section>
  )
}
