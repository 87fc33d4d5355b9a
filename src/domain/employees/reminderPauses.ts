/**
 * Reminders that wait until a day (ours): all of a person's while they are on leave, or those of one certification. Only
 * what the schedule sends waits, and what somebody sends goes out; the duty stays, and so does its day. On the day that is
 * named the reminders go on.
 */
import type { Day } from '../kernel/nouns.ts'

export const isPaused = (until: Day | null, today: Day): boolean => until !== null && today < until
