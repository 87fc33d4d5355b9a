import { type ActorRefFrom, assign, setup } from 'xstate'
import { type FileProblem, type FileRule, withOffered } from '../../domain/kernel/fileChoice.ts'
import { withEvent } from './settling.ts'
import { unsavedGuard } from './unsaved.ts'

/**
 * What somebody has typed, picked and dropped in a dialog that is not sent yet: one actor for each time the dialog is
 * opened, started by the machine that opens it, and stopped with it.
 *
 * Rules it keeps: it is unsaved as soon as it differs from what the dialog began with, and not any more when that is taken
 * back; leaving it then asks first (§ 2.3); a refused offer of files is said and changes nothing; what is wrong is shown
 * once sending was tried. Files stay what they are, and so are lost with the page: the browser asks before that.
 *
 * Events: `field.changed {change}`, `files.offered {files}`, `file.removed {file}`, `sending.tried`, `draft.left` (asked for
 * by `askToLeave`). Reads: `context.{fields, files, problem, hasTried}` by a `draftOf`.
 * Final once it is left: the machine that started it closes the dialog.
 */
export type Fields = object

export interface DraftInput {
  readonly by: string
  readonly fields: Fields
  /** Which files it takes; null for none. */
  readonly rule: FileRule | null
}

interface Context extends DraftInput {
  /** As the dialog began. */
  readonly before: Fields
  readonly files: ReadonlyArray<File>
  /** Why the last offered file was not taken. */
  readonly problem: FileProblem | null
  readonly hasTried: boolean
}

type Event =
  | { readonly type: 'field.changed'; readonly change: Fields }
  | { readonly type: 'files.offered'; readonly files: ReadonlyArray<File> }
  | { readonly type: 'file.removed'; readonly file: File }
  | { readonly type: 'sending.tried' }
  | { readonly type: 'draft.left' }

const isChanged = ({ before, fields, files }: Context): boolean =>
  files.length > 0 || JSON.stringify(fields) !== JSON.stringify(before)

export const draftMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: DraftInput
    children: { unsaved: 'unsaved' }
  },
  actors: { unsaved: unsavedGuard },
  actions: {
    change: assign(({ context: { fields } }, { change }: { change: Fields }) => ({ fields: { ...fields, ...change } })),
    take: assign(({ context: { rule, files } }, offer: { files: ReadonlyArray<File> }) =>
      rule === null ? {} : withOffered(rule, files, offer.files),
    ),
    drop: assign(({ context: { files } }, { file }: { file: File }) => ({
      files: files.filter((one) => one !== file),
      problem: null,
    })),
    keepTry: assign({ hasTried: true }),
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, before: input.fields, files: [], problem: null, hasTried: false }),
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: ({ context: { by } }) => ({
      by,
      isUnsaved: ({ context }) => isChanged(context),
      leave: { type: 'draft.left' },
    }),
    // Without it nobody is asked; what was typed is still here.
    onError: {},
  },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'field.changed': { actions: withEvent('change') },
        'files.offered': { actions: withEvent('take') },
        'file.removed': { actions: withEvent('drop') },
        'sending.tried': { actions: 'keepTry' },
        'draft.left': 'left',
      },
    },
    left: { type: 'final' },
  },
})

/** What its parent, which started it under the name `draft`, hears. */
export interface DraftDone {
  readonly type: 'xstate.done.actor.draft'
}

export type DraftActor = ActorRefFrom<typeof draftMachine>
