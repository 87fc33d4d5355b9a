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
  removed: 'Goal deleted',
  commentRemoved: 'Comment deleted',
  saveFailed: 'Failed to save goal',
  removeFailed: 'Failed to delete goal',
  commentFailed: 'Failed to add comment',
  csvFailed: 'Failed to export goals',
  commentRemoveFailed: 'Failed to delete comment',
  templateAdded: 'Template added',
  templateSaved: 'Template saved',
  templateArchived: 'Template archived',
  templateUnarchived: 'Template unarchived',
  templateRemoved: 'Template deleted',
  templateFailed: 'Failed to save template',
  templateRemoveFailed: 'Failed to delete template',
  giveFailed: 'Failed to assign goals',
  continueFailed: 'Failed to copy goals',
  takenBack: 'Undone',
  takeBackFailed: 'Failed to undo',
  rhythmLoadFailed: 'Failed to load your reminders',
  /** Asked again with something else, after an answer that was lost. */
  givenBefore: 'Your first attempt went through, with the values you had then. Close this and check the list.',
} as const

export const denials: Record<
  GoalRefusal | AlignmentRefusal | 'notFromThisState' | 'goalEnded' | 'unknownTemplate' | ProgressRefusal,
  string
> = {
  notYourReport:
    'You can only see your own goals and those of your direct reports. An administrator sets reporting lines.',
  onlyYourDrafts: 'You can only delete your own drafts. Cancel the goal instead, or ask your manager.',
  notYourComment: 'Only the author or an administrator can delete a comment.',
  notFromThisState: 'This status change is not possible.',
  goalEnded: 'This goal has ended. Reopen it to update its progress.',
  unknownTemplate: 'This template no longer exists or is archived. Choose another.',
  unknownServed: 'The supported goal no longer exists. Choose another.',
  servedHasEnded: 'The supported goal has ended. Choose an active one.',
  servedIsPrivate:
    'Everyone who can see this goal must also be able to see the goal it supports. Choose another, or share that one first.',
  circle: 'This would make goals support each other in a loop. Choose another.',
  tooManyLevels: `This would put a goal more than ${LEVELS_MOST} levels below the company vision. Choose one further up.`,
  ...progressDenials,
}

export const dueNames: Record<DueChoice, string> = {
  7: 'In the next 7 days',
  30: 'In the next 30 days',
  90: 'In the next 90 days',
  none: 'No due date',
}

export const groupingNames: Record<GoalGrouping, string> = {
  person: 'By person',
  department: 'By department',
  state: 'By status',
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
export const begunNames: Record<'Active' | 'Draft', string> = { Active: 'Active', Draft: 'Drafts' }

export const actionNames: Record<GoalAction, string> = {
  begin: 'Start',
  finish: 'Mark done',
  cancel: 'Cancel goal',
  reopen: 'Reopen',
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
