import type { StateValue } from 'xstate'

/**
 * What a workshop window and a running app say to each other, on one channel of this origin. Names of states, events,
 * guards and actors only: never context, and never what a person has typed.
 */
export const workshopChannel = 'tenure.workshop'

export const protocol = 1

export type FromWorkshop =
  /** Said again and again while the window is open: a window that was closed without a word is forgotten. */
  | { readonly type: 'workshop.hello'; readonly window: string }
  | { readonly type: 'workshop.bye'; readonly window: string }

export type FromApp = { readonly protocol: typeof protocol; readonly tab: string } & (
  | { readonly type: 'app.arrived' }
  | { readonly type: 'app.left' }
  | { readonly type: 'actors.listed'; readonly actors: ReadonlyArray<ActorRecord> }
  | { readonly type: 'step.made'; readonly step: StepRecord }
)

export interface ActorRecord {
  /** Tells it from every other actor of its tab, also from one of the same name that ran before. */
  readonly key: string
  readonly parent: string | null
  readonly name: string
  /** Null for what is no machine: a call, a timer. */
  readonly machine: string | null
  readonly value: StateValue | null
  readonly status: string
}

export interface StepRecord {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actor: string
  readonly name: string
  readonly machine: string
  readonly event: SafeEvent
  /** It follows from the step before: an event the machine sent itself, or an arrow that needs none. */
  readonly continues: boolean
  /** None when nothing answers the event. */
  readonly followed: ReadonlyArray<FollowedRecord>
  readonly value: StateValue
  readonly status: string
}

export interface SafeEvent {
  readonly type: string
  /** What may be told of its payload; see `redaction.ts`. */
  readonly details: Readonly<Record<string, string | number | boolean>>
}

/** An arrow by its place in the chart: the state it leaves, the event, and its place among those asked for that event. */
export interface FollowedRecord {
  readonly source: string
  readonly event: string
  readonly order: number
  readonly guard: string | null
}
