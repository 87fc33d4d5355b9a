import { DescriptionList } from '../../../ui/kit/DescriptionList.tsx'
import { countsInWords } from '../../heat/heatInWords.ts'
import type { Chart } from '../../model/chart.ts'
import type { Heat } from '../../model/heat.ts'
import type { ChartTransition } from '../../model/transitions.ts'
import { eventInWords, inWords } from '../../model/words.ts'
import { hrefOf } from '../address.ts'
import { StateLink, TransitionList } from './links.tsx'
import { OccasionList } from './OccasionList.tsx'

interface TransitionDetailsProps {
  readonly chart: Chart
  readonly transition: ChartTransition
  /** How often it was taken, where that is looked at. */
  readonly heat: Heat | null
}

export const TransitionDetails = ({ chart, transition, heat }: TransitionDetailsProps) => {
  const { id, source, event, guard, targets, actions } = transition
  const rivals = chart.transitions.filter((one) => one.source === source && one.event === event)
  return (
    <div className="details-text">
      {event === '' ? null : (
        <p>
          <code>{event}</code>
        </p>
      )}
      <DescriptionList
        items={[
          { term: 'In', value: <StateLink chart={chart} id={source} /> },
          { term: 'Only if', value: guard === null ? 'Always' : inWords(guard) },
          {
            term: 'Leads to',
            value:
              targets.length === 0
                ? 'It stays where it is'
                : targets.map((target) => (
                    <div key={target}>
                      <StateLink chart={chart} id={target} />
                    </div>
                  )),
          },
          { term: 'Does on the way', value: actions.length === 0 ? 'Nothing' : actions.map(inWords).join(', ') },
          ...(heat === null ? [] : [{ term: 'Taken', value: countsInWords(heat) }]),
        ]}
      />
      <OccasionList machine={chart.id} transition={id} />
      {rivals.length > 1 ? (
        <TransitionList
          chart={chart}
          title="Asked in this order"
          isNumbered
          transitions={rivals.toSorted((one, other) => one.order - other.order)}
          current={id}
        />
      ) : null}
      {event === '' ? null : (
        <p>
          <a href={hrefOf({ exhibit: chart.id, view: 'decisions', event })}>
            Everything ‘{eventInWords(event)}’ decides
          </a>
        </p>
      )}
    </div>
  )
}
