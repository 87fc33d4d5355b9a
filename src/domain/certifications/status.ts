/**
 * § 4 Certification: it is deleted-flagged, expired (expiry before now), or expiring soon (expiry within the next 14 days
 * and not past). Ours: anything else is current, and so is what never expires; what was handed in is not yet verified, or
 * declined; and of what was verified one decides, and the others are replaced by it. The list, the badge, the menu's alert,
 * the matrix, the mails and the server ask here; the database says the same in `certification.sql.ts`.
 */
import { millisecondsInDay } from 'date-fns/constants'
import { byCharacter } from '../kernel/dueOrder.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import type { Certification } from './nouns.ts'

export type ExpiryStatus = 'expired' | 'expiringSoon' | 'current'

/** Before the day it is about, past or to come. */
export const expiryWord = (expiryDate: InstantUtc, now: number): string =>
  expiryStatus(expiryDate, now) === 'expired' ? 'Expired' : 'Expires'

export type CertificationStatus = 'deleted' | 'submitted' | 'declined' | 'replaced' | ExpiryStatus

/** 14 days of 24 hours: instants are compared, so a change of the clocks in between does not matter. */
export const SOON_MS = 14 * millisecondsInDay

/** `now` in milliseconds since the epoch. */
export const expiryStatus = (expiryDate: InstantUtc | null, now: number): ExpiryStatus => {
  if (expiryDate === null) return 'current'
  const expiry = Date.parse(expiryDate)
  if (expiry < now) return 'expired'
  return expiry <= now + SOON_MS ? 'expiringSoon' : 'current'
}

type Evidence = Pick<Certification, 'isDeleted' | 'verification' | 'isRenewed'>

export const certificationStatus = (
  { isDeleted, verification, isRenewed, expiryDate }: Evidence & Pick<Certification, 'expiryDate'>,
  now: number,
): CertificationStatus => {
  if (isDeleted) return 'deleted'
  if (verification !== 'verified') return verification
  return isRenewed ? 'replaced' : expiryStatus(expiryDate, now)
}

/** Evidence that counts: verified, not deleted, and nothing has taken its place. */
export const counts = ({ isDeleted, verification, isRenewed }: Evidence): boolean =>
  !isDeleted && verification === 'verified' && !isRenewed

/** What is history is in no list and in no count. */
export const isListed = (status: CertificationStatus): boolean => status !== 'deleted' && status !== 'replaced'

type Held = Pick<Certification, 'id' | 'isDeleted' | 'verification' | 'expiryDate' | 'renews' | 'createdUtc'>

/**
 * Of what one person holds of one type, the one that decides how they stand; every other that was verified is replaced by
 * it. What a verified one renews has given way, however long it would have lasted; of the rest that lasts longest, and of
 * two that last as long the newer.
 */
export const decidingAmong = <One extends Held>(held: ReadonlyArray<One>): One | undefined => {
  const verified = held.filter(({ isDeleted, verification }) => !isDeleted && verification === 'verified')
  const renewed = new Set(verified.map(({ renews }) => renews))
  return verified
    .filter(({ id }) => !renewed.has(id))
    .toSorted(
      (one, other) =>
        endOf(other) - endOf(one) || byCharacter(other.createdUtc, one.createdUtc) || byCharacter(other.id, one.id),
    )[0]
}

/** Milliseconds since the epoch; what never expires lasts longest. */
export const endOf = ({ expiryDate }: Pick<Certification, 'expiryDate'>): number =>
  expiryDate === null ? Number.MAX_SAFE_INTEGER : Date.parse(expiryDate)
