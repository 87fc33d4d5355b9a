import * as Result from 'effect/Result'
import { SimulatedClock } from 'xstate'
import type { Failure } from '../../src/domain/kernel/failure.ts'
import { type Port, provided } from '../../src/machines/kit/port.ts'

/** Plugs for machines under test: one that answers at once, one that answers when told, one that breaks. */

export const giving = <A>(value: A) => provided<never, A, never>(async () => Result.succeed(value)) as never

export const refusing = (failure: Failure) => provided<never, never, Failure>(async () => Result.fail(failure)) as never

export const breaking = () =>
  provided<never, never, never>(async () => {
    throw new Error('a bug')
  }) as never

export interface Held<Input, A> {
  readonly port: Port<Input, A, Failure>
  readonly logic: never
  readonly asked: ReadonlyArray<Input>
  readonly give: (value: A) => Promise<void>
  readonly refuse: (failure: Failure) => Promise<void>
}

/** Answers the oldest question that has no answer yet. */
export const held = <Input, A>(): Held<Input, A> => {
  const asked: Array<Input> = []
  const waiting: Array<(answer: Result.Result<A, Failure>) => void> = []
  const port: Port<Input, A, Failure> = (input) => {
    asked.push(input)
    return new Promise((resolve) => waiting.push(resolve))
  }
  const answer = (result: Result.Result<A, Failure>) => {
    const resolve = waiting.shift()
    if (!resolve) throw new Error('Nobody has asked')
    resolve(result)
    return settled()
  }
  return {
    port,
    logic: provided(port) as never,
    asked,
    give: (value) => answer(Result.succeed(value)),
    refuse: (failure) => answer(Result.fail(failure)),
  }
}

/** Until every promise that could go on has gone on. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

export const refused = (code: string, status = 409, field?: string): Failure => ({
  _tag: 'Refused',
  status,
  code,
  message: `refused: ${code}`,
  errors: [{ code, message: `refused: ${code}`, ...(field !== undefined && { field }) }],
})

export const unreachable: Failure = { _tag: 'Unreachable' }

export const aClock = () => new SimulatedClock()
