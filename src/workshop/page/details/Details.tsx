import { X } from 'lucide-react'
import { IconButton } from '../../../ui/kit/Button.tsx'
import type { ChartState } from '../../model/chart.ts'
import type { Exhibit, Listed } from '../../model/exhibit.ts'
import type { ChartTransition } from '../../model/transitions.ts'
import { eventInWords, stateInWords } from '../../model/words.ts'
import { goTo, hrefOf } from '../address.ts'
import { About } from './About.tsx'
import { StateDetails } from './StateDetails.tsx'
import { TransitionDetails } from './TransitionDetails.tsx'

interface DetailsProps {
  readonly exhibit: Exhibit
  readonly listed: Listed
  readonly state: ChartState | null
  readonly transition: ChartTransition | null
  readonly folded: ReadonlyArray<string>
  readonly onFold: (id: string) => void
  readonly onUnfold: (id: string) => void
}

/** What is known of what was clicked; of the machine as a whole when nothing was. */
export const Details = ({ exhibit, listed, state, transition, folded, onFold, onUnfold }: DetailsProps) => {
  const chosen = state ?? transition
  const title =
    state !== null
      ? stateInWords(state.id)
      : transition !== null
        ? eventInWords(transition.event)
        : `About ${listed.title}`
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
        <StateDetails chart={exhibit.chart} state={state} folded={folded} onFold={onFold} onUnfold={onUnfold} />
      ) : transition !== null ? (
        <TransitionDetails chart={exhibit.chart} transition={transition} />
      ) : (
        <About listed={listed} />
      )}
    </aside>
  )
}
