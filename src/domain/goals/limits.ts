/** What one act with many goals is about at most (`acts.ts`). All ours. */
export const PEOPLE_MOST = 200
export const TEMPLATES_MOST = 10
export const COPIES_MOST = 500

/** How much later the next period is, in months. */
export const periods = { 1: 'A month', 3: 'A quarter', 6: 'Half a year', 12: 'A year' } as const
export type Period = keyof typeof periods
