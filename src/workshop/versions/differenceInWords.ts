import type { ChartState } from '../model/chart.ts'
import type { Changed, Difference } from '../model/difference.ts'
import type { ChartTransition } from '../model/transitions.ts'
import { inWords, stateInWords, timeInWords, transitionInWords } from '../model/words.ts'

export interface Change {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly text: string
}

/** What changed between two versions, a sentence for each. */
export const differenceInWords = (difference: Difference): ReadonlyArray<Change> => [
  ...difference.renamed.map(({ from, to }) => changed(`State ${stateInWords(from)} is called ${stateInWords(to)}`)),
  ...difference.addedStates.map((id): Change => ({ kind: 'added', text: `State ${stateInWords(id)}` })),
  ...difference.removedStates.map((id): Change => ({ kind: 'removed', text: `State ${stateInWords(id)}` })),
  ...difference.changedStates.flatMap(stateChanges),
  ...difference.added.map((arrow): Change => ({ kind: 'added', text: transitionInWords(arrow) })),
  ...difference.removed.map((arrow): Change => ({ kind: 'removed', text: transitionInWords(arrow) })),
  ...difference.retargeted.map(({ from, to }) => changed(`${transitionInWords(to)}; before ${whereTo(from)}`)),
  ...difference.changedArrows.flatMap(arrowChanges),
]

const changed = (text: string): Change => ({ kind: 'changed', text })

const stateChanges = ({ from, to }: Changed<ChartState>): ReadonlyArray<Change> =>
  [
    told('is', [from.kind], [to.kind]),
    told('begins in', nullable(from.initial), nullable(to.initial), stateInWords),
    told('runs', from.invokes.map(invokeInWords), to.invokes.map(invokeInWords), String),
    told('is tagged with', from.tags, to.tags),
    told('does on entry', from.entry, to.entry),
    told('does on exit', from.exit, to.exit),
  ].flatMap((words) => (words === null ? [] : [changed(`State ${stateInWords(to.id)} ${words}`)]))

const invokeInWords = ({ id, src }: ChartState['invokes'][number]): string =>
  id === src ? inWords(src) : `${inWords(src)} as ${inWords(id)}`

const arrowChanges = ({ from, to }: Changed<ChartTransition>): ReadonlyArray<Change> =>
  [
    told(', and does', from.actions, to.actions),
    from.delay === undefined || to.delay === undefined
      ? null
      : told(', and waits', [from.delay], [to.delay], (ms) => timeInWords(Number(ms))),
    told(', and is asked as number', [from.order + 1], [to.order + 1], String),
    told(', and begins', [from.reenter ? 'anew' : 'nothing anew'], [to.reenter ? 'anew' : 'nothing anew'], String),
  ].flatMap((words) => (words === null ? [] : [changed(`${transitionInWords(to)}${words}`)]))

const nullable = (one: string | null) => (one === null ? [] : [one])

/** 'does on entry count up; before nothing'; null where it is the same. */
const told = (
  does: string,
  before: ReadonlyArray<string | number>,
  after: ReadonlyArray<string | number>,
  say: (one: string) => string = inWords,
): string | null => {
  const words = (all: ReadonlyArray<string | number>) => all.map((one) => say(String(one))).join(', ') || 'nothing'
  return words(before) === words(after) ? null : `${does} ${words(after)}; before ${words(before)}`
}

const whereTo = ({ targets }: ChartTransition): string =>
  targets.length === 0 ? 'it stayed' : `to ${targets.map(stateInWords).join(' and ')}`

/** The arrows of the newer version that are not as they were, and those of the states that are not. */
export const changedArrows = (difference: Difference): ReadonlyArray<ChartTransition> => [
  ...difference.added,
  ...difference.retargeted.map(({ to }) => to),
  ...difference.changedArrows.map(({ to }) => to),
]
