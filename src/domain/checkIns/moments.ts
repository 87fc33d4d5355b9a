/** When a check-in is, and until when it is due: to the end of its day, or of a later one. By the clocks of the client's zone. */
import { instantAt, lastMomentOf } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'

export interface Moments {
  readonly scheduledUtc: string
  readonly dueUtc: string
}

export const momentsOf = (
  timeZone: string,
  { day, time, dueDay }: { readonly day: Day; readonly time: string; readonly dueDay: Day | null },
): Moments => ({
  scheduledUtc: new Date(instantAt(timeZone, day, time)).toISOString(),
  dueUtc: new Date(lastMomentOf(timeZone, dueDay ?? day)).toISOString(),
})
