import type { Difference } from '../model/difference.ts'
import type { ChartTransition } from '../model/transitions.ts'
import { inWords, stateInWords, transitionInWords } from '../model/words.ts'

export interface Change {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly text: string
}

/** What changed between two versions, a sentence for each. */
export const differenceInWords = (difference: Difference): ReadonlyArray<Change> => [
  ...difference.addedStates.map((id): Change => ({ kind: 'added', text: `State ${stateInWords(id)}` })),
  ...difference.removedStates.map((id): Change => ({ kind: 'removed', text: `State ${stateInWords(id)}` })),
  ...difference.added.map((arrow): Change => ({ kind: 'added', text: transitionInWords(arrow) })),
  ...difference.removed.map((arrow): Change => ({ kind: 'removed', text: transitionInWords(arrow) })),
  ...difference.retargeted.map(
    ({ from, to }): Change => ({ kind: 'changed', text: `${transitionInWords(to)}; before ${whereTo(from)}` }),
  ),
  ...difference.changedActions.map(
    ({ from, to }): Change => ({
      kind: 'changed',
      text: `${transitionInWords(to)}, and does ${actions(to)}; before ${actions(from)}`,
    }),
  ),
]

const whereTo = ({ targets }: ChartTransition): string =>
  targets.length === 0 ? 'it stayed' : `to ${targets.map(stateInWords).join(' and ')}`

const actions = ({ actions: names }: ChartTransition): string =>
  names.length === 0 ? 'nothing' : names.map(inWords).join(', ')

/** The arrows of the newer version that are not as they were. */
export const changedArrows = (difference: Difference): ReadonlyArray<ChartTransition> => [
  ...difference.added,
  ...difference.retargeted.map(({ to }) => to),
  ...difference.changedActions.map(({ to }) => to),
]
