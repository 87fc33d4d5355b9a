/** How many an act, a change or a sheet of labels takes at once, and how many service plans there are of one. Ours. */
export const ASSETS_AT_ONCE_MAX = 1000
export const PLANS_MAX = 12
