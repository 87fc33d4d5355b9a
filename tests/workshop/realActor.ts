import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type SimulatedClock,
} from 'xstate'
import { type EventCase, possible } from '../../src/workshop/model/explore.ts'
import { held, isHeld } from '../../src/workshop/model/held.ts'
import type { Variant } from '../../src/workshop/model/scenario.ts'
import { arrowOf } from '../../src/workshop/model/transitions.ts'

/**
 * The real machine, running, with held fakes in the place of all it starts, and a clock of which one timer at a time goes
 * off: how much time passes between two steps is the person's business, so any timer that runs may be the next.
 */
export const aRealActor = (machine: AnyStateMachine, { input, actors, cases = {} }: Variant) => {
  const clock = new HandClock()
  const logics = Object.entries({ ...machine.implementations.actors, ...actors })
  const running = machine.provide({
    actors: Object.fromEntries(logics.map(([name, logic]) => [name, held(logic as never)])),
  })
  const arrow = arrowOf(running)
  const followed: string[] = []
  const actor = createActor(running, {
    input: input as never,
    clock,
    // What machines write down is not asked here.
    logger: () => {},
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      for (const definition of inspected._transitions) {
        const known = arrow(definition)
        if (known) followed.push(known.id)
      }
    },
  })
  // A machine that breaks is seen in its snapshot.
  actor.subscribe({ error: () => {} })
  actor.start()

  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot

  const childSpeaks = (event: AnyEventObject): boolean => {
    const [, how, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
    const child = snapshot().children[id]
    if (how === undefined || child === undefined || !isHeld(child)) return false
    child.send(
      how === 'done' ? { type: 'held.ended', output: event.output } : { type: 'held.broke', error: event.error },
    )
    return true
  }

  /** Where the timer of an event stands among those that run. */
  const timerOf = (event: AnyEventObject): number =>
    Object.values(actor.system.getSnapshot()._scheduledEvents).findIndex(
      (one) => JSON.stringify(one.event) === JSON.stringify(event),
    )

  return {
    snapshot,
    /** Every arrow, as often as it was followed. */
    followed: followed as ReadonlyArray<string>,
    /** What the walk says comes next; false when it cannot come. */
    take: ({ label, event: { type } }: EventCase): boolean => {
      // Asked anew: which record it is about may be another than the model had.
      const isAsked = (one: string) => one === type || one.includes('*')
      const now = possible(snapshot(), cases, isAsked).find((one) => one.label === label && one.event.type === type)
      if (now === undefined) return false
      const timer = timerOf(now.event)
      if (timer < 0 && type.startsWith('xstate.after.')) return false
      if (timer >= 0) clock.letGoOff(timer)
      else if (!childSpeaks(now.event)) actor.send(now.event)
      return true
    },
    stop: () => actor.stop(),
  }
}

/** Timers in the order in which they were set, as XState lists them too. */
class HandClock implements Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'> {
  private timers = new Map<number, () => void>()
  private count = 0

  setTimeout(run: () => void): number {
    this.count += 1
    this.timers.set(this.count, run)
    return this.count
  }

  clearTimeout(id: number): void {
    this.timers.delete(id)
  }

  letGoOff(at: number): void {
    const [id, run] = [...this.timers][at] ?? []
    if (id === undefined) throw new Error('There is no such timer')
    this.timers.delete(id)
    run?.()
  }
}
