import type { FeatureFlag, ProductPlan } from '../../domain/billing/nouns.ts'
import type { EmployeeSummary, LoggedInEmployee } from '../../domain/employees/nouns.ts'
import type { ToDoItem } from '../../domain/home/nouns.ts'
import type { Failure, Unreachable } from '../../domain/kernel/failure.ts'
import type { TenantId, UserId } from '../../domain/kernel/ids.ts'
import type { Onboarding } from '../../domain/onboarding/nouns.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import type { DefaultDiscussionPoint } from '../../domain/reviews/nouns.ts'
import type { RecordKind, RecordPlace, User } from '../../domain/session/nouns.ts'
import type { BootstrapData } from '../../domain/session/readiness.ts'
import type { RememberedTenant } from '../../domain/session/tenantSelection.ts'
import type { Port } from '../kit/port.ts'

/** Who came back from the provider, and the page they had asked for before. */
export interface SignedIn {
  readonly returnTo: string
}

/** Why nobody is signed in although nobody was sent away: the provider cannot be reached, or keeps sending us round. */
export type SignInFailure = { readonly _tag: 'Unreachable' } | { readonly _tag: 'SignInLoop' }

/** Why the provider did not sign somebody in, or not silently. */
export type SignInTrouble =
  | { readonly _tag: 'InteractionRequired' }
  /** No answer of the provider: the network is gone, or the server is. */
  | { readonly _tag: 'Unreachable' }
  /** The provider said no. `code` is that of Azure AD B2C, where there is one. */
  | { readonly _tag: 'Denied'; readonly code: string | null }

/** What a redirect brought back: a person, a new password (and still nobody), or nothing at all. */
export type Arrival =
  | ({ readonly kind: 'signedIn' } & SignedIn)
  | { readonly kind: 'passwordReset' }
  | { readonly kind: 'nothing'; readonly hasAccount: boolean }

/** The pages of the provider one is sent to. */
export type Destination = 'signIn' | 'acquisition' | 'passwordReset' | 'logout'

export type SignInPorts = {
  /** The session this browser still holds, without asking anybody; null for none. */
  recallSession: Port<void, SignedIn | null, never>
  completeRedirect: Port<void, Arrival, SignInTrouble>
  acquireSilently: Port<void, SignedIn, SignInTrouble>
  /** Sends the browser away; it answers only when that fails. */
  leave: Port<{ readonly to: Destination }, never, SignInFailure>
}

export type SessionPorts = {
  /** Ends the provider's session and leaves the page. */
  signOut: Port<void, void, never>
  loadUser: Port<void, User, Failure>
  recallTenant: Port<{ readonly userId: UserId }, RememberedTenant | null, never>
  /** Answers whether the next start will know it: a browser may keep nothing. */
  rememberTenant: Port<{ readonly userId: UserId; readonly tenantId: TenantId }, boolean, never>
  /** In which of the person's other clients the record is; refused with 404 when in none that they may enter. */
  findRecord: Port<RecordName, RecordPlace, Failure>
}

/** A record as an address names it. */
export interface RecordName {
  readonly kind: RecordKind
  readonly id: string
}

export type ConnectionPorts = {
  /** Asks the server for a sign of life. */
  reachServer: Port<void, void, Unreachable>
}

/**
 * What must be there before the app is ready (§ 4 Readiness), and what the shell shows beside it. These are there before a
 * tenant is chosen, so that each is told in which one it reads; the ports of an area speak of one tenant only.
 */
export type ReadinessPorts = {
  loadLoggedInEmployee: Port<TenantId, LoggedInEmployee, Failure>
  loadEmployees: Port<TenantId, ReadonlyArray<EmployeeSummary>, Failure>
  loadBootstrap: Port<TenantId, BootstrapData, Failure>
  loadProductPlans: Port<TenantId, ReadonlyArray<ProductPlan>, Failure>
  loadFeatureFlags: Port<TenantId, ReadonlyArray<FeatureFlag>, Failure>
  loadOnboarding: Port<TenantId, Onboarding | null, Failure>
  loadPositionTemplates: Port<TenantId, ReadonlyArray<PositionTemplate>, Failure>
  loadDiscussionPoints: Port<TenantId, ReadonlyArray<DefaultDiscussionPoint>, Failure>
  loadPolicies: Port<TenantId, ReadonlyArray<HrDocumentSummary>, Failure>
  /** For policy managers each says how many have agreed. */
  loadCountedPolicies: Port<TenantId, ReadonlyArray<HrDocumentSummary>, Failure>
  /** Makes the server say what one is here, as it does with every answer (`membership.machine.ts`). */
  askMembership: Port<TenantId, null, Failure>
  loadToDoList: Port<TenantId, ReadonlyArray<ToDoItem>, Failure>
}
