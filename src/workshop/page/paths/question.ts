import type { Strategy } from '../../model/strategies.ts'
import type { Effort, TestCase } from '../../model/testCases.ts'

/** What the page asks the worker; machines and the search for paths are only there. */
export type Asked =
  | { readonly kind: 'machines'; readonly number: number }
  | ({ readonly kind: 'paths'; readonly number: number } & PathWish)
  | ({ readonly kind: 'spec'; readonly number: number; readonly title: string } & PathWish)
  | ({ readonly kind: 'affected'; readonly number: number } & Changed)
  | { readonly kind: 'occasions'; readonly number: number; readonly machine: string }

/** A machine, and the arrows of it that another version has otherwise. */
export interface Changed {
  readonly machine: string
  readonly arrows: ReadonlyArray<string>
}

export interface PathWish {
  readonly machine: string
  readonly strategy: Strategy
  /** Null for all of them. */
  readonly variant: string | null
  /** The state to be reached, in place of the strategy. */
  readonly to: string | null
  /** Null for as many steps as it takes. */
  readonly longest: number | null
}

export type Answered =
  | { readonly kind: 'machines'; readonly number: number; readonly machines: ReadonlyArray<Offered> }
  | { readonly kind: 'paths'; readonly number: number; readonly found: FoundPaths }
  | { readonly kind: 'spec'; readonly number: number; readonly spec: string }
  | { readonly kind: 'affected'; readonly number: number; readonly found: AffectedCases | null }
  | { readonly kind: 'occasions'; readonly number: number; readonly occasions: Occasions }
  | ({ readonly kind: 'progress'; readonly number: number } & Progress)
  | { readonly kind: 'failed'; readonly number: number; readonly because: string }

/** How much of a search is behind: the situations that were gone through. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/** The walks of this build that follow a changed arrow, of all there are. */
export interface AffectedCases {
  readonly affected: ReadonlyArray<TestCase>
  readonly all: number
}

/** A case in which an arrow is followed, in the words of its describer. */
export interface Occasion {
  readonly label: string
  readonly means: string | null
}

/** By the arrow's id. */
export type Occasions = Readonly<Record<string, ReadonlyArray<Occasion>>>

/** A machine that can be tried, and in which situations. */
export interface Offered {
  readonly machine: string
  /** Whether its walks can be carried out in a browser. */
  readonly hasDriver: boolean
  readonly variants: ReadonlyArray<string>
}

export interface FoundPaths {
  readonly effort: Effort
  readonly cases: ReadonlyArray<TestCase>
  /** The arrows of the chart that are followed, of all it has. */
  readonly followed: number
  readonly arrows: number
}
