/** What setting up the client asks of those who may do it, for the to-do list (ours): each stage that is pending. */
import type { Actor } from '../permissions/actor.ts'
import type { Onboarding } from './nouns.ts'
import { stageNamed } from './stageWords.ts'
import { mayChangeOnboarding } from './updates.ts'

export interface SetUpDuty {
  readonly type: 'accountSetup'
  /** The stage. */
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly dueUtc: null
}

export const setUpDuties = (
  actor: Pick<Actor, 'privileges'>,
  onboarding: Pick<Onboarding, 'stages'> | null,
): ReadonlyArray<SetUpDuty> =>
  onboarding === null || !mayChangeOnboarding(actor).allowed
    ? []
    : onboarding.stages
        .filter(({ status }) => status === 'Pending')
        .map(({ type }) => ({
          type: 'accountSetup',
          id: type,
          title: 'Account setup',
          detail: stageNamed(type).task,
          dueUtc: null,
        }))
