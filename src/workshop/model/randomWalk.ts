import type { AnyMachineSnapshot } from 'xstate'
import { configurationOf, type EventCase, possible, type StateGraph } from './explore.ts'
import type { Variant } from './scenario.ts'

/** A machine that runs, and that one can tell what comes next. */
export interface Walker {
  readonly snapshot: () => AnyMachineSnapshot
  /** False when it cannot come. */
  readonly take: (by: EventCase) => boolean
}

export interface Wandering {
  readonly went: ReadonlyArray<EventCase>
  /** What went wrong on the last step; null when nothing did. */
  readonly strayed: string | null
}

/**
 * A walk without a plan: of all that can come, whatever the next choice falls on. The machine may neither break nor come
 * to a configuration that the graph does not know. The choices are any numbers from 0 on, as many as the walk has steps.
 */
export const randomWalk = (
  walker: Walker,
  { cases = {}, project }: Variant,
  { configurations }: StateGraph,
  choices: Iterable<number>,
): Wandering => {
  const went: EventCase[] = []
  const whereabouts = (): string | null => {
    const snapshot = walker.snapshot()
    if (snapshot.status === 'error') return `it breaks: ${snapshot.error}`
    const at = configurationOf(snapshot, project)
    return configurations.has(at) ? null : `it is in ${at}, which the graph does not know`
  }
  let strayed = whereabouts()
  for (const choice of choices) {
    const now = possible(walker.snapshot(), cases)
    const by = now[choice % now.length]
    if (strayed !== null || by === undefined) break
    went.push(by)
    try {
      strayed = walker.take(by) ? whereabouts() : 'it cannot come after all'
    } catch (cause) {
      strayed = `it throws: ${cause}`
    }
  }
  return { went, strayed }
}

/** The way, for finding out why. */
export const wayOf = ({ went, strayed }: Wandering): string =>
  [
    ...went.map(({ label, event: { type } }) => (label === type ? type : `${type} (${label})`)),
    strayed ?? 'all is well',
  ].join('\n  → ')
