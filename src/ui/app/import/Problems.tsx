import { useMemo } from 'react'
import type { AnyReport, FailedRow, ImportProblem } from '../../../domain/kernel/import/nouns.ts'
import { cellIn } from '../../../machines/kit/import/importing.ts'
import { look } from '../../kit/classes.ts'
import { Row } from '../../kit/Stack.tsx'
import { useImport, useImportState } from './kind.ts'
import { LeaveOutButton, NoLeaveOutButton } from './LeaveOutButton.tsx'
import { LineList } from './LineList.tsx'
import { lineName } from './lineName.ts'

/** By line and column: who or what it is about, what is wrong, and what stands there, to be put right or left out. */
export const Problems = ({ report: { failedRows, columns } }: { readonly report: AnyReport }) => {
  const wrongs = useMemo(
    () =>
      failedRows.flatMap((row) =>
        row.problems.map((problem, at) => ({
          row,
          problem,
          isFirst: at === 0,
          isLast: at === row.problems.length - 1,
        })),
      ),
    [failedRows],
  )
  return (
    <LineList
      label="Problems"
      count={wrongs.length}
      tracks="minmax(0, 1fr) minmax(0, 1fr)"
      stacks
      row={(index) => {
        const { row, problem, isFirst, isLast } = wrongs[index] as (typeof wrongs)[number]
        const header = problem.column === null ? null : (columns[problem.column]?.header ?? '')
        return {
          head: lineName(row),
          text: header === null ? problem.message : `${header}: ${problem.message}`,
          isMore: !isFirst,
          goesOn: !isLast,
          control: <Correcting row={row} problem={problem} header={header} isFirst={isFirst} />,
        }
      }}
    />
  )
}

interface CorrectingProps {
  readonly row: FailedRow
  readonly problem: ImportProblem
  readonly header: string | null
  /** Of its line, which is left out as a whole. */
  readonly isFirst: boolean
}

const Correcting = ({ row, problem, header, isFirst }: CorrectingProps) => {
  const isLeftOut = useImportState(({ context }) => context.leftOut.includes(row.line))
  return (
    <Row justify="end" wrap="never">
      {header === null || problem.column === null || isLeftOut ? null : (
        <Cell line={row.line} column={problem.column} problem={problem} label={`${header} of line ${row.line}`} />
      )}
      {isFirst ? <LeaveOutButton line={row.line} /> : <NoLeaveOutButton line={row.line} />}
    </Row>
  )
}

interface CellProps {
  readonly line: number
  readonly column: number
  readonly problem: ImportProblem
  readonly label: string
}

const Cell = ({ line, column, problem: { value, message }, label }: CellProps) => {
  const machine = useImport()
  const shown = useImportState(({ context }) => cellIn(context.edits, line, column, value))
  return (
    <input
      className={look('input')}
      value={shown}
      dir="auto"
      aria-label={label}
      aria-invalid={shown === value}
      title={message}
      onChange={(event) => machine.send({ type: 'cell.changed', line, column, value: event.target.value })}
    />
  )
}
