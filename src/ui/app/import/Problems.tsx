// biome-ignore-all lint/a11y/useSemanticElements: a virtual list has no <table> that could hold its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the inputs in the rows take the focus
import { type CSSProperties, useId, useMemo, useRef } from 'react'
import type { AnyReport, FailedRow, ImportProblem } from '../../../domain/kernel/import/nouns.ts'
import { cellIn } from '../../../machines/kit/import/importing.ts'
import { look, slot } from '../../kit/classes.ts'
import { useRowWindow } from '../../kit/table/rowWindow.ts'
import { tooltip } from '../../kit/tooltip.ts'
import { useImport, useImportState } from './kind.ts'

/** Of one line, in px (`table__row`, `comfortable`). */
const HEIGHT = 48
const columns = { '--tracks': 'minmax(0, 3fr) minmax(0, 2fr)' } as CSSProperties

/** By line and column: what is wrong, and what stands there, to be put right. However many there are, those in view are drawn. */
export const Problems = ({ report: { failedRows, columns: read } }: { readonly report: AnyReport }) => {
  const scroller = useRef<HTMLDivElement>(null)
  const wrongs = useMemo(
    () => failedRows.flatMap((row) => row.problems.map((problem) => ({ row, problem }))),
    [failedRows],
  )
  const { from, until } = useRowWindow(scroller, wrongs.length, HEIGHT)
  return (
    <div className={slot('table', 'frame')}>
      <div ref={scroller} className={slot('table', 'scroller')} style={{ ...columns, maxHeight: '60dvh' }}>
        <div
          role="table"
          aria-label="Problems"
          aria-rowcount={wrongs.length}
          className={slot('table', 'body')}
          style={{ height: wrongs.length * HEIGHT }}
        >
          {wrongs.slice(from, until).map(({ row, problem }, at) => (
            <Wrong
              // biome-ignore lint/suspicious/noArrayIndexKey: by place, as in every virtual list
              key={from + at}
              index={from + at}
              row={row}
              problem={problem}
              header={problem.column === null ? null : (read[problem.column]?.header ?? '')}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface WrongProps {
  readonly index: number
  readonly row: FailedRow
  readonly problem: ImportProblem
  readonly header: string | null
}

const Wrong = ({ index, row, problem, header }: WrongProps) => {
  const id = useId()
  const { column, message } = problem
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className={slot('table', 'row', { density: 'comfortable' })}
      style={{ top: index * HEIGHT }}
    >
      <div role="rowheader" className={slot('table', 'twoLines')} {...tooltip(message)}>
        <span id={id}>{column === null ? `Line ${row.line}` : `${header} of line ${row.line}`}</span>
        <span>{message}</span>
      </div>
      <div role="cell">
        {column === null ? null : <Cell line={row.line} column={column} problem={problem} labelledBy={id} />}
      </div>
    </div>
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
