import * as Result from 'effect/Result'
import type { AnyStateMachine } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Act, Driver, Moment } from './driver.ts'
import type { Reply } from './holding.ts'
import { answers, waits } from './vocabulary.ts'

/**
 * How one event comes about: as the driver tells, or, for a call's answer and a timer, as the machine itself tells. Null
 * where there is no way to do it just then.
 */
export const actsOf = (machine: AnyStateMachine, driver: Driver, moment: Moment): ReadonlyArray<Act> | null => {
  const { event, label } = moment
  const told = driver.acts[`${event.type}: ${label}`] ?? driver.acts[event.type]
  if (told !== undefined) return typeof told === 'function' ? told(moment) : told
  const derived = answered(driver, moment) ?? waited(machine, moment)
  if (derived) return [derived]
  throw new Error(`The driver of ${driver.machine} does not say how ‘${event.type}: ${label}’ is done.`)
}

const answered = (driver: Driver, moment: Moment): Act | undefined => {
  const { event } = moment
  const actor = /^xstate\.done\.actor\.(.+)$/.exec(event.type)?.[1]
  if (actor === undefined || !(actor in driver.calls)) return
  const output = (event as { readonly output?: unknown }).output as Result.Result<unknown, Failure>
  if (!Result.isResult(output)) return
  const told = driver.successes[actor] ?? { kind: 'truly' }
  const success = typeof told === 'function' ? told(moment) : told
  return answers(actor, Result.isFailure(output) ? refusalOf(output.failure) : success)
}

/** Between a session that is over and the machine stands its renewal: a test of its own (`tests/e2e/signIn`). */
export const isSessionOver = ({ event }: Pick<Moment, 'event'>): boolean => {
  const { output } = event as { readonly output?: unknown }
  return Result.isResult(output) && Result.isFailure(output) && (output.failure as Failure)._tag === 'SignedOut'
}

/** A failure as the server would put it. */
export const refusalOf = (failure: Failure): Reply => {
  switch (failure._tag) {
    case 'Refused':
      return { kind: 'refused', status: failure.status, code: failure.code, message: failure.message }
    case 'Unreachable':
      return { kind: 'absent' }
    case 'SignedOut':
      return { kind: 'refused', status: 401, code: 'signed_out', message: '' }
    case 'Broken':
      return { kind: 'broken', requestId: failure.requestId }
  }
}

const waited = (machine: AnyStateMachine, { snapshot, event }: Moment): Act | undefined => {
  const timer = snapshot._nodes.flatMap((node) => node.after).find(({ eventType }) => eventType === event.type)
  if (!timer) return
  const { delay } = timer
  const ms: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  return typeof ms === 'number' ? waits(ms) : undefined
}
