/** Of a row of subscriptions: it runs, or has been cancelled and is paid for until later. */
export const isRunning = (row: string): string => `(${row}.cancelled_utc is null or ${row}.ends_utc > now())`
