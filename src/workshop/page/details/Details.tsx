import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../../ui/kit/Button.tsx'
import type { SeenHeat } from '../../heat/useHeat.ts'
import type { ChartState } from '../../model/chart.ts'
import type { Exhibit, Listed } from '../../model/exhibit.ts'
import type { ChartTransition } from '../../model/transitions.ts'
import { eventInWords, stateInWords } from '../../model/words.ts'
import { goTo, hrefOf } from '../address.ts'
import { About } from './About.tsx'
import { StateDetails } from './StateDetails.tsx'
import { TransitionDetails } from './TransitionDetails.tsx'

const HeatPanel = lazy(() => import('../../heat/HeatPanel.tsx').then((file) => ({ default: file.HeatPanel })))

interface DetailsProps {
  readonly exhibit: Exhibit
  readonly listed: Listed
  readonly state: ChartState | null
  readonly transition: ChartTransition | null
  /** Null while the chart is looked at without its heat. */
  readonly seen: SeenHeat | null
  readonly folded: ReadonlyArray<string>
  /** Whether there is a drawing with a closed state open. */
  readonly canUnfold: (id: string) => boolean
  readonly onFold: (id: string) => void
  readonly onUnfold: (id: string) => void
}

/** What is known of what was clicked; of the machine as a whole when nothing was. */
export const Details = ({ exhibit, listed, state, transition, seen, ...folding }: DetailsProps) => {
  const chosen = state ?? transition
  const title =
    state !== null
      ? stateInWords(state.id)
      : transition !== null
        ? eventInWords(transition.event)
        : `${seen === null ? 'About' : 'Heat of'} ${listed.title}`
  return (
    <aside className="details-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {chosen === null ? null : (
          <IconButton
            label="Close"
            size="sm"
            icon={<X />}
            onClick={() => goTo(hrefOf({ exhibit: exhibit.id }), 'replace')}
          />
        )}
      </header>
      {state !== null ? (
        <StateDetails chart={exhibit.chart} state={state} {...folding} />
      ) : transition !== null ? (
        <TransitionDetails
          chart={exhibit.chart}
          transition={transition}
          heat={seen?.map?.transitions.get(transition.id) ?? null}
        />
      ) : seen !== null ? (
        <Suspense fallback={null}>
          <HeatPanel chart={exhibit.chart} seen={seen} />
        </Suspense>
      ) : (
        <About listed={listed} />
      )}
    </aside>
  )
}
