/** Until when all of a person's reminders wait; `person` is their row. A day that is over is answered too. */
export const pausedUntil = (person: string): string => `(
  select w.until_day::text from reminder_pauses w
  where w.tenant_id = ${person}.tenant_id and w.employee_id = ${person}.id and w.certification_id is null)`

/** Until when those of one certification wait; `certification` is its row. */
export const snoozedUntil = (certification: string): string => `(
  select w.until_day::text from reminder_pauses w
  where w.tenant_id = ${certification}.tenant_id and w.certification_id = ${certification}.id)`
