import type { TestCase } from '../../model/testCases.ts'
import type { Marks } from '../chart/marks.ts'

/** What of the list is pointed at: a whole walk, or one step of it. */
export interface Pointed {
  readonly id: string
  /** Null for the whole walk. */
  readonly step: number | null
  /** The state it leads to, to be brought into view; null leaves the chart where it is. */
  readonly sought: string | null
}

/** The state an arrow's id leads to: `a · b → c` leads to c. */
export const targetIn = (transition: string): string | null => {
  const [, to = ''] = transition.split(' → ')
  const [target = ''] = to.split(' + ')
  const state = target.replace(/ #\d+$/, '')
  return state === '' || state === 'stays' ? (transition.split(' · ')[0] ?? null) : state
}

export const marksOfCase = (pointed: Pointed | null, cases: ReadonlyArray<TestCase>): Marks => {
  const steps = cases.find(({ id }) => id === pointed?.id)?.steps
  if (pointed === null || steps === undefined) return {}
  const walked = steps.flatMap(({ transitions }) => transitions)
  const here = pointed.step === null ? [] : (steps[pointed.step]?.transitions ?? [])
  const marked = [...walked.map((id) => [id, 'walked'] as const), ...here.map((id) => [id, 'chosen'] as const)]
  return {
    transitions: Object.fromEntries(pointed.step === null ? marked : marked.filter(([, how]) => how === 'chosen')),
    states: pointed.sought === null ? {} : { [pointed.sought]: 'chosen' },
  }
}
