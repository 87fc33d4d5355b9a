/** What the goals area says. All ours: § 8 has no sentences for goals. */
import type { GoalRefusal } from './access.ts'
import { type AlignmentRefusal, LEVELS_MOST } from './alignment.ts'
import type { GoalAction } from './lifecycle.ts'
import type { DueChoice, GoalGrouping } from './listing.ts'
import type { GoalState } from './nouns.ts'
import { type ProgressRefusal, progressDenials } from './progress.ts'
import type { GoalRhythm } from './reminding.ts'
import type { GoalStatus } from './states.ts'

export const wording = {
  added: 'Goal added',
  saved: 'Goal saved',
  removed: 'Goal removed',
  commentRemoved: 'Comment removed',
  saveFailed: 'Failed to save goal',
  removeFailed: 'Failed to remove goal',
  commentFailed: 'Failed to add comment',
  progressFailed: 'Failed to update progress',
  csvFailed: 'Failed to export goals',
  commentRemoveFailed: 'Failed to remove comment',
  templateAdded: 'Template added',
  templateSaved: 'Template saved',
  templateArchived: 'Template archived',
  templateUnarchived: 'Template unarchived',
  templateRemoved: 'Template deleted',
  templateFailed: 'Failed to save template',
  templateRemoveFailed: 'Failed to delete template',
  giveFailed: 'Failed to give goals',
  continueFailed: 'Failed to copy goals',
  takenBack: 'Goals taken back',
  takeBackFailed: 'Failed to take goals back',
  rhythmLoadFailed: 'Failed to load your reminders',
  /** Asked again with something else, after an answer that was lost. */
  givenBefore:
    'The first try has gone through after all, as it was then. Close this and look at the list before you go on.',
} as const

export const denials: Record<
  GoalRefusal | AlignmentRefusal | 'notFromThisState' | 'goalEnded' | 'unknownTemplate' | ProgressRefusal,
  string
> = {
  notYourReport:
    'You may only see your own goals and those of your direct reports. An administrator decides who reports to whom.',
  onlyYourDrafts: 'Only drafts of your own can be removed. Cancel the goal instead, or ask your manager.',
  notYourComment: 'Only the author of a comment or an administrator may remove it.',
  notFromThisState: 'A goal cannot go from this state to that one.',
  goalEnded: 'This goal has ended. Open it again to update its progress.',
  unknownTemplate: 'There is no such template any more, or it is archived. Choose another.',
  unknownServed: 'The goal that this one would serve is not there any more. Choose another.',
  servedHasEnded: 'The goal that this one would serve has ended. Choose one that has not.',
  servedIsPrivate:
    'A goal may only serve one that everybody who sees it may see. Choose another, or share that one first.',
  circle: 'These goals would serve each other in a circle. Choose another.',
  tooManyLevels: `This, or what serves it, would stand more than ${LEVELS_MOST} levels below the company vision. Choose one further up.`,
  ...progressDenials,
}

export const dueNames: Record<DueChoice, string> = {
  7: 'In the next 7 days',
  30: 'In the next 30 days',
  90: 'In the next 90 days',
  none: 'No due day',
}

export const groupingNames: Record<GoalGrouping, string> = {
  person: 'By person',
  department: 'By department',
  state: 'By state',
}

export const rhythmNames: Record<GoalRhythm, string> = {
  whenDue: 'Only when one is due',
  weekly: 'Every Monday',
  fortnightly: 'Every second Monday',
  monthly: 'On the first Monday of the month',
}

export const stateNames: Record<GoalState, string> = {
  Draft: 'Draft',
  Active: 'Active',
  Done: 'Done',
  Cancelled: 'Cancelled',
}

/** As what a goal begins that is made for somebody. */
export const begunNames: Record<'Active' | 'Draft', string> = { Active: 'Started', Draft: 'As drafts' }

export const actionNames: Record<GoalAction, string> = {
  begin: 'Start',
  finish: 'Mark done',
  cancel: 'Cancel goal',
  reopen: 'Open again',
}

export const goalStatusNames: Record<GoalStatus, string> = {
  overdue: 'Overdue',
  atRisk: 'At risk',
  onTrack: 'On track',
}

/** At the top of the tree, where the company has not written down its vision. */
export const noVision = 'Our goals'

/** Who may move a goal (`access.ts`: who sees it), in words. */
export const goalActionsBy = 'The person, their manager or an administrator'
