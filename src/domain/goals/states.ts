/** The states of a goal (`lifecycle.ts`), and how one that is being worked on stands (`goalStatus.ts`). Ours. */
export const goalStates = ['Draft', 'Active', 'Done', 'Cancelled'] as const
export type GoalState = (typeof goalStates)[number]

/** Nobody works on it any more. */
export const hasEnded = (state: GoalState): boolean => state === 'Done' || state === 'Cancelled'

export const goalStatuses = ['overdue', 'atRisk', 'onTrack'] as const
export type GoalStatus = (typeof goalStatuses)[number]
