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
import { type KeptGrant, keptGrant } from './keptGrant.ts'
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
  now: Date.now,
})

/** Set when the browser is sent away: what it comes back with must be read, whatever is kept. */
const awayKey = 'tenure.signIn.away'

const leaving = new Promise<never>(() => {})

export const makeIdentity = (edges: IdentityEdges): Identity => {
  const { tabStorage, tokenStorage, location, now } = edges
  const kept = keptGrant(tokenStorage, now)
  const guard = redirectGuard(tabStorage, now)
  const provider = once(edges.loadProvider)

  const leave = async (
    go: (startPage: string) => Promise<Result.Result<void, Trouble>>,
  ): Promise<Result.Result<never, SignInFailure>> => {
    if (!guard.admits()) return Result.fail({ _tag: 'SignInLoop' })
    tabStorage.setItem(awayKey, 'yes')
    const gone = await go(startPage(location))
    if (Result.isSuccess(gone)) return leaving
    tabStorage.removeItem(awayKey)
    return Result.fail(gone.failure._tag === 'Unreachable' ? gone.failure : { _tag: 'SignInLoop' })
  }

  /** § 4: interaction required leads to redirect acquisition, otherwise a login redirect; no network leads nowhere. */
  const silently = async (
    { acquireSilently, acquireByRedirect, signIn }: Provider,
    force: boolean,
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
        return leave(acquireByRedirect)
      case 'Denied':
        return leave(signIn)
    }
  }

  /** § 4 Sign-in errors. A choice of the person breaks any loop. */
  const afterError = (trouble: Trouble, msal: Provider): Promise<Result.Result<never, SignInFailure>> => {
    if (trouble._tag === 'Unreachable') return Promise.resolve(Result.fail(trouble))
    const code = trouble._tag === 'Denied' ? trouble.code : null
    if (isPersonsChoice(code)) guard.startAnew()
    kept.forget()
    return leave(afterSignInError(code) === 'passwordReset' ? msal.resetPassword : msal.signOut)
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
    const isBack = tabStorage.getItem(awayKey) !== null
    const before = kept.valid()
    if (before && !isBack) return Result.succeed(before)
    const msal = await provider()
    if (!msal) return unreachable
    const completed = await msal.completeRedirect()
    tabStorage.removeItem(awayKey)
    if (Result.isFailure(completed)) return afterError(completed.failure, msal)
    if (completed.success) return cameBack(msal, completed.success)
    if (before) return Result.succeed(before)
    return msal.hasAccount() ? silently(msal, false) : leave(msal.signIn)
  }

  const renewed = async (force: boolean): Promise<Result.Result<string, TokenFailure>> => {
    const msal = await provider()
    if (!msal) return unreachable
    const grant = msal.hasAccount() ? await silently(msal, force) : await leave(msal.signIn)
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
    signOut: () => signedOut(edges, kept, provider, () => guard.startAnew()),
    account: () => kept.valid()?.account ?? null,
  }
}

const unreachable: Result.Result<never, { readonly _tag: 'Unreachable' }> = Result.fail({ _tag: 'Unreachable' })

const signedOut = async (
  { tabStorage, tokenStorage }: IdentityEdges,
  kept: KeptGrant,
  provider: () => Promise<Provider | null>,
  startAnew: () => void,
): Promise<Result.Result<void, never>> => {
  kept.forget()
  startAnew()
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
