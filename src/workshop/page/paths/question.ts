import type { Strategy } from '../../model/strategies.ts'
import type { Effort, TestCase } from '../../model/testCases.ts'

/** What the page asks the worker; machines and the search for paths are only there. */
export type Asked =
  | { readonly kind: 'machines'; readonly number: number }
  | ({ readonly kind: 'paths'; readonly number: number } & PathWish)
  | ({ readonly kind: 'spec'; readonly number: number; readonly title: string } & PathWish)

export interface PathWish {
  readonly machine: string
  readonly strategy: Strategy
  /** Null for all of them. */
  readonly variant: string | null
  /** The state to be reached, in place of the strategy. */
  readonly to: string | null
  readonly longest: number
}

export type Answered =
  | { readonly kind: 'machines'; readonly number: number; readonly machines: ReadonlyArray<Offered> }
  | { readonly kind: 'paths'; readonly number: number; readonly found: FoundPaths }
  | { readonly kind: 'spec'; readonly number: number; readonly spec: string }
  | { readonly kind: 'failed'; readonly number: number; readonly because: string }

/** A machine that can be tried, and in which situations. */
export interface Offered {
  readonly machine: string
  /** Whether its walks can be carried out in a browser. */
  readonly isGuided: boolean
  readonly variants: ReadonlyArray<string>
}

export interface FoundPaths {
  readonly effort: Effort
  readonly cases: ReadonlyArray<TestCase>
  /** The arrows of the chart that are followed, of all it has. */
  readonly followed: number
  readonly arrows: number
}
