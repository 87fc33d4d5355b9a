import type * as Full from 'effect/Result'

/**
 * What the browser has of `effect/Result`. Effect's own results can also be compared, hashed, printed and iterated over,
 * for which each of them brings 2.7 KiB (brotli) into a first visit, and nobody there does that. `lean.ts` puts this in
 * its place where the browser's program is built, and `tests/scripts/lean.test.ts` holds both to the same answers.
 */
type AnyResult = Full.Result<unknown, unknown>

export const succeed = <A>(success: A) => ({ _tag: 'Success', success }) as Full.Success<A, never>
export const fail = <E>(failure: E) => ({ _tag: 'Failure', failure }) as Full.Failure<never, E>

export const isSuccess = (result: AnyResult) => result._tag === 'Success'
export const isFailure = (result: AnyResult) => result._tag === 'Failure'

/** `f(result, change)`, or `f(change)(result)`. */
const dual =
  <Change>(apply: (result: AnyResult, change: Change) => AnyResult) =>
  (...[first, second]: readonly [AnyResult, Change] | readonly [Change, undefined?]) =>
    second === undefined ? (result: AnyResult) => apply(result, first as Change) : apply(first as AnyResult, second)

type Change = (of: unknown) => unknown
interface Changes {
  readonly onSuccess: Change
  readonly onFailure: Change
}

const changed = (result: AnyResult, { onSuccess, onFailure }: Partial<Changes>): AnyResult =>
  result._tag === 'Success'
    ? onSuccess
      ? succeed(onSuccess(result.success))
      : result
    : onFailure
      ? fail(onFailure(result.failure))
      : result

export const mapBoth = dual<Changes>(changed)
export const map = dual<Change>((result, onSuccess) => changed(result, { onSuccess }))
export const mapError = dual<Change>((result, onFailure) => changed(result, { onFailure }))

export const flip = (result: AnyResult): AnyResult =>
  result._tag === 'Success' ? fail(result.success) : succeed(result.failure)

export const getOrThrow = (result: AnyResult): unknown => {
  if (result._tag === 'Success') return result.success
  throw result.failure
}
