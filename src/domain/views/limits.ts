/** How much is kept of views. Ours. */
export const VIEW_NAME_MAX = 60
export const VIEW_QUERY_MAX = 2000
/** Of one person, of one list. */
export const VIEWS_MAX = 50
