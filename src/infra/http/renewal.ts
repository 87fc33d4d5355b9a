import * as Result from 'effect/Result'
import type { TokenFailure, Tokens } from './tokens.ts'

/**
 * One silent refresh for however many calls were refused together (§ 7). A call that was sent with an older token than
 * the newest one, and is refused late, gets the newest without asking the provider again.
 */
export const renewal = (tokens: Tokens) => {
  let newest: string | null = null
  let underWay: Promise<Result.Result<string, TokenFailure>> | null = null

  const refresh = async () => {
    try {
      const renewed = await tokens.refresh()
      if (Result.isSuccess(renewed)) newest = renewed.success
      return renewed
    } finally {
      underWay = null
    }
  }

  return (refused: string): Promise<Result.Result<string, TokenFailure>> => {
    if (underWay) return underWay
    if (newest !== null && newest !== refused) return Promise.resolve(Result.succeed(newest))
    underWay = refresh()
    return underWay
  }
}
