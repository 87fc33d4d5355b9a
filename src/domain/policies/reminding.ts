/** Whether those who are late with a policy can be reminded at once (ours): of two who ask on one day, the second writes to nobody. */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Day } from '../kernel/nouns.ts'
import type { PolicyComplianceCounts } from './nouns.ts'

export type RemindingRefusal = 'anotherDay' | 'nobodyLate' | 'allReminded'

/** `asAt`: the day that was asked for, which may not have been answered yet. */
export const mayRemindLate = (
  asAt: Day | null,
  compliance: Pick<PolicyComplianceCounts, 'asAt' | 'counts' | 'toRemind'> | null,
): Decision<RemindingRefusal> => {
  if (asAt !== null || (compliance !== null && compliance.asAt !== null)) return denied('anotherDay')
  if (compliance === null || compliance.counts.late === 0) return denied('nobodyLate')
  return compliance.toRemind > 0 ? allowed : denied('allReminded')
}

export const remindingDenials: Record<RemindingRefusal, string> = {
  anotherDay: 'This list is for another date. Clear the date to remind people overdue now.',
  nobodyLate: 'No one is overdue.',
  allReminded: 'Everyone overdue who has an email address was already reminded today.',
}
