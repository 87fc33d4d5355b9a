import * as Result from 'effect/Result'
import {
  type ContinueDraft,
  continueFields,
  type GiveDraft,
  giveFields,
  toContinued,
  toGiven,
} from '../../domain/goals/give.fields.ts'
import type { GoalListing } from '../../domain/goals/listing.ts'
import type { GoalRow, GoalsMade } from '../../domain/goals/nouns.ts'
import { wording } from '../../domain/goals/wording.ts'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import type { GoalActId } from '../../domain/kernel/ids.ts'
import { draftOf } from '../kit/drafts.ts'
import { dialogsOf, type RunDialog } from '../kit/recordDialogs.machine.ts'
import type { GoalPorts } from './goals.ports.ts'

/** What is done with many goals at once, each behind a dialog. */
export type GoalsDialog = 'give' | 'continue'

/** What a dialog is about: goals that are chosen, or the list at hand. */
export interface GoalsChosen {
  /** Of the act, so that sending twice is one. */
  readonly id: GoalActId
  readonly goals: ReadonlyArray<GoalRow> | null
  readonly question: GoalListing | null
}

export const giveDraft = draftOf<GiveDraft>('goalDialogs/give')
export const continueDraft = draftOf<ContinueDraft>('goalDialogs/continue')

const isRight = (problems: object): boolean => Object.keys(problems).length === 0

const failed: Record<GoalsDialog, string> = { give: wording.giveFailed, continue: wording.continueFailed }

/** The kit's record dialogs. What came of it stays on the page (`goalOutcome.ts`), so nothing is said in passing. */
export const goalDialogs = dialogsOf<GoalsChosen, GoalsDialog, unknown, GoalsMade>({
  id: 'goalDialogs',
  dialogs: {
    give: { hasDraft: true, rule: 'mayGive' },
    continue: { hasDraft: true, rule: 'mayContinue' },
  },
  rules: {
    mayGive: (form: GiveDraft) => isRight(giveFields.problems(form)),
    mayContinue: (form: ContinueDraft) => isRight(continueFields.problems(form)),
  },
  messages: { done: () => '', failed: (dialog) => failed[dialog as GoalsDialog] },
})

export const runningGoalDialog =
  ({
    giveGoals,
    continueGoals,
  }: Pick<GoalPorts, 'giveGoals' | 'continueGoals'>): RunDialog<GoalsChosen, GoalsDialog, unknown, GoalsMade> =>
  async ({ record: { id }, dialog, form }, signal) =>
    Result.mapError(
      dialog === 'give'
        ? await giveGoals(toGiven(id, form as GiveDraft), signal)
        : await continueGoals(toContinued(id, form as ContinueDraft), signal),
      asAfterALostAnswer,
    )

/** The first try arrived, its answer did not, and something else was asked for since. */
const asAfterALostAnswer = (failure: Failure): Failure =>
  failure._tag === 'Refused' && refusedWith(failure, 'already_exists')
    ? { ...failure, message: wording.givenBefore }
    : failure
