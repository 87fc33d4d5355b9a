/**
 * Ours: what is still to be done before somebody who was added or reinstated lately has all they need. Each step is worked out
 * of what is there, nobody ticks it; the server asks here whether there is anything to show, the view what it shows.
 *
 * It is shown until it is complete, or until somebody says that nothing more is to be done; for how long, and to whom, is
 * `whose.ts`.
 */
import type { Employee } from '../nouns.ts'
import type { Counted, Start, StartFacts } from './nouns.ts'
import type { StartSight } from './whose.ts'

export type StartStepName = 'position' | 'manager' | 'photo' | 'login' | 'policies' | 'certifications' | 'assets'

/** `waiting`: it lies with the person; `optional`: not everybody gets one, so nothing waits for it. */
export type StepState = 'done' | 'waiting' | 'open' | 'optional'

export interface StartStep {
  readonly name: StartStepName
  readonly state: StepState
  /** Of several things, how many there are and how many are done. */
  readonly counted: Counted | null
}

const counted = (name: StartStepName, found: Counted | null, when: (found: Counted) => StepState): StartStep[] =>
  found === null ? [] : [{ name, state: when(found), counted: found }]

const there = (name: StartStepName, isThere: boolean): StartStep => ({
  name,
  state: isThere ? 'done' : 'open',
  counted: null,
})

/** What the person has to do themself: nothing is a step where nothing is asked of them. */
const owed = ({ asked, done }: Counted): StepState => (done >= asked ? 'done' : 'waiting')

const asked = (found: Counted | null): Counted | null => (found === null || found.asked === 0 ? null : found)

const assetsState = (found: Counted): StepState => (found.asked === 0 ? 'optional' : owed(found))

export const startSteps = (sight: StartSight, facts: StartFacts): ReadonlyArray<StartStep> => {
  if (sight === 'hidden') return []
  const own = [
    ...counted('policies', asked(facts.policies), owed),
    ...counted('certifications', asked(facts.certifications), owed),
    ...counted('assets', sight === 'own' ? asked(facts.assets) : facts.assets, assetsState),
  ]
  if (sight === 'own') return own
  return [
    there('position', facts.hasPosition),
    there('manager', facts.hasManager),
    there('photo', facts.hasPhoto),
    { name: 'login', state: loginState(facts), counted: null },
    ...own,
  ]
}

const loginState = ({ login }: StartFacts): StepState =>
  login === null ? 'open' : login === 'invited' ? 'waiting' : 'done'

/** The facts with what the record on the page says of them by now. */
export const withRecord = (
  facts: StartFacts,
  {
    positionTitle,
    reportsTo,
    avatarUrl,
    loginState,
  }: Pick<Employee, 'positionTitle' | 'reportsTo' | 'avatarUrl' | 'loginState'>,
): StartFacts => ({
  ...facts,
  hasPosition: positionTitle !== null,
  hasManager: reportsTo !== null,
  hasPhoto: avatarUrl !== null,
  login: loginState,
})

/** Nothing is open, and nothing lies with the person. */
export const isComplete = (steps: ReadonlyArray<StartStep>): boolean =>
  steps.every(({ state }) => state === 'done' || state === 'optional')

/** As much as is told: the steps, that somebody ended it (to whoever may take that back), or nothing. */
export const startShown = (sight: StartSight, start: Start): Start | null => {
  if (sight === 'hidden' || isComplete(startSteps(sight, start.facts))) return null
  return start.ended !== null && sight === 'own' ? null : start
}
