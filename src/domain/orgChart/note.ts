/** Ours: a note on a node is a sentence or two that every member may read. */
export const NOTE_MAX = 280

/** At most as many moves in one rearrangement. */
export const MOVES_MAX = 500
