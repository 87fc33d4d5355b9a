/** Somebody’s daily scrums of the last ten working days, before the one it is. */
export interface DemoScrums {
  readonly of: string
  /** What they work at, a day each, over and over. */
  readonly work: readonly string[]
  /** So many working days back they wrote nothing; 0 is the day it is, of which they have written where it says so. */
  readonly missed?: readonly number[]
  readonly hasWrittenToday?: true
  readonly blockers?: readonly DemoBlocker[]
}

type DemoBlocker = readonly [
  text: string,
  daysBack: number,
  resolved?: { readonly daysBack: number; readonly by: string },
]
