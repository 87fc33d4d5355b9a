import { Badge } from '../../../ui/kit/Badge.tsx'
import { Button } from '../../../ui/kit/Button.tsx'
import { DescriptionList } from '../../../ui/kit/DescriptionList.tsx'
import { foldable, mostBoxes } from '../../draw/foldings.ts'
import { type Chart, type ChartState, childrenOf } from '../../model/chart.ts'
import { inWords } from '../../model/words.ts'
import { StateLink, TransitionList } from './links.tsx'

interface StateDetailsProps {
  readonly chart: Chart
  readonly state: ChartState
  readonly folded: ReadonlyArray<string>
  readonly canUnfold: (id: string) => boolean
  readonly onFold: (id: string) => void
  readonly onUnfold: (id: string) => void
}

export const StateDetails = ({ chart, state, folded, canUnfold, onFold, onUnfold }: StateDetailsProps) => {
  const { id, kind, invokes, entry, exit, tags, initial } = state
  const isClosed = folded.includes(id)
  const inside = childrenOf(chart, id)
  const given = [
    ['Runs as long as it lasts', invokes.map(({ id: actor, src }) => (actor === src ? src : `${src} as ${actor}`))],
    ['Does when entered', entry.map(inWords)],
    ['Does when left', exit.map(inWords)],
    ['Tags', tags],
  ] as const
  return (
    <div className="details-text">
      <p>
        <Badge>{kinds[kind]}</Badge> <code>{id}</code>
      </p>
      {foldable(chart).some((one) => one.id === id) ? (
        <p>
          <Button
            size="sm"
            onClick={() => (isClosed ? onUnfold(id) : onFold(id))}
            denied={isClosed && !canUnfold(id) ? `More than ${mostBoxes} boxes would be seen at once.` : undefined}
          >
            {isClosed ? 'Open in the chart' : 'Close in the chart'}
          </Button>
        </p>
      ) : null}
      <DescriptionList
        items={given
          .filter(([, values]) => values.length > 0)
          .map(([term, values]) => ({ term, value: values.join(', ') }))}
      />
      {inside.length === 0 ? null : (
        <>
          <h3>{kind === 'parallel' ? 'All at once' : 'One of'}</h3>
          <ul>
            {inside.map((child) => (
              <li key={child.id}>
                <StateLink chart={chart} id={child.id} />
                {child.id === initial ? ' (first)' : ''}
              </li>
            ))}
          </ul>
        </>
      )}
      <TransitionList
        chart={chart}
        title="What leads on"
        transitions={chart.transitions.filter(({ source }) => source === id)}
      />
      <TransitionList
        chart={chart}
        title="What leads here"
        isFromElsewhere
        transitions={chart.transitions.filter(({ targets }) => targets.includes(id))}
      />
    </div>
  )
}

const kinds: Readonly<Record<ChartState['kind'], string>> = {
  atomic: 'State',
  compound: 'State with states in it',
  parallel: 'States side by side',
  final: 'End',
  history: 'Back to where it was',
}
