/** The states of a goal (`lifecycle.ts`), and how one that is being worked on stands (`standing.ts`). Ours. */
export const goalStates = ['Draft', 'Active', 'Done', 'Cancelled'] as const
export type GoalState = (typeof goalStates)[number]

export const goalStandings = ['overdue', 'atRisk', 'onTrack'] as const
export type GoalStanding = (typeof goalStandings)[number]
