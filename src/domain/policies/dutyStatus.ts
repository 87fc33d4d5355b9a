/**
 * How one person stands with a policy that binds them (§ 4 agreed or not, per employee). Ours:
 *
 * - agreed: to the newest version of substance or a later one, and it need not be renewed yet;
 * - late: not agreed, and the due day is over (at its end, of the tenant's calendar);
 * - outdated: not agreed, but to an older version, or so long ago that it has to be given again;
 * - owed: never agreed.
 *
 * For thousands of people the database says the same (`policy_duties`, migration 0015); a test holds the two together.
 */
import type { InstantUtc } from '../kernel/nouns.ts'
import type { DutyStatus } from './nouns.ts'

export interface Duty {
  /** The newest version of substance. */
  readonly agreeFromVersionNo: number
  /** The newest the person has agreed to; null for none. */
  readonly agreedVersionNo: number | null
  readonly renewalUtc: InstantUtc | null
  readonly dueUtc: InstantUtc | null
}

export const dutyStatusAt = (duty: Duty, nowUtc: InstantUtc): DutyStatus => {
  if (agreementHolds(duty, nowUtc)) return 'agreed'
  if (duty.dueUtc !== null && duty.dueUtc < nowUtc) return 'late'
  return duty.agreedVersionNo === null ? 'owed' : 'outdated'
}

export const agreementHolds = (duty: Duty, nowUtc: InstantUtc): boolean =>
  isToCurrent(duty) && (duty.renewalUtc === null || duty.renewalUtc > nowUtc)

export const isToCurrent = ({ agreeFromVersionNo, agreedVersionNo }: Duty): boolean =>
  agreedVersionNo !== null && agreedVersionNo >= agreeFromVersionNo

export const isOwed = (status: DutyStatus): boolean => status !== 'agreed'
