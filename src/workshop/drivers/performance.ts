import type { Act, Scene, Sight } from './driver.ts'
import type { Call } from './holding.ts'

/** A step of a walk, ready to be done: by a test that runs it, or as the lines of one that is exported. */
export interface PerformedStep {
  readonly does: string
  readonly acts: ReadonlyArray<Act>
  /** What is to be seen once it is done. */
  readonly sights: ReadonlyArray<Sight>
  readonly transitions: ReadonlyArray<string>
  readonly cases: ReadonlyArray<string>
}

export interface PerformedTour {
  readonly id: string
  readonly title: string
  readonly start: ReadonlyArray<Sight>
  /** The arrows followed before any step. */
  readonly atStart: ReadonlyArray<string>
  readonly steps: ReadonlyArray<PerformedStep>
}

/** The walks of a machine in one situation that can be had in a browser. */
export interface Performance {
  readonly machine: string
  readonly variant: string
  readonly scene: Scene
  readonly calls: Readonly<Record<string, Call>>
  readonly tours: ReadonlyArray<PerformedTour>
}
