import type { Chart } from '../../model/chart.ts'
import { type Outlined, outlineOf } from '../../model/outline.ts'
import { eventInWords, inWords, stateInWords } from '../../model/words.ts'
import { hrefOf } from '../address.ts'
import type { ViewProps } from '../view.ts'

/** The chart as a nested list, for those who cannot see the picture. */
export const OutlineView = ({ exhibit: { chart } }: ViewProps) => {
  const outline = outlineOf(chart)
  return (
    <div className="outline">{outline === null ? null : <List chart={chart} of={outline.inside} root={outline} />}</div>
  )
}

interface ListProps {
  readonly chart: Chart
  readonly of: ReadonlyArray<Outlined>
  readonly root?: Outlined
}

const List = ({ chart, of, root }: ListProps) => (
  <ul>
    {root === undefined || root.transitions.length === 0 ? null : (
      <li>
        <strong>Anywhere</strong>
        <Arrows chart={chart} of={root} />
      </li>
    )}
    {of.map((one) => (
      <li key={one.state.id}>
        <a href={hrefOf({ exhibit: chart.id, chosen: one.state.id })}>
          <strong>{inWords(one.state.name)}</strong>
        </a>
        <span className="outline-note">{notesOf(one)}</span>
        <Arrows chart={chart} of={one} />
        {one.inside.length === 0 ? null : <List chart={chart} of={one.inside} />}
      </li>
    ))}
  </ul>
)

const notesOf = ({ state: { kind, invokes, entry, exit, tags }, isFirst }: Outlined): string => {
  const notes = [
    ...(isFirst ? ['first'] : []),
    ...(kind === 'parallel' ? ['all of these at once'] : []),
    ...(kind === 'final' ? ['end'] : []),
    ...(invokes.length > 0 ? [`runs ${invokes.map(({ src }) => inWords(src)).join(', ')}`] : []),
    ...(entry.length > 0 ? [`on the way in: ${entry.map(inWords).join(', ')}`] : []),
    ...(exit.length > 0 ? [`on the way out: ${exit.map(inWords).join(', ')}`] : []),
    ...(tags.length > 0 ? [`tagged ${tags.join(', ')}`] : []),
  ]
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`
}

const Arrows = ({ chart, of: { transitions } }: { readonly chart: Chart; readonly of: Outlined }) =>
  transitions.length === 0 ? null : (
    <ul className="outline-arrows">
      {transitions.map(({ id, event, guard, targets, actions }) => (
        <li key={id}>
          {eventInWords(event)}
          {guard === null ? '' : `, if ${inWords(guard)}`}:{' '}
          {targets.length === 0
            ? 'stays'
            : targets.map((target, index) => (
                <span key={target}>
                  {index > 0 ? ' and ' : 'to '}
                  <a href={hrefOf({ exhibit: chart.id, chosen: target })}>{stateInWords(target)}</a>
                </span>
              ))}
          {actions.length === 0 ? '' : `; does ${actions.map(inWords).join(', ')}`}
        </li>
      ))}
    </ul>
  )
