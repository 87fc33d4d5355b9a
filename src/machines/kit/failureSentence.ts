import type { Failure } from '../../domain/kernel/failure.ts'

/** Why something did not happen, where the specification has no sentence of its own for it. Ours. */
export const failureSentence = (failure: Failure): string => {
  switch (failure._tag) {
    case 'Refused':
      return failure.message
    case 'Unreachable':
      return 'The server cannot be reached. Check your connection and try again.'
    case 'SignedOut':
      return 'Your session has ended. Sign in again in another tab to continue.'
    case 'Broken':
      return failure.requestId === null
        ? 'Something went wrong on our side. Try again.'
        : `Something went wrong on our side. Try again, or give support this reference: ${failure.requestId}`
  }
}

/** What failed, and why, in one breath; once, where the server says the same. */
export const failedBecause = (what: string, failure: Failure): string => {
  const why = failureSentence(failure)
  if (what === '' || why.startsWith(what)) return why
  return /[.!?]$/.test(what) ? `${what} ${why}` : `${what}. ${why}`
}
