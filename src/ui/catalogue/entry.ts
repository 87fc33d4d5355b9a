/**
 * What the catalogue says of a piece of the kit. The page shows it, and `tests/e2e/kit/components.spec.ts` holds the piece to
 * it in Chromium, so that neither can be right alone.
 */
export interface Entry {
  /** The modules of the kit that it documents. */
  readonly of: readonly string[]
  /** When it is used, and when something else is. */
  readonly use: string
  /** What the accessibility tree says of its examples, in their order: role, name, states and description; ⇥ where Tab stops. */
  readonly heard: readonly string[]
  readonly walk?: Walk
}

/** The piece by keyboard, from one of its controls. */
export interface Walk {
  readonly from: Control
  readonly keys: readonly Key[]
  /** What the first key opens, and what is heard of that. */
  readonly opens?: {
    readonly role: 'menu' | 'dialog' | 'alertdialog' | 'listbox' | 'tooltip'
    readonly heard: readonly string[]
  }
  /** What it opens stands beside this. */
  readonly anchor?: Control
  /** How far within the box it floats beside that control lies, in px. */
  readonly inset?: number
}

type Control = readonly [
  role:
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'grid'
    | 'link'
    | 'radio'
    | 'searchbox'
    | 'slider'
    | 'switch'
    | 'tab'
    | 'textbox',
  name: string,
]

/** A key, what it does, and what is heard where the focus is then. */
type Key = readonly [press: string, does: string, then: string]

/** Keeps the names, and their literal types. */
export const entriesOf = <Name extends string>(entries: Readonly<Record<Name, Entry>>) => entries
