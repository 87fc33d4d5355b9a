import { useSelector } from '@xstate/react'
import type { DraftActor, Fields } from '../../machines/kit/draft.machine.ts'
import type { DraftKind, Held } from '../../machines/kit/drafts.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'

interface Drafting<F extends Fields> extends Held<F> {
  readonly change: (change: Partial<F>) => void
  readonly offer: (files: ReadonlyArray<File>) => void
  readonly remove: (file: File) => void
  /** Sending is tried: from now on what is wrong is shown. */
  readonly tried: () => void
  /** Closes the dialog, after a question where something would be lost. */
  readonly leave: () => void
}

/** A dialog’s draft: what its machine holds, and what the person does to it. */
export const useDraft = <F extends Fields>(draft: DraftActor, kind: DraftKind<F>): Drafting<F> => {
  const held = useSelector(draft, kind.heldIn)
  return {
    ...held,
    change: (change) => draft.send({ type: 'field.changed', change }),
    offer: (files) => draft.send({ type: 'files.offered', files }),
    remove: (file) => draft.send({ type: 'file.removed', file }),
    tried: () => draft.send({ type: 'sending.tried' }),
    leave: () => askToLeave(draft, { type: 'draft.left' }),
  }
}

/** Whether a dialog's answer is awaited, and why the last one was refused. */
export const useDialogAnswer = (dialogs: RecordDialogsActor) => ({
  busy: useSelector(dialogs, (snapshot) => snapshot.hasTag('busy')),
  error: useSelector(dialogs, ({ context }) => context.refusal),
})
