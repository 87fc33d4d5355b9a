import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import type { Port } from '../kit/port.ts'

/** A port whose failure begins with the specification's own sentence (§ 8) before it says why. */
export const failingAs =
  <Input, A>(sentence: string, port: Port<Input, A, Failure>): Port<Input, A, Failure> =>
  async (input, signal) =>
    Result.mapError(await port(input, signal), (failure): Failure => {
      const message = `${sentence}. ${failureSentence(failure)}`
      return failure._tag === 'Refused'
        ? { ...failure, message }
        : { _tag: 'Refused', status: 0, code: 'not_done', message, errors: [] }
    })
