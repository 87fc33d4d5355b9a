/** So many of the newest are listed. */
export const MOST_NOTIFICATIONS = 200
