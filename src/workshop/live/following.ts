import type { StateValue } from 'xstate'
import type { ActorRecord, FromApp, StepRecord } from '../../machines/kit/watching/protocol.ts'
import type { Foreign } from './heard.ts'
import { ringOf } from './ring.ts'

/** How many steps the log holds. */
export const logLength = 2_000

export interface LoggedStep extends StepRecord {
  readonly number: number
  readonly tab: string
  /** Where the actor was before; null where nobody had heard of it. */
  readonly before: StateValue | null
}

export interface AppTab {
  readonly id: string
  /** 'App 1': the first number that is free, so that an app that is loaded again keeps its own. */
  readonly title: string
  readonly actors: ReadonlyArray<ActorRecord>
}

export interface Followed {
  readonly tabs: ReadonlyArray<AppTab>
  readonly log: ReadonlyArray<LoggedStep>
  /** Since the window was opened, or the log was emptied. */
  readonly count: number
  /** An app of another version is open. */
  readonly hasForeign: boolean
}

export interface Following {
  readonly hear: (message: FromApp | Foreign) => void
  readonly current: () => Followed
  readonly subscribe: (changed: () => void) => () => void
  readonly empty: () => void
}

const nothing: Followed = { tabs: [], log: [], count: 0, hasForeign: false }

const freeTitle = (tabs: ReadonlyArray<AppTab>): string => {
  const number = tabs.findIndex((_, index) => !tabs.some(({ title }) => title === `App ${index + 1}`))
  return `App ${(number < 0 ? tabs.length : number) + 1}`
}

/**
 * Everything heard of the running apps. What comes in a short while is put together and told once (`soon` waits for as
 * long), so that a burst of a thousand steps is one drawing.
 */
export const makeFollowing = (soon: (run: () => void) => void): Following => {
  const log = ringOf<LoggedStep>(logLength)
  const listeners = new Set<() => void>()
  let tabs = new Map<string, AppTab>()
  let waiting: LoggedStep[] = []
  let [count, hasForeign, isTelling] = [0, false, false]
  let current = nothing

  const tell = () => {
    isTelling = false
    log.push(waiting)
    waiting = []
    current = { tabs: [...tabs.values()], log: log.items(), count, hasForeign }
    for (const changed of listeners) changed()
  }
  const tellSoon = () => {
    if (isTelling) return
    isTelling = true
    soon(tell)
  }
  const change = (tab: string, actors: (had: ReadonlyArray<ActorRecord>) => ReadonlyArray<ActorRecord>) => {
    const had = tabs.get(tab) ?? { id: tab, title: freeTitle([...tabs.values()]), actors: [] }
    tabs = new Map(tabs).set(tab, { ...had, actors: actors(had.actors) })
  }

  return {
    hear: (message) => {
      switch (message.type) {
        case 'foreign':
          hasForeign = true
          break
        case 'app.arrived':
          return
        case 'app.left':
          tabs = new Map([...tabs].filter(([id]) => id !== message.tab))
          break
        case 'actors.listed':
          change(message.tab, () => message.actors)
          break
        case 'step.made': {
          const { step, tab } = message
          count += 1
          const actor = tabs.get(tab)?.actors.find(({ key }) => key === step.actor)
          waiting.push({ ...step, tab, number: count, before: actor?.value ?? null })
          if (waiting.length > logLength) waiting = waiting.slice(-logLength)
          change(tab, (had) =>
            had.map((actor) =>
              actor.key === step.actor ? { ...actor, value: step.value, status: step.status } : actor,
            ),
          )
        }
      }
      tellSoon()
    },
    current: () => current,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    empty: () => {
      log.clear()
      waiting = []
      count = 0
      tellSoon()
    },
  }
}
