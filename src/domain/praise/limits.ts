/** How much one praise holds. All ours. */

export const PRAISED_MOST = 20
export const PRAISE_MAX = 2_000
