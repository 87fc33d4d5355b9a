/**
 * Signing in, staying signed in and signing out (§ 1, § 4 Sign-in errors, Silent token failure).
 *
 * A function that sends the browser away never answers: the page is leaving.
 */
import * as Result from 'effect/Result'
import type { AuthSettings } from '../../domain/session/authSettings.ts'
import { afterSilentFailure, isPersonsChoice } from '../../domain/session/signInErrors.ts'
import type { PortAnswer, PortInput } from '../../machines/kit/port.ts'
import type { Destination, SignInFailure, SignInPorts } from '../../machines/session/session.ports.ts'
import type { TokenFailure, Tokens } from '../http/tokens.ts'
import { type Journey, journeys, wantedPage } from './journey.ts'
import { keptGrant } from './keptGrant.ts'
import type { Account, Grant, Provider, Trouble } from './provider.ts'
import { redirectGuard } from './redirectGuard.ts'
import { returnPath, startPage } from './returnPage.ts'

/** What the sign-in machine asks; the order of the steps, and what follows from a refusal, is the machine's. */
type SignInGateway = {
  readonly [Name in keyof SignInPorts]: (input: PortInput<SignInPorts[Name]>) => Promise<PortAnswer<SignInPorts[Name]>>
}

export interface Identity extends Tokens, SignInGateway {
  signOut(): Promise<Result.Result<void, never>>
  /** Who is signed in, as far as this browser knows. */
  account(): Account | null
}

export interface IdentityEdges {
  /** Null when its code could not be fetched. */
  readonly loadProvider: () => Promise<Provider | null>
  /** Where the token is kept: session or local storage, by the settings. */
  readonly tokenStorage: Storage
  /** What belongs to this tab alone. */
  readonly tabStorage: Storage
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>
  /** How the browser came to this page. */
  readonly arrivedBy: () => NavigationTimingType
  readonly now: () => number
  /** Something is typed that would be lost with the page. */
  readonly holdsUnsaved: () => boolean
}

export const browserEdges = (settings: AuthSettings, holdsUnsaved: () => boolean): IdentityEdges => ({
  loadProvider: async () => {
    const msal = await import('./msal.ts').catch(() => null)
    return msal === null ? null : msal.loadProvider(settings)
  },
  tokenStorage: window[settings.cacheLocation],
  tabStorage: window.sessionStorage,
  location: window.location,
  arrivedBy: () => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return arrival?.type ?? 'navigate'
  },
  now: Date.now,
  holdsUnsaved,
})

type Departure = (startPage: string) => Promise<Result.Result<void, Trouble>>

const leaving = new Promise<never>(() => {})

