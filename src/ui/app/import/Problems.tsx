import { useId, useState } from 'react'
import type { AnyReport, FailedRow, ImportProblem } from '../../../domain/kernel/import/nouns.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { cellIn } from '../../../machines/kit/import/importing.ts'
import { Button } from '../../kit/Button.tsx'
import { look, slot } from '../../kit/classes.ts'
import { useLocale } from '../../kit/locale.ts'
import { Stack } from '../../kit/Stack.tsx'
import { useImport, useImportState } from './kind.ts'

/** As many lines at a time as somebody can put right. */
const shownAtOnce = 50

/** By line and column: what stands there, to be put right, and what is wrong with it. */
export const Problems = ({ report: { failedRows, columns } }: { readonly report: AnyReport }) => {
  const locale = useLocale()
  const [count, setCount] = useState(shownAtOnce)
  const rest = failedRows.length - count
  return (
    <Stack gap={3}>
      <table className={slot('form', 'conflict')}>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">What stands there</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {failedRows.slice(0, count).flatMap((row) =>
            row.problems.map((problem, at) => (
              <Wrong
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be wrong with one cell
                key={`${row.line} ${problem.column} ${at}`}
                row={row}
                problem={problem}
                header={problem.column === null ? null : (columns[problem.column]?.header ?? '')}
              />
            )),
          )}
        </tbody>
      </table>
      {rest > 0 ? (
        <div>
          <Button size="sm" onClick={() => setCount(count + shownAtOnce)}>
            Show {writtenNumber(locale, Math.min(rest, shownAtOnce))} more of {writtenNumber(locale, rest)} lines
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

interface WrongProps {
  readonly row: FailedRow
  readonly problem: ImportProblem
  readonly header: string | null
}

const Wrong = ({ row, problem, header }: WrongProps) => {
  const id = useId()
  const { column } = problem
  return (
    <tr>
      <th scope="row" id={id}>
        {column === null ? `Line ${row.line}` : `${header} of line ${row.line}`}
      </th>
      <td>{column === null ? null : <Cell line={row.line} column={column} problem={problem} labelledBy={id} />}</td>
      <td>{problem.message}</td>
    </tr>
  )
}

interface CellProps {
  readonly line: number
  readonly column: number
  readonly problem: ImportProblem
  readonly labelledBy: string
}

const Cell = ({ line, column, problem: { value, message }, labelledBy }: CellProps) => {
  const machine = useImport()
  const shown = useImportState(({ context }) => cellIn(context.edits, line, column, value))
  return (
    <input
      className={look('input')}
      value={shown}
      dir="auto"
      aria-labelledby={labelledBy}
      aria-invalid={shown === value}
      title={message}
      onChange={(event) => machine.send({ type: 'cell.changed', line, column, value: event.target.value })}
    />
  )
}
