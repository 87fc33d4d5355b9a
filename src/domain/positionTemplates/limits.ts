/** How many people are given a position at once. Ours. */
export const PEOPLE_MOST = 200
/** How many certification types, and how many policies, a position asks for. Ours. */
export const REQUIRED_MOST = 50
