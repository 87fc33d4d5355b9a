/** What the goals area says. All ours: § 8 has no sentences for goals. */
import type { GoalRefusal } from './access.ts'
import type { GoalAction } from './lifecycle.ts'
import type { GoalState } from './nouns.ts'
import { type ProgressRefusal, progressDenials } from './progress.ts'

export const wording = {
  added: 'Goal added',
  saved: 'Goal saved',
  removed: 'Goal removed',
  commentRemoved: 'Comment removed',
  saveFailed: 'Failed to save goal',
  removeFailed: 'Failed to remove goal',
  commentFailed: 'Failed to add comment',
  commentRemoveFailed: 'Failed to remove comment',
} as const

export const denials: Record<GoalRefusal | 'notFromThisState' | ProgressRefusal, string> = {
  notYourReport: 'You may only see your own goals and those of your direct reports.',
  onlyYourDrafts: 'Only drafts of your own can be removed. Cancel the goal instead, or ask your manager.',
  notYourComment: 'Only the author of a comment or an administrator may remove it.',
  notFromThisState: 'A goal cannot go from this state to that one.',
  ...progressDenials,
}

export const stateNames: Record<GoalState, string> = {
  Draft: 'Draft',
  Active: 'Active',
  AtRisk: 'At risk',
  Done: 'Done',
  Cancelled: 'Cancelled',
}

export const actionNames: Record<GoalAction, string> = {
  begin: 'Start',
  flag: 'Mark at risk',
  recover: 'Back on track',
  finish: 'Mark done',
  cancel: 'Cancel goal',
  reopen: 'Open again',
}

/** Who may move a goal (`access.ts`: who sees it), in words. */
export const goalActionsBy = 'The person, their manager or an administrator'
