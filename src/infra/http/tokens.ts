import type { Result } from 'effect'
import type { SignedOut, Unreachable } from '../../domain/kernel/failure.ts'

/** Where the bearer comes from. `refresh` never answers with the token that was just refused. */
export interface Tokens {
  token(): Promise<Result.Result<string, TokenFailure>>
  refresh(): Promise<Result.Result<string, TokenFailure>>
}

/** The session is over, or the provider cannot be reached just now. */
export type TokenFailure = SignedOut | Unreachable
