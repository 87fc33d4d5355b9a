import * as Full from 'effect/Result'
import { describe, expect, it } from 'vitest'
import * as lean from '../../scripts/leanResult.ts'

/** What the browser is built with has the types of Effect's own, from which it is used. */
const Lean = lean as unknown as typeof Full

const plain = (result: Full.Result<unknown, unknown>) =>
  result._tag === 'Success' ? { success: result.success } : { failure: result.failure }

const answers = (Result: typeof Full) => {
  const good: Full.Result<number, string> = Result.succeed(2)
  const bad: Full.Result<number, string> = Result.fail('no')
  const double = (value: number) => value * 2
  const loud = (failure: string) => failure.toUpperCase()
  return [good, bad].map((result) => ({
    is: [Result.isSuccess(result), Result.isFailure(result)],
    same: plain(result),
    map: plain(Result.map(result, double)),
    mapLater: plain(Result.map(double)(result)),
    mapError: plain(Result.mapError(result, loud)),
    mapErrorLater: plain(Result.mapError(loud)(result)),
    mapBoth: plain(Result.mapBoth(result, { onSuccess: double, onFailure: loud })),
    mapBothLater: plain(Result.mapBoth({ onSuccess: double, onFailure: loud })(result)),
    flip: plain(Result.flip(result)),
  }))
}

describe('the results the browser is built with', () => {
  it('answer as those of Effect do', () => {
    expect(answers(Lean)).toEqual(answers(Full))
  })

  it.each([
    ['Effect', Full],
    ['the browser', Lean],
  ])('getOrThrow of %s gives what is there, and throws what is wrong', (_whose, Result) => {
    expect(Result.getOrThrow(Result.succeed(2))).toBe(2)
    expect(() => Result.getOrThrow(Result.fail(new Error('no')))).toThrow('no')
  })

  it('hold nothing but what they say, so that they can be sent and kept', () => {
    expect(structuredClone(Lean.succeed({ title: 'Grow' }))).toEqual({ _tag: 'Success', success: { title: 'Grow' } })
  })
})
