/** What the browser asks of an identity provider, with MSAL's exceptions turned into answers. */
import type { Result } from 'effect'
import type { SignInTrouble } from '../../machines/session/session.ports.ts'

/** The person as the provider names them; `userId` is its lasting id and never an e-mail address. */
export interface Account {
  readonly userId: string
  readonly name: string
  readonly email: string
}

export interface Grant {
  readonly accessToken: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly account: Account
}

export type Trouble = SignInTrouble

interface Completed {
  readonly grant: Grant
  readonly cameFrom: 'signIn' | 'passwordReset'
}

export interface Provider {
  /** What a redirect brought back; null when there was none. */
  completeRedirect(): Promise<Result.Result<Completed | null, Trouble>>
  hasAccount(): boolean
  acquireSilently(options: { readonly force: boolean }): Promise<Result.Result<Grant, Trouble>>
  /** These leave the page. They answer only when that fails. */
  acquireByRedirect(startPage: string): Promise<Result.Result<void, Trouble>>
  signIn(startPage: string): Promise<Result.Result<void, Trouble>>
  resetPassword(startPage: string): Promise<Result.Result<void, Trouble>>
  signOut(): Promise<Result.Result<void, Trouble>>
  forgetAccounts(): Promise<void>
}
