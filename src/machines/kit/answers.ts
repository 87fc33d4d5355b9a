import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'

/**
 * Guards and readings of a port's answer, the same in every machine: `onDone` asks `succeeded` first, and the transition
 * after it is the failure's.
 */
export const succeeded = (_: unknown, answer: Result.Result<unknown, unknown>): boolean => Result.isSuccess(answer)

/** Only after `succeeded` has said no: it is not there, or not for the caller. */
export const isNotFound = (_: unknown, answer: Result.Result<unknown, Failure>): boolean => {
  const failure = failureOf(answer)
  // 400: what stands in the address is no id at all.
  return failure._tag === 'Refused' && (failure.status === 404 || failure.status === 400)
}

/** Only behind the guard `succeeded`. */
export const answerOf = <A>(answer: Result.Result<A, unknown>): A => Result.getOrThrow(answer)

/** Only where `succeeded` has said no. */
export const failureOf = <E>(answer: Result.Result<unknown, E>): E => Result.getOrThrow(Result.flip(answer))

/** What a bug in a port looks like to the person. */
export const defect: Failure = { _tag: 'Broken', status: 0, requestId: null }

/** Of the end of a question, a form and an upload. */
export const isConfirmed = (_: unknown, { confirmed }: { readonly confirmed: boolean }): boolean => confirmed
export const isSaved = (_: unknown, record: unknown): boolean => record !== null
export const isUploaded = (_: unknown, { uploaded }: { readonly uploaded: boolean }): boolean => uploaded
