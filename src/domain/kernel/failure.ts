/**
 * Why a call did not do what was asked, as the browser sees it. Every gateway port fails with one of these; the
 * server's own words (§ 8 and the reason codes of each area) travel inside `Refused`.
 */
export type Failure = Refused | Unreachable | Broken | SignedOut

/** The server understood and said no: validation, permission, conflict. Nothing was changed. */
interface Refused {
  readonly _tag: 'Refused'
  readonly status: number
  /** The first error's code, such as `email_in_use`. */
  readonly code: string
  readonly message: string
  readonly errors: ReadonlyArray<ErrorDetail>
}

/** The request did not reach the server, or no answer came back in time. It may be tried again. */
export interface Unreachable {
  readonly _tag: 'Unreachable'
}

/** The server broke, or answered with something that is not its wrapper. */
interface Broken {
  readonly _tag: 'Broken'
  readonly status: number
  readonly requestId: string | null
}

/** The session ended and could not be renewed. */
export interface SignedOut {
  readonly _tag: 'SignedOut'
}

export interface ErrorDetail {
  readonly code: string
  readonly message: string
  readonly field?: string | undefined
}

/** What need not be asked, because the server would refuse it. */
export const refusedHere = (code: string, message: string): Failure => ({
  _tag: 'Refused',
  status: 422,
  code,
  message,
  errors: [],
})

export const refusedWith = (failure: Failure, code: string): boolean =>
  failure._tag === 'Refused' && failure.code === code
