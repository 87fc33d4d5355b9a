import type { Failure } from '../../domain/kernel/failure.ts'
import type { KeptPart, OfParts } from './parts.ports.ts'
import type { Port } from './port.ts'

/** What the saving of one part holds (`part.machine.ts`). */
export interface PartInput<Written = unknown> extends OfParts, KeptPart<Written> {}

export interface Versioned {
  readonly version: number
}

export interface PartContext extends PartInput {
  /** How often something was written, and how much of it was in what was sent last. */
  readonly changes: number
  readonly sent: number
  readonly sentContent: unknown
  /** How often the server could not be reached in a row. */
  readonly attempt: number
  readonly refusal: string | null
  /** To be removed as soon as it has arrived. */
  readonly isUnwanted: boolean
  /** As somebody else has left it. */
  readonly theirs: Versioned | null
}

export const partBeginning = (input: PartInput): PartContext => ({
  ...input,
  changes: 1,
  sent: 0,
  sentContent: input.content,
  attempt: 0,
  refusal: null,
  isUnwanted: false,
  theirs: null,
})

/** What this browser keeps of it. */
export const keptOf = ({ key, content, base, version }: PartContext): KeptPart => ({ key, content, base, version })

interface OfPart extends OfParts {
  readonly key: string
}

export type SavePart<Written = unknown, Stored = Versioned> = Port<
  OfPart & { readonly content: Written; readonly version: number },
  Stored,
  Failure
>
export type RemovePart = Port<OfPart & { readonly version: number }, void, Failure>
/** Null where there is none any more. */
export type LoadPart<Stored = Versioned> = Port<OfPart, Stored | null, Failure>

/** What a kind of part says of itself. */
export interface PartShape<Written, Stored extends Versioned> {
  /** Of its machine. */
  readonly id: string
  /** What it is unsaved in, to the navigation: the record's id follows. */
  readonly about: string
  readonly writtenOf: (stored: Stored) => Written
  /** What both wrote; null where they meet, and somebody has to decide. */
  readonly merged: (three: {
    readonly base: Written | null
    readonly mine: Written
    readonly theirs: Written
  }) => Written | null
  readonly both: (mine: Written, theirs: Written) => Written
  /** Why it cannot be saved as it is; null when it can. */
  readonly problem: (written: Written) => string | null
}
export type AnyPartShape = PartShape<unknown, Versioned>
