/** How much the directory takes at once. Ours. */
export const BULK_MAX_PEOPLE = 10_000
export const EXPORT_MAX_PEOPLE = 20_000
