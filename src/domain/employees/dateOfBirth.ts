/** § 7 The personal section holds a date of birth. Ours: nobody who works here is born later than today. */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Day } from '../kernel/nouns.ts'

export const mayBeBornOn = (date: Day | null, today: Day): Decision<'bornInFuture'> =>
  date !== null && date > today ? denied('bornInFuture') : allowed
