/** How much one praise holds, and for whom it may be. All ours. */

export const PRAISED_MOST = 20
export const PRAISE_MAX = 2_000

export type Audience = 'Everyone' | 'Line'
