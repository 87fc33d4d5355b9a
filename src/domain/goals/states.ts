/** The states of a goal (`lifecycle.ts`), and how one that is being worked on stands (`goalStatus.ts`). Ours. */
export const goalStates = ['Draft', 'Active', 'Done', 'Cancelled'] as const
export type GoalState = (typeof goalStates)[number]

export const goalStatuses = ['overdue', 'atRisk', 'onTrack'] as const
export type GoalStatus = (typeof goalStatuses)[number]