export const makeIdentity = (edges: IdentityEdges): Identity => {
  const { tabStorage, tokenStorage, location, arrivedBy, now } = edges
  const kept = keptGrant(tokenStorage, now)
  const guard = redirectGuard(tabStorage, now)
  const away = journeys(tabStorage)
  const provider = once(edges.loadProvider)
  /** Where the person wants to be once they are signed in. */
  let wanted = startPage(location)

  const signedIn = () => ({ returnTo: returnPath(location) })

  const depart = async (go: Departure, to: Journey['to']): Promise<Result.Result<never, SignInFailure>> => {
    if (guard.isLoop()) return Result.fail({ _tag: 'SignInLoop' })
    away.begin({ to, wanted })
    const gone = await go(wanted)
    if (Result.isSuccess(gone)) return leaving
    away.end()
    return Result.fail(gone.failure._tag === 'Unreachable' ? gone.failure : { _tag: 'SignInLoop' })
  }

  const leave: Identity['leave'] = async ({ to }) => {
    const msal = await provider()
    if (!msal) return unreachable
    const departures: Record<Destination, Departure> = {
      signIn: msal.signIn,
      acquisition: msal.acquireByRedirect,
      passwordReset: msal.resetPassword,
      logout: msal.signOut,
    }
    return depart(departures[to], to === 'logout' ? 'signOut' : 'signIn')
  }

  const acquire = async (force: boolean): Promise<Result.Result<Grant, Trouble>> => {
    const msal = await provider()
    if (!msal) return unreachable
    const answer = await msal.acquireSilently({ force })
    if (Result.isSuccess(answer)) kept.keep(answer.success)
    return answer
  }

  /** The redirects bring the browser back by themselves. However else it came here, a person brought it. */
  const isBroughtBack = (journey: Journey | null): journey is Journey => journey !== null && arrivedBy() === 'navigate'

  const completeRedirect: Identity['completeRedirect'] = async () => {
    const journey = away.current()
    const before = kept.valid()
    const msal = await provider()
    if (!msal) return unreachable
    const completed = await msal.completeRedirect()
    away.end()
    if (Result.isFailure(completed)) {
      refused(completed.failure)
      return Result.fail(completed.failure)
    }
    if (completed.success?.cameFrom === 'signIn') {
      kept.keep(completed.success.grant)
      return Result.succeed({ kind: 'signedIn', ...signedIn() })
    }
    if (completed.success) {
      // The new password is set; the session it left at the provider signs in without a second question.
      await msal.forgetAccounts()
      return Result.succeed({ kind: 'passwordReset' })
    }
    if (before) return Result.succeed({ kind: 'signedIn', ...signedIn() })
    if (isBroughtBack(journey) && journey.to === 'signIn') guard.roundFailed()
    wanted = wantedPage(location, journey, arrivedBy() === 'back_forward')
    return Result.succeed({ kind: 'nothing', hasAccount: msal.hasAccount() })
  }

  /** A choice of the person breaks any loop. */
  const refused = (trouble: Trouble) => {
    if (trouble._tag === 'Unreachable') return
    if (isPersonsChoice(trouble._tag === 'Denied' ? trouble.code : null)) guard.startAnew()
    else guard.roundFailed()
    kept.forget()
  }

  /** The token at hand ended or was refused. Three of those within a minute are a loop too, though each was a grant. */
  const leaveToRenew = (to: Destination) => {
    guard.roundFailed()
    wanted = startPage(location)
    return leave({ to })
  }

  const renewed = async (force: boolean): Promise<Result.Result<string, TokenFailure>> => {
    const msal = await provider()
    if (!msal) return unreachable
    const grant = msal.hasAccount() ? await acquire(force) : Result.fail<Trouble>({ _tag: 'Denied', code: null })
    if (Result.isSuccess(grant)) return Result.succeed(grant.success.accessToken)
    const after = afterSilentFailure(grant.failure._tag)
    if (after === 'stay') return unreachable
    // Ours: the page stays and says that the session has ended. Signed in again in another tab, it goes on.
    if (edges.holdsUnsaved()) return Result.fail({ _tag: 'SignedOut' })
    const left = await leaveToRenew(after)
    return Result.mapError(left, (why) => (why._tag === 'Unreachable' ? why : { _tag: 'SignedOut' }))
  }
  const renewedOnce = oneAtATime(() => renewed(false))
  const refreshedOnce = oneAtATime(() => renewed(true))

  return {
    recallSession: async () => {
      const journey = away.current()
      if (!isBroughtBack(journey)) guard.startAnew()
      return Result.succeed(kept.valid() && !journey ? signedIn() : null)
    },
    completeRedirect,
    acquireSilently: async () => Result.map(await acquire(false), signedIn),
    leave,
    token: () => {
      const grant = kept.valid()
      return grant ? Promise.resolve(Result.succeed(grant.accessToken)) : renewedOnce()
    },
    refresh: refreshedOnce,
    signOut: () => {
      guard.startAnew()
      away.end()
      kept.forget()
      return signedOut(edges, provider)
    },
    account: () => kept.valid()?.account ?? null,
  }
}

const unreachable: Result.Result<never, { readonly _tag: 'Unreachable' }> = Result.fail({ _tag: 'Unreachable' })

const signedOut = async (
  { tabStorage, tokenStorage }: IdentityEdges,
  provider: () => Promise<Provider | null>,
): Promise<Result.Result<void, never>> => {
  const msal = await provider()
  const gone = await msal?.signOut()
  if (gone && Result.isSuccess(gone)) return leaving
  // The provider cannot be told; at least nothing of the person stays in this browser.
  for (const storage of [tabStorage, tokenStorage]) forgetMsal(storage)
  return Result.succeed(undefined)
}

const forgetMsal = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
  for (const key of keys) if (key.startsWith('msal.')) storage.removeItem(key)
}

/** Loaded once; what could not be loaded is asked for again by the next call. */
const once = <A>(load: () => Promise<A | null>): (() => Promise<A | null>) => {
  let loading: Promise<A | null> | undefined
  return async () => {
    loading ??= load()
    const loaded = await loading
    if (loaded === null) loading = undefined
    return loaded
  }
}

/** A caller who asks while an answer is under way gets that answer. */
const oneAtATime = <A>(ask: () => Promise<A>): (() => Promise<A>) => {
  let underWay: Promise<A> | undefined
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
