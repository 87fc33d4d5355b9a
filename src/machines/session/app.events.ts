import type { AnyActorLogic } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantSummary, User } from '../../domain/session/nouns.ts'
import type { SignInFailure } from './session.ports.ts'

/** What the root is given, holds, hears and says. */
export interface AppInput {
  /** The address the page was opened with, path and search. */
  readonly location: string
  readonly now: () => number
}

export interface AppContext extends AppInput {
  readonly user: User | null
  readonly tenant: TenantSummary | null
  readonly failure: Failure | SignInFailure | { readonly _tag: 'NoTenant' } | null
}

/** The client one works in has another logo, wherever it stands. */
export interface LogoChanged {
  readonly type: 'logo.changed'
  readonly logoUrl: string
}

export type AppEvent =
  | { readonly type: 'signOut.asked' }
  | { readonly type: 'reload.asked' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'client.changeAsked' }
  | { readonly type: 'tenant.foundInactive' }
  | { readonly type: 'membership.foundEnded'; readonly user: User }
  | { readonly type: 'unsaved.givenUp' }
  | { readonly type: 'client.chooseAsked' }
  | { readonly type: 'client.switched' }
  | LogoChanged
  | { readonly type: 'loading.began' }
  | { readonly type: 'loading.ended' }
  /** XState's own: the readiness has moved on. */
  | { readonly type: 'xstate.snapshot.readiness'; readonly snapshot: { readonly value: unknown } }
  | { readonly type: 'area.opened'; readonly area: string; readonly logic: AnyActorLogic; readonly input: unknown }

export type AppTag = 'loader' | 'picker' | 'inactive' | 'ended' | 'failure' | 'main'

export interface AppEmitted {
  readonly type: 'app.reloaded'
  readonly to: string | null
}

export const withLogo = (
  { user, tenant }: AppContext,
  { logoUrl }: LogoChanged,
): Pick<AppContext, 'user' | 'tenant'> => ({
  tenant: tenant && { ...tenant, logoUrl },
  user: user && { ...user, tenants: user.tenants.map((one) => (one.id === tenant?.id ? { ...one, logoUrl } : one)) },
})
