import type { Acted } from '../model/explore.ts'

/** A timer that runs: the event it will send, and when, in milliseconds since the simulation began. */
export interface Timer {
  readonly id: string
  readonly event: string
  readonly due: number
}

/** The timers after a step: those it set, and of those before it the ones it did not stop. */
export const timersAfter = (
  before: ReadonlyArray<Timer>,
  acted: ReadonlyArray<Acted>,
  now: number,
): ReadonlyArray<Timer> =>
  acted.reduce<ReadonlyArray<Timer>>((timers, { type, params }) => {
    if (type === 'xstate.cancel') return timers.filter(({ id }) => id !== stoppedBy(params))
    const timer = type === 'xstate.raise' ? setBy(params, now) : undefined
    return timer ? [...timers.filter(({ id }) => id !== timer.id), timer] : timers
  }, before)

/** The one that rings next. */
export const nextOf = (timers: ReadonlyArray<Timer>): Timer | undefined =>
  timers.toSorted((one, other) => one.due - other.due)[0]

const setBy = (params: unknown, now: number): Timer | undefined => {
  const { event, id, delay } = params as {
    readonly event?: { readonly type: string }
    readonly id?: string
    readonly delay?: number
  }
  if (event === undefined || delay === undefined) return
  return { id: id ?? event.type, event: event.type, due: now + delay }
}

const stoppedBy = (params: unknown): unknown => {
  const id = (params as { readonly sendId?: unknown } | null)?.sendId
  return id ?? params
}
