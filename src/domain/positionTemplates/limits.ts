/** How many people are given a position at once. Ours. */
export const PEOPLE_MOST = 200
