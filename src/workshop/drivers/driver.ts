import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Strategy } from '../model/strategies.ts'
import type { Call, Reply } from './holding.ts'

/** Something on a page, as one person would point it out to another. A name is meant whole, a pattern in part. */
export type Thing = (
  | { readonly role: string; readonly name?: Name }
  | { readonly label: Name }
  | { readonly text: Name }
) & {
  readonly within?: Thing
  /** There are several of them, and any serves: the first. */
  readonly isOneOfMany?: true
}
export type Name = string | RegExp

/** One thing a person, the server, the network or time does. */
export type Act =
  | { readonly does: 'clicks'; readonly on: Thing }
  /** Where it may be done already; what is there is settled by the sights before. */
  | { readonly does: 'clicks if there'; readonly on: Thing }
  | { readonly does: 'points at'; readonly at: Thing }
  | { readonly does: 'fills'; readonly on: Thing; readonly with: string }
  /** An option of a select, as it is written there. */
  | { readonly does: 'chooses'; readonly on: Thing; readonly option: string }
  | { readonly does: 'leaves'; readonly what: Thing }
  | { readonly does: 'presses'; readonly key: string }
  | { readonly does: 'chooses file'; readonly by: Thing; readonly file: FileChosen }
  | { readonly does: 'opens'; readonly path: string }
  | { readonly does: 'waits'; readonly ms: number }
  /** Time goes on until it is there: code that is fetched, and what stands in its place for as long. */
  | { readonly does: 'waits for'; readonly thing: Thing }
  | { readonly does: 'sees'; readonly sight: Sight }
  | { readonly does: 'answers'; readonly call: string; readonly reply: Reply }
  /** What the browser has kept of us under such names. */
  | { readonly does: 'forgets'; readonly keys: RegExp }
  /** Whom the browser was signed in to, the provider too. */
  | { readonly does: 'loses cookies' }
  | { readonly does: 'loses network' }
  | { readonly does: 'finds network' }

export interface FileChosen {
  readonly name: string
  readonly mimeType: string
  readonly base64: string
}

/** What a person sees, or does not; never an attribute that is there for tests. */
export interface Sight {
  readonly of: Thing
  readonly is: 'there' | 'gone' | 'busy' | 'denied' | 'focused' | 'checked' | 'unchecked'
  readonly saying?: Name
  /** Of a field: what stands in it. */
  readonly holding?: string
  /** Of a field: what is said under it. */
  readonly describedAs?: Name
}

/** A situation of the machine, as one gets there in the built product with its demo data. */
export interface Scene {
  /** A demo account, by its first name. */
  readonly who: string
  readonly path: string
  /** What leads on from `path`, once; the walks begin on the page where it ends. */
  readonly arrive?: ReadonlyArray<Act>
  /** What leads from that page to where the machine starts, before each walk. */
  readonly begin: ReadonlyArray<Act>
  /** The clock is stopped before the page loads, and goes on when a step says so. */
  readonly stopsClock?: true
  /** Where this situation makes other calls than the driver says. */
  readonly calls?: Readonly<Record<string, Call>>
  /** What cannot be brought about in this situation, beside what cannot in any. */
  readonly beyond?: Readonly<Record<string, Waiver>>
  /** A page of the kit's catalogue: a development server has it, the built product has not. */
  readonly isCatalogue?: true
  /** Nobody is signed in yet, so that the walks begin with it. */
  readonly isStranger?: true
}

/**
 * Why no walk of a driver brings it about. That the machine does it all the same, a test proves of each; and where the
 * app itself can be seen doing it elsewhere in a browser, it is said where (`tests/workshop/drivers/waivers.test.ts`).
 */
export type Waiver = string | { readonly why: string; readonly shown: ShownElsewhere }

export type ShownElsewhere =
  /** In a test of its own under `tests/e2e`, which names the arrows it has seen the app follow. */
  | { readonly spec: string }
  /** In the walks of another driver, by an arrow of their machine that the app answers with this one. */
  | { readonly driver: string; readonly arrow: string }

/** Where a step stands in a walk. */
export interface Moment {
  /** Before the step for acts, after it for sights. */
  readonly snapshot: AnyMachineSnapshot
  readonly event: AnyEventObject
  /** Of the case. */
  readonly label: string
}

type Told<A> = ReadonlyArray<A> | ((moment: Moment) => ReadonlyArray<A>)

/**
 * How the steps of a machine are done in a browser, and what one sees in each of its states. The walks are generated;
 * this is all that is written by hand, so every test of the machine, also those that somebody exports, follows it.
 */
export interface Driver {
  readonly machine: string
  /** By the label of the situation. */
  readonly scenes: Readonly<Record<string, Scene>>
  /** By the id of the actor that makes it. */
  readonly calls: Readonly<Record<string, Call>>
  /** What the server says when a call succeeds, by the id of the actor; a failure is told as the event tells it. */
  readonly successes: Readonly<Record<string, Reply | ((moment: Moment) => Reply)>>
  /**
   * By the event's type, or by its type and the label of the case (`save.asked: with a name`); null where there is no way
   * to do it just then.
   */
  readonly acts: Readonly<Record<string, Told<Act> | ((moment: Moment) => ReadonlyArray<Act> | null)>>
  /** By the state's id. Every state has an entry; one with nothing of its own to be seen says so by an empty one. */
  readonly sights: Readonly<Record<string, Told<Sight>>>
  /**
   * What nobody can bring about in a browser, each with its reason: by an arrow's id, an event's type, the two that make
   * a case, or a state that one does not stay in.
   */
  readonly beyond: Readonly<Record<string, Waiver>>
  /** What its walks are to reach in the project's own tests; by default each arrow, in whichever way it comes first. */
  readonly strategy?: Strategy
  /** The events after which the page is loaded anew, so that the walk ends. */
  readonly startsAnew?: ReadonlyArray<string>
}
