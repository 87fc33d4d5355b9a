/** At most as many moves in one rearrangement. Ours. */
export const MOVES_MAX = 500
