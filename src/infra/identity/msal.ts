/** MSAL behind `Provider`. Reached by dynamic import only: a signed-in load does not need it. */
import {
  type AccountInfo,
  AuthError,
  type AuthenticationResult,
  InteractionRequiredAuthError,
  type IPublicClientApplication,
  PublicClientApplication,
  ServerError,
} from '@azure/msal-browser'
import * as Result from 'effect/Result'
import type { AuthSettings } from '../../domain/session/authSettings.ts'
import { signInErrorCode } from '../../domain/session/signInErrors.ts'
import type { Grant, Provider, Trouble } from './provider.ts'

export type Msal = Pick<
  IPublicClientApplication,
  | 'handleRedirectPromise'
  | 'getAllAccounts'
  | 'acquireTokenSilent'
  | 'acquireTokenRedirect'
  | 'loginRedirect'
  | 'logoutRedirect'
  | 'clearCache'
>

export const loadProvider = async (settings: AuthSettings): Promise<Provider> => {
  const msal = new PublicClientApplication({
    auth: {
      clientId: settings.clientId,
      authority: settings.signInAuthority,
      knownAuthorities: [...settings.knownAuthorities],
      redirectUri: settings.redirectUri,
      postLogoutRedirectUri: settings.postLogoutRedirectUri,
      ...(settings.authorityMetadata && { authorityMetadata: settings.authorityMetadata }),
      ...(settings.defaultScopes && { OIDCOptions: { defaultScopes: [...settings.defaultScopes] } }),
    },
    cache: { cacheLocation: settings.cacheLocation },
    system: { protocolMode: settings.protocolMode },
  })
  await msal.initialize()
  return providerOver(msal, settings, () => navigator.onLine)
}

export const providerOver = (msal: Msal, settings: AuthSettings, isOnline: () => boolean): Provider => {
  const scopes = [...settings.scopes]
  const account = (): AccountInfo | undefined => msal.getAllAccounts()[0]

  const asked = async <A>(question: () => Promise<A>): Promise<Result.Result<A, Trouble>> => {
    try {
      return Result.succeed(await question())
    } catch (error) {
      return Result.fail(troubleIn(error, isOnline))
    }
  }

  return {
    completeRedirect: () =>
      asked(async () => {
        const result = await msal.handleRedirectPromise().catch(droppedWhenLeftOver)
        if (!result) return null
        const { passwordResetAuthority } = settings
        const isReset = passwordResetAuthority !== null && samePath(result.authority, passwordResetAuthority)
        return { grant: grantOf(result), cameFrom: isReset ? 'passwordReset' : 'signIn' }
      }),
    hasAccount: () => account() !== undefined,
    acquireSilently: ({ force }) =>
      asked(async () => grantOf(await msal.acquireTokenSilent({ scopes, forceRefresh: force, ...known(account()) }))),
    acquireByRedirect: (startPage) =>
      asked(() => msal.acquireTokenRedirect({ scopes, redirectStartPage: startPage, ...known(account()) })),
    signIn: (startPage) => asked(() => msal.loginRedirect({ scopes, redirectStartPage: startPage })),
    resetPassword: (startPage) =>
      asked(() =>
        msal.loginRedirect({
          scopes,
          redirectStartPage: startPage,
          ...(settings.passwordResetAuthority !== null && { authority: settings.passwordResetAuthority }),
        }),
      ),
    signOut: () => asked(() => msal.logoutRedirect(goodbye(account(), settings))),
    forgetAccounts: () => msal.clearCache(),
  }
}

const known = (account: AccountInfo | undefined) => (account ? { account } : {})

/** MSAL 5 sends neither by itself, and without one of them the provider does not return to the app. */
const goodbye = (account: AccountInfo | undefined, { logoutQuery }: AuthSettings) => ({
  ...known(account),
  ...(logoutQuery
    ? { extraQueryParameters: { ...logoutQuery } }
    : account?.idToken && { idTokenHint: account.idToken }),
})

const grantOf = ({ accessToken, expiresOn, account }: AuthenticationResult): Grant => ({
  accessToken,
  expiresAt: expiresOn?.getTime() ?? 0,
  account: { userId: account.localAccountId, name: account.name ?? account.username, email: account.username },
})

const samePath = (a: string, b: string): boolean => trimmed(a) === trimmed(b)
const trimmed = (url: string): string => url.toLowerCase().replace(/\/+$/, '')

/** Codes of MSAL's own errors that mean: what lay there answers no question this page asked. */
const leftOver = new Set([
  'state_mismatch',
  'state_not_found',
  'invalid_state',
  'no_state_in_hash',
  'no_token_request_cache_error',
  'unable_to_parse_token_request_cache_error',
])

/** The answer of a sign-out, or of a sign-in page that was left and came to its end later. MSAL has removed it. */
const droppedWhenLeftOver = (error: unknown): null => {
  if (error instanceof AuthError && leftOver.has(error.errorCode)) return null
  throw error
}

/** Codes of MSAL's own errors that mean: nobody answered. */
const noAnswer = new Set([
  'no_network_connectivity',
  'post_request_failed',
  'get_request_failed',
  'network_error',
  'failed_to_parse_response',
  'openid_config_error',
  'endpoints_resolution_error',
])

/**
 * The provider's token endpoint has failed, or has failed a moment ago: MSAL does not ask again so soon, and then names
 * neither a status nor a code. Nothing is said about the person, who stays where they are.
 */
const isNotThereForAWhile = (error: AuthError): boolean =>
  error instanceof ServerError && ((error.status ?? 0) >= 500 || error.errorCode === '')

/** `login_required`, `consent_required` and the like differ by provider: the class decides, never the code. */
const troubleIn = (error: unknown, isOnline: () => boolean): Trouble => {
  if (!(error instanceof AuthError)) throw error
  if (error instanceof InteractionRequiredAuthError) return { _tag: 'InteractionRequired' }
  if (isNotThereForAWhile(error)) return { _tag: 'Unreachable' }
  // The hidden frame also times out when the provider is up and merely slow, or its page is blocked.
  if (noAnswer.has(error.errorCode) || (error.errorCode === 'timed_out' && !isOnline())) return { _tag: 'Unreachable' }
  return { _tag: 'Denied', code: signInErrorCode(error.errorMessage ?? '') }
}
