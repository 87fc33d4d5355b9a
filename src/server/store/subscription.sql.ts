/**
 * Of a row of subscriptions: it runs, or has been cancelled and is paid for until later. Judged by the clock, not by when
 * the transaction began: one that began before the plan was replaced would see the old and the new run.
 */
export const isRunning = (row: string): string =>
  `(${row}.cancelled_utc is null or ${row}.ends_utc > clock_timestamp())`
