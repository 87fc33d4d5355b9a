/** Where the parts of a drawn chart stand, in pixels from the top left corner. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A line of text, and the transition it speaks of. */
export interface Line {
  readonly text: string
  /** Null where the line is no transition: the state's name, what runs in it. */
  readonly transition: string | null
  readonly kind: 'name' | 'runs' | 'stays' | 'event' | 'guard'
}

export interface DrawnState extends Box {
  readonly id: string
  /** How deep it is nested; the root is 0. */
  readonly depth: number
  /** Its name, what runs in it, and what it answers without being left. */
  readonly lines: ReadonlyArray<Line>
}

/** One line from a state to another, for all the transitions that lead there: the fewer lines, the clearer. */
export interface DrawnArrow {
  /** None for the one that leads from the dot to a first state. */
  readonly transitions: ReadonlyArray<string>
  readonly source: string
  readonly points: ReadonlyArray<Point>
  readonly label: (Box & { readonly lines: ReadonlyArray<Line> }) | null
}

export interface Geometry {
  readonly width: number
  readonly height: number
  readonly states: ReadonlyArray<DrawnState>
  /** The dots that name each first state. */
  readonly dots: ReadonlyArray<Point & { readonly of: string }>
  readonly arrows: ReadonlyArray<DrawnArrow>
}
