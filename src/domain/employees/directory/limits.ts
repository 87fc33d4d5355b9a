/** How much the directory takes at once, and keeps. Ours. */
export const BULK_MAX_PEOPLE = 10_000
export const EXPORT_MAX_PEOPLE = 20_000
export const VIEW_NAME_MAX = 60
export const VIEW_QUERY_MAX = 2000
export const VIEWS_MAX = 50
