// biome-ignore-all lint/a11y/useSemanticElements: a virtual list has no <table> that could hold its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: what stands in the rows takes the focus
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { slot } from '../../kit/classes.ts'
import { useNarrow } from '../../kit/table/narrow.ts'
import { useRowWindow } from '../../kit/table/rowWindow.ts'
import { tooltip } from '../../kit/tooltip.ts'

/**
 * Of one line, in px (`table__row`, `comfortable`); beside a field what is said may take three lines, on a phone it takes
 * more, and what can be done may stand below.
 */
const HEIGHT = 48
const BESIDE = 68
const NARROW = 80
const STACKED = 128

interface LineShown {
  readonly head: ReactNode
  readonly text: string
  readonly control?: ReactNode
  /** Of the same line of the file as the row above: its name is not shown again. */
  readonly isMore?: boolean
  /** The row below is of the same line. */
  readonly goesOn?: boolean
}

interface LineListProps {
  readonly label: string
  readonly count: number
  /** How wide what can be done stands beside what is said. */
  readonly tracks: string
  /** What can be done takes as much room as what is said; on a phone it stands below. */
  readonly stacks?: boolean
  readonly row: (index: number) => LineShown
}

/** Lines of a file, in two lines each. However many there are, those in view are drawn. */
export const LineList = ({ label, count, tracks, stacks = false, row }: LineListProps) => {
  const isNarrow = useNarrow()
  const isStacked = isNarrow && stacks
  const height = isStacked ? STACKED : isNarrow ? NARROW : stacks ? BESIDE : HEIGHT
  const scroller = useRef<HTMLDivElement>(null)
  const { from, until } = useRowWindow(scroller, count, height)
  const indexes = Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at)
  return (
    <div className={slot('table', 'frame')}>
      <div
        ref={scroller}
        className={slot('table', 'scroller')}
        style={{ '--tracks': isStacked ? 'minmax(0, 1fr)' : tracks, maxHeight: '60dvh' } as CSSProperties}
      >
        <div
          role="table"
          aria-label={label}
          aria-rowcount={count}
          className={slot('table', 'body')}
          style={{ height: count * height }}
        >
          {indexes.map((index) => (
            <Line key={index} index={index} height={height} {...row(index)} />
          ))}
        </div>
      </div>
    </div>
  )
}

interface LineProps extends LineShown {
  readonly index: number
  readonly height: number
}

const Line = ({ index, height, head, text, control, isMore = false, goesOn = false }: LineProps) => (
  <div
    role="row"
    aria-rowindex={index + 1}
    className={slot('table', 'row', { density: 'comfortable' })}
    data-goes-on={goesOn || undefined}
    style={{ top: index * height, height }}
  >
    <div role="rowheader" className={slot('table', 'twoLines')} {...tooltip(text)}>
      <span {...(isMore && { className: 'sr-only' })}>{head}</span>
      <span>{text}</span>
    </div>
    {control === undefined ? null : <div role="cell">{control}</div>}
  </div>
)
