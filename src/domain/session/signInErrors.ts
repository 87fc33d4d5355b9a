/**
 * § 4 Sign-in errors: "Code AADB2C90091 (cancelled) leads to logout. Code AADB2C90118 leads to the password-reset
 * flow. Any other code leads to logout."
 */

export const signInCancelled = 'AADB2C90091'
export const passwordForgotten = 'AADB2C90118'

export type AfterSignInError = 'logout' | 'passwordReset'

export const afterSignInError = (code: string | null): AfterSignInError =>
  code === passwordForgotten ? 'passwordReset' : 'logout'

/** Where a silent renewal that failed leads: to the provider, or nowhere. */
export type AfterSilentFailure = 'acquisition' | 'signIn' | 'stay'

/**
 * § 4 Silent token failure: "interaction-required leads to redirect acquisition, otherwise a login redirect". A provider
 * that cannot be reached has not answered: there is nothing to be redirected to, so the person stays and is told (ours).
 */
export const afterSilentFailure = (why: 'InteractionRequired' | 'Denied' | 'Unreachable'): AfterSilentFailure =>
  (({ InteractionRequired: 'acquisition', Denied: 'signIn', Unreachable: 'stay' }) as const)[why]

/** Whether it was the person who left the sign-in page, and not something that failed by itself. */
export const isPersonsChoice = (code: string | null): boolean => code === signInCancelled || code === passwordForgotten

/** The provider's error is always `access_denied`; what happened stands at the beginning of its description. */
export const signInErrorCode = (description: string): string | null => /AADB2C\d{5}/.exec(description)?.[0] ?? null
