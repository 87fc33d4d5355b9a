// biome-ignore-all lint/a11y/useSemanticElements: a virtual list has no <table> that could hold its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: what stands in the rows takes the focus
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { slot } from '../../kit/classes.ts'
import { useRowWindow } from '../../kit/table/rowWindow.ts'
import { tooltip } from '../../kit/tooltip.ts'

/** Of one line, in px (`table__row`, `comfortable`). */
const HEIGHT = 48

interface LineShown {
  readonly head: ReactNode
  readonly text: string
  readonly control?: ReactNode
}

interface LineListProps {
  readonly label: string
  readonly count: number
  /** How wide what can be done stands beside what is said. */
  readonly tracks: string
  readonly row: (index: number) => LineShown
}

/** Lines of a file, in two lines each. However many there are, those in view are drawn. */
export const LineList = ({ label, count, tracks, row }: LineListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const { from, until } = useRowWindow(scroller, count, HEIGHT)
  const indexes = Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at)
  return (
    <div className={slot('table', 'frame')}>
      <div
        ref={scroller}
        className={slot('table', 'scroller')}
        style={{ '--tracks': tracks, maxHeight: '60dvh' } as CSSProperties}
      >
        <div
          role="table"
          aria-label={label}
          aria-rowcount={count}
          className={slot('table', 'body')}
          style={{ height: count * HEIGHT }}
        >
          {indexes.map((index) => (
            <Line key={index} index={index} {...row(index)} />
          ))}
        </div>
      </div>
    </div>
  )
}

const Line = ({ index, head, text, control }: LineShown & { readonly index: number }) => (
  <div
    role="row"
    aria-rowindex={index + 1}
    className={slot('table', 'row', { density: 'comfortable' })}
    style={{ top: index * HEIGHT }}
  >
    <div role="rowheader" className={slot('table', 'twoLines')} {...tooltip(text)}>
      <span>{head}</span>
      <span>{text}</span>
    </div>
    {control === undefined ? null : <div role="cell">{control}</div>}
  </div>
)
