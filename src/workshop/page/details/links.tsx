import type { Chart } from '../../model/chart.ts'
import type { ChartTransition } from '../../model/transitions.ts'
import { eventInWords, inWords, stateInWords } from '../../model/words.ts'
import { hrefOf } from '../address.ts'

interface StateLinkProps {
  readonly chart: Chart
  readonly id: string
}

/** A state by its place; it leads to where it is drawn. */
export const StateLink = ({ chart, id }: StateLinkProps) => (
  <a href={hrefOf({ exhibit: chart.id, chosen: id })}>{stateInWords(id)}</a>
)

interface TransitionListProps {
  readonly chart: Chart
  readonly title: string
  readonly transitions: ReadonlyArray<ChartTransition>
  readonly isFromElsewhere?: boolean
  readonly isNumbered?: boolean
  /** The one that is looked at now. */
  readonly current?: string
}

export const TransitionList = (list: TransitionListProps) => {
  const { chart, title, transitions, isFromElsewhere = false, isNumbered = false, current } = list
  if (transitions.length === 0) return null
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <>
      <h3>{title}</h3>
      <List>
        {transitions.map((one) => (
          <li key={one.id}>
            {isFromElsewhere ? (
              <>
                <StateLink chart={chart} id={one.source} />:{' '}
              </>
            ) : null}
            <a
              href={hrefOf({ exhibit: chart.id, chosen: one.id })}
              aria-current={one.id === current ? 'true' : undefined}
            >
              {eventInWords(one.event)}
              {one.guard === null ? '' : ` [${inWords(one.guard)}]`}
            </a>
            {isFromElsewhere ? null : ` → ${one.targets.map(stateInWords).join(' and ') || 'stays'}`}
          </li>
        ))}
      </List>
    </>
  )
}
