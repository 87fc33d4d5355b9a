/** What identity asks of the clients' side: it knows accounts, and no tenant's rows are open to it. */
import type { SecondFactorDemand } from '../../domain/employees/accounts/secondFactor.ts'
import type { AddressChange, Invitation } from './invitations.store.ts'

/** Who says yes to an invitation, and with what. */
export type Entrant =
  /** Nobody has this address yet: an account is made. */
  | { readonly by: 'newPassword'; readonly passwordHash: string }
  /** The owner of the account of this address, signed in; with a password of their own where the old one may be another's. */
  | { readonly by: 'account'; readonly userId: string; readonly passwordHash?: string | undefined }
  /** Somebody whom a hosted provider knows by this address, verified. */
  | { readonly by: 'hosted'; readonly issuer: string; readonly subject: string }

export type Entered =
  | { readonly is: 'in'; readonly userId: string }
  /** `gone`: used, taken back, too old, or of somebody who does not work there; `taken`: the account is somebody else's here; `notTheirs`: of another account. */
  | { readonly is: 'gone' | 'taken' | 'notTheirs' }

export interface Clients {
  /** What the clients somebody belongs to ask of a sign-in. */
  readonly secondFactorOf: (userId: string) => Promise<SecondFactorDemand>
  /** Whether who was invited still works there; a link opens nothing while they do not. */
  readonly awaits: (invitation: Invitation) => Promise<boolean>
  /** Lets somebody in where they were invited: all of it happens, or nothing. */
  readonly enter: (invitation: Invitation, entrant: Entrant) => Promise<Entered>
  /** From now on somebody signs in with the address they have just confirmed. */
  readonly moveAddress: (change: AddressChange) => Promise<'moved' | 'gone' | 'taken'>
}
