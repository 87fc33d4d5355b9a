import type { FileProblem, FileRule } from '../../domain/kernel/fileChoice.ts'
import type { DraftActor, DraftInput, Fields } from './draft.machine.ts'

/** What a draft holds, under its dialog's own types. */
export interface Held<F extends Fields> {
  readonly fields: F
  readonly files: ReadonlyArray<File>
  readonly problem: FileProblem | null
  readonly hasTried: boolean
}

export interface DraftKind<F extends Fields> {
  /** What a dialog begins with. */
  readonly inputOf: (fields: F) => DraftInput
  readonly heldIn: (snapshot: ReturnType<DraftActor['getSnapshot']>) => Held<F>
}

/** The drafts of one kind of dialog: what they begin with and what they hold are of the same type. */
export const draftOf = <F extends Fields>(by: string, rule: FileRule | null = null): DraftKind<F> => ({
  inputOf: (fields) => ({ by, fields, rule }),
  heldIn: ({ context }) => context as unknown as Held<F>,
})
