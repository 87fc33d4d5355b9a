/** How long a piece of feedback may be, and the address it is about. Ours. */
export const LONGEST_MESSAGE = 4000
export const LONGEST_PAGE = 300
