/**
 * § 4 Certification: it is deleted-flagged, expired (expiry before now), or expiring soon (expiry within the next 14 days
 * and not past). Ours: anything else is current, and so is what never expires. The list, the badge, the menu's alert, the
 * matrix and the server ask here; SQL is given the same number of milliseconds.
 */
import type { Certification } from './nouns.ts'

export type Standing = 'deleted' | 'expired' | 'expiringSoon' | 'current'

/** 14 days of 24 hours: an instant is compared with an instant, whatever clocks are put forward in between. */
export const SOON_MS = 14 * 24 * 3_600_000

/** `now` in milliseconds since the epoch. */
export const standing = (
  { isDeleted, expiryDate }: Pick<Certification, 'isDeleted' | 'expiryDate'>,
  now: number,
): Standing => {
  if (isDeleted) return 'deleted'
  if (expiryDate === null) return 'current'
  const expiry = Date.parse(expiryDate)
  if (expiry < now) return 'expired'
  return expiry <= now + SOON_MS ? 'expiringSoon' : 'current'
}

/** Evidence that counts: verified, not deleted, and nothing has taken its place. */
export const counts = ({
  isDeleted,
  verification,
  isRenewed,
}: Pick<Certification, 'isDeleted' | 'verification' | 'isRenewed'>): boolean =>
  !isDeleted && verification === 'verified' && !isRenewed

/** § 2.3 An alert icon shows when any certification has expired. */
export const isAlarming = (
  certification: Pick<Certification, 'isDeleted' | 'expiryDate' | 'verification' | 'isRenewed'>,
  now: number,
): boolean => counts(certification) && standing(certification, now) === 'expired'
