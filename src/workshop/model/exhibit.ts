import type { Geometry } from '../draw/geometry.ts'
import type { Chart } from './chart.ts'

/** What the leading comment of a source file says: `scripts/charts/docblock.ts` reads it. */
export interface Docblock {
  readonly text: string
  /** The rules it keeps, each with its § where it has one. */
  readonly rules: ReadonlyArray<string>
  /** The comment's other parts by their name: 'Events', 'Reads', 'Output'. */
  readonly notes: ReadonlyArray<{ readonly name: string; readonly text: string }>
}

/** A line of the catalogue: everything that search and the list need, so that no chart is loaded for it. */
export interface Listed {
  readonly id: string
  readonly title: string
  readonly area: string
  readonly kind: 'machine' | 'lifecycle'
  readonly purpose: string
  readonly docblock: Docblock
  /** Where its source stands, from the project's root. */
  readonly file: string
  /** The sections of the specification it speaks of, in their order: '2.2', '4'. */
  readonly sections: ReadonlyArray<string>
  readonly states: ReadonlyArray<string>
  readonly events: ReadonlyArray<string>
  readonly guards: ReadonlyArray<string>
  readonly actors: ReadonlyArray<string>
  /** In which cases what can come leads where: 'save answers (not valid)', with the arrow it follows. */
  readonly cases: ReadonlyArray<{ readonly text: string; readonly transition: string }>
  readonly transitions: number
  /** Why there is no chart to show; null where there is one. */
  readonly failure: string | null
}

/** A chart laid out with some of its states closed. */
export interface Drawing {
  /** The states that are drawn as a single box although others are in them. */
  readonly folded: ReadonlyArray<string>
  readonly geometry: Geometry
}

/** A chart with its drawings, made when the workshop is built: the first is the one to begin with. */
export interface Exhibit {
  readonly id: string
  readonly chart: Chart
  readonly drawings: ReadonlyArray<Drawing>
}
