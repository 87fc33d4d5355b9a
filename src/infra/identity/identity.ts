/**
 * Signing in, staying signed in and signing out (§ 1, § 4 Sign-in errors, Silent token failure).
 *
 * A function that sends the browser away never answers: the page is leaving.
 */
import * as Result from 'effect/Result'
import type { AuthSettings } from '../../domain/session/authSettings.ts'
import { afterSignInError, isPersonsChoice } from '../../domain/session/signInErrors.ts'
import type { SignedIn, SignInFailure } from '../../machines/session/session.ports.ts'
import type { TokenFailure, Tokens } from '../http/tokens.ts'
import { type Journey, journeys, wantedPage } from './journey.ts'
import { keptGrant } from './keptGrant.ts'
import type { Account, Completed, Grant, Provider, Trouble } from './provider.ts'
import { redirectGuard } from './redirectGuard.ts'
import { returnPath, startPage } from './returnPage.ts'

export interface Identity extends Tokens {
  /** Resumes the session, finishes a sign-in that comes back, or sends the browser to sign in. */
  signIn(): Promise<Result.Result<SignedIn, SignInFailure>>
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
}

export const browserEdges = (settings: AuthSettings): IdentityEdges => ({
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
})

type Departure = (startPage: string) => Promise<Result.Result<void, Trouble>>

const leaving = new Promise<never>(() => {})

export const makeIdentity = (edges: IdentityEdges): Identity => {
  const { tabStorage, tokenStorage, location, arrivedBy, now } = edges
  const kept = keptGrant(tokenStorage, now)
  const guard = redirectGuard(tabStorage, now)
  const away = journeys(tabStorage)
  const provider = once(edges.loadProvider)

  const leave = async (
    go: Departure,
    { to, wanted }: Journey = { to: 'signIn', wanted: startPage(location) },
  ): Promise<Result.Result<never, SignInFailure>> => {
    if (guard.isLoop()) return Result.fail({ _tag: 'SignInLoop' })
    away.begin({ to, wanted })
    const gone = await go(wanted)
    if (Result.isSuccess(gone)) return leaving
    away.end()
    return Result.fail(gone.failure._tag === 'Unreachable' ? gone.failure : { _tag: 'SignInLoop' })
  }

  /** § 4: interaction required leads to redirect acquisition, otherwise a login redirect; no network leads nowhere. */
  const silently = async (
    { acquireSilently, acquireByRedirect, signIn }: Provider,
    force: boolean,
    leaveBy: (go: Departure) => Promise<Result.Result<never, SignInFailure>>,
  ): Promise<Result.Result<Grant, SignInFailure>> => {
    const answer = await acquireSilently({ force })
    if (Result.isSuccess(answer)) {
      kept.keep(answer.success)
      return Result.succeed(answer.success)
    }
    switch (answer.failure._tag) {
      case 'Unreachable':
        return Result.fail(answer.failure)
      case 'InteractionRequired':
        return leaveBy(acquireByRedirect)
      case 'Denied':
        return leaveBy(signIn)
    }
  }

  /** § 4 Sign-in errors. A choice of the person breaks any loop. */
  const afterError = (trouble: Trouble, msal: Provider): Promise<Result.Result<never, SignInFailure>> => {
    if (trouble._tag === 'Unreachable') return Promise.resolve(Result.fail(trouble))
    const code = trouble._tag === 'Denied' ? trouble.code : null
    if (isPersonsChoice(code)) guard.startAnew()
    else guard.roundFailed()
    kept.forget()
    if (afterSignInError(code) === 'passwordReset') return leave(msal.resetPassword)
    return leave(msal.signOut, { to: 'signOut', wanted: startPage(location) })
  }

  const cameBack = async (
    msal: Provider,
    { grant, cameFrom }: Completed,
  ): Promise<Result.Result<Grant, SignInFailure>> => {
    if (cameFrom === 'signIn') {
      kept.keep(grant)
      return Result.succeed(grant)
    }
    // The new password is set; the session it left at the provider signs in without a second question.
    await msal.forgetAccounts()
    return leave(msal.signIn)
  }

  const resumed = async (): Promise<Result.Result<Grant, SignInFailure>> => {
    const journey = away.current()
    const arrival = arrivedBy()
    // The redirects bring the browser back by themselves. However else it came here, a person brought it.
    const isBroughtBack = journey !== null && arrival === 'navigate'
    if (!isBroughtBack) guard.startAnew()
    const before = kept.valid()
    if (before && !journey) return Result.succeed(before)
    const msal = await provider()
    if (!msal) return unreachable
    const completed = await msal.completeRedirect()
    away.end()
    if (Result.isFailure(completed)) return afterError(completed.failure, msal)
    if (completed.success) return cameBack(msal, completed.success)
    if (before) return Result.succeed(before)
    if (isBroughtBack && journey.to === 'signIn') guard.roundFailed()
    const wanted = wantedPage(location, journey, arrival === 'back_forward')
    const leaveFor = (go: Departure) => leave(go, { to: 'signIn', wanted })
    return msal.hasAccount() ? silently(msal, false, leaveFor) : leaveFor(msal.signIn)
  }

  /** The token at hand ended or was refused. Three of those within a minute are a loop too, though each was a grant. */
  const leaveToRenew = (go: Departure) => {
    guard.roundFailed()
    return leave(go)
  }

  const renewed = async (force: boolean): Promise<Result.Result<string, TokenFailure>> => {
    const msal = await provider()
    if (!msal) return unreachable
    const grant = msal.hasAccount() ? await silently(msal, force, leaveToRenew) : await leaveToRenew(msal.signIn)
    if (Result.isSuccess(grant)) return Result.succeed(grant.success.accessToken)
    return Result.fail(grant.failure._tag === 'Unreachable' ? grant.failure : { _tag: 'SignedOut' })
  }
  const renewedOnce = oneAtATime(() => renewed(false))
  const refreshedOnce = oneAtATime(() => renewed(true))

  return {
    signIn: async () => Result.map(await resumed(), () => ({ returnTo: returnPath(location) })),
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

/** Whoever asks while an answer is under way gets that answer. */
const oneAtATime = <A>(ask: () => Promise<A>): (() => Promise<A>) => {
  let underWay: Promise<A> | undefined
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
