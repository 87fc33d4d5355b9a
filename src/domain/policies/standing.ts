/**
 * How one person stands with a policy that binds them (§ 4 agreed or not, per employee). Ours:
 *
 * - agreed: to the newest version of substance or a later one, and it need not be renewed yet;
 * - late: not agreed, and the due day is over (at its end, of the tenant's calendar);
 * - outdated: not agreed, but to an older version, or so long ago that it has to be given again;
 * - owed: never agreed.
 *
 * For thousands of people the database says the same (`policy_duties`, migration 0011); a test holds the two together.
 */
import type { InstantUtc } from '../kernel/nouns.ts'
import type { PolicyStanding } from './nouns.ts'

export interface Duty {
  /** The newest version of substance. */
  readonly agreeFromVersionNo: number
  /** The newest the person has agreed to; null for none. */
  readonly agreedVersionNo: number | null
  readonly renewalUtc: InstantUtc | null
  readonly dueUtc: InstantUtc | null
}

export const standingAt = (
  { agreeFromVersionNo, agreedVersionNo, renewalUtc, dueUtc }: Duty,
  nowUtc: InstantUtc,
): PolicyStanding => {
  const isCurrent = agreedVersionNo !== null && agreedVersionNo >= agreeFromVersionNo
  if (isCurrent && (renewalUtc === null || renewalUtc > nowUtc)) return 'agreed'
  if (dueUtc !== null && dueUtc < nowUtc) return 'late'
  return agreedVersionNo === null ? 'owed' : 'outdated'
}

export const isOwed = (standing: PolicyStanding): boolean => standing !== 'agreed'
