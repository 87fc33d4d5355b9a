import type { FeatureFlag, ProductPlan } from '../../domain/billing/nouns.ts'
import type { EmployeeSummary, LoggedInEmployee } from '../../domain/employees/nouns.ts'
import type { ToDoItem } from '../../domain/home/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantId, UserId } from '../../domain/kernel/ids.ts'
import type { Onboarding } from '../../domain/onboarding/nouns.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import type { DefaultDiscussionPoint } from '../../domain/reviews/nouns.ts'
import type { User } from '../../domain/session/nouns.ts'
import type { BootstrapData } from '../../domain/session/readiness.ts'
import type { RememberedTenant } from '../../domain/session/tenantSelection.ts'
import type { Port } from '../kit/port.ts'

/** Who came back from the provider, and the page they had asked for before. */
export interface SignedIn {
  readonly returnTo: string
}

/** Why nobody is signed in although nobody was sent away: the provider cannot be reached, or keeps sending us round. */
export type SignInFailure = { readonly _tag: 'Unreachable' } | { readonly _tag: 'SignInLoop' }

/** A call inside a tenant; the tenant is always named, never remembered by the gateway. */
export interface OfTenant {
  readonly tenantId: TenantId
}

export type SessionPorts = {
  /** Resumes the session or sends the browser away to sign in; then it never answers. */
  signIn: Port<void, SignedIn, SignInFailure>
  /** Ends the provider's session and leaves the page. */
  signOut: Port<void, void, never>
  loadUser: Port<void, User, Failure>
  recallTenant: Port<{ readonly userId: UserId }, RememberedTenant | null, never>
  rememberTenant: Port<{ readonly userId: UserId; readonly tenantId: TenantId }, void, never>
}

/** What must be there before the app is ready (§ 4 Readiness), and what the shell shows beside it. */
export type ReadinessPorts = {
  loadLoggedInEmployee: Port<OfTenant, LoggedInEmployee, Failure>
  loadEmployees: Port<OfTenant, ReadonlyArray<EmployeeSummary>, Failure>
  loadBootstrap: Port<OfTenant, BootstrapData, Failure>
  loadProductPlans: Port<OfTenant, ReadonlyArray<ProductPlan>, Failure>
  loadFeatureFlags: Port<OfTenant, ReadonlyArray<FeatureFlag>, Failure>
  loadOnboarding: Port<OfTenant, Onboarding | null, Failure>
  loadPositionTemplates: Port<OfTenant, ReadonlyArray<PositionTemplate>, Failure>
  loadDiscussionPoints: Port<OfTenant, ReadonlyArray<DefaultDiscussionPoint>, Failure>
  loadPolicies: Port<OfTenant, ReadonlyArray<HrDocumentSummary>, Failure>
  loadToDoList: Port<OfTenant, ReadonlyArray<ToDoItem>, Failure>
}
