/**
 * Ours: the lifecycle of a piece of evidence. What somebody hands in for themself waits to be looked at; what an admin or
 * a manager enters about somebody else is verified at once, for they have looked at it (`addedAs`). Both ends are final: a renewal is handed in anew.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { actionsFrom, type Lifecycle } from '../kernel/lifecycle.ts'
import type { Verification } from './nouns.ts'

export type VerificationAction = 'verify' | 'decline'

export const verificationLifecycle: Lifecycle<Verification, VerificationAction> = {
  submitted: { verify: 'verified', decline: 'declined' },
  verified: {},
  declined: {},
}

export const mayBeAnswered = (verification: Verification): Decision<'alreadyAnswered'> =>
  actionsFrom(verificationLifecycle, verification).length > 0 ? allowed : denied('alreadyAnswered')

/** A person whose evidence is declined is told why. */
export const isReason = (outcome: Verification, because: string): Decision<'reasonMissing'> =>
  outcome !== 'declined' || because.trim() !== '' ? allowed : denied('reasonMissing')
