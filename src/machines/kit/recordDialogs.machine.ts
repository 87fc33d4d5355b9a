import type { Result } from 'effect'
import { type ActorRefFrom, assign, emit, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { answered, defect, failed, succeeded } from './answers.ts'
import { failureSentence } from './failureSentence.ts'
import { hole, type Port } from './port.ts'

/**
 * The dialogs over one record of a list (§ 2.6, certification dialogs: version, reminder, delete).
 *
 * Rules it keeps: selecting a record opens one of its dialogs; confirming closes it only on success, and on failure it
 * stays open and says why; cancelling clears the selection; nothing leaves while an answer is awaited.
 *
 * Events: `record.selected {record, dialog}`, `dialog.confirmed {form}`, `dialog.cancelled`.
 * Reads: `context.{record, dialog, refusal}`; `matches('browsing' | 'asking' | 'running')`; `hasTag('busy')`.
 * Emits `dialog.succeeded {record, dialog, answer}`. Not here: what the forms hold, and what is told.
 */
export interface SelectedRecord {
  readonly id: string
}

export type RunDialog<Selected extends SelectedRecord, Dialog extends string, Form, A> = Port<
  { readonly record: Selected; readonly dialog: Dialog; readonly form: Form },
  A,
  Failure
>

/** Whoever plugs `run` narrows these. */
type Run = RunDialog<SelectedRecord, string, unknown, unknown>

interface Context {
  readonly record: SelectedRecord | null
  readonly dialog: string | null
  readonly form: unknown
  /** Why the last try did not succeed. */
  readonly refusal: string | null
}

interface Selection {
  readonly record: SelectedRecord
  readonly dialog: string
}

type Event =
  | ({ readonly type: 'record.selected' } & Selection)
  | { readonly type: 'dialog.confirmed'; readonly form?: unknown }
  | { readonly type: 'dialog.cancelled' }

interface Succeeded {
  readonly type: 'dialog.succeeded'
  readonly record: SelectedRecord | null
  readonly dialog: string | null
  readonly answer: unknown
}

const nothing: Context = { record: null, dialog: null, form: null, refusal: null }

export const recordDialogsMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Succeeded; tags: 'busy' },
  actors: { run: hole<Run>('recordDialogs.run') },
  guards: { succeeded },
  actions: {
    select: assign((_, { record, dialog }: Selection) => ({ ...nothing, record, dialog })),
    clear: assign(nothing),
    keepForm: assign((_, { form }: { form?: unknown }) => ({ form, refusal: null })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    tell: emit(({ context: { record, dialog } }, answer: Result.Result<unknown, Failure>) => ({
      type: 'dialog.succeeded' as const,
      record,
      dialog,
      answer: answered(answer),
    })),
  },
}).createMachine({
  id: 'recordDialogs',
  context: nothing,
  initial: 'browsing',
  states: {
    browsing: {
      on: { 'record.selected': { target: 'asking', actions: { type: 'select', params: ({ event }) => event } } },
    },
    asking: {
      on: {
        'record.selected': { actions: { type: 'select', params: ({ event }) => event } },
        'dialog.confirmed': { target: 'running', actions: { type: 'keepForm', params: ({ event }) => event } },
        'dialog.cancelled': { target: 'browsing', actions: 'clear' },
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context: { record, dialog, form } }) => ({
          record: record as SelectedRecord,
          dialog: dialog as string,
          form,
        }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'browsing',
            actions: [{ type: 'tell', params: ({ event }) => event.output }, 'clear'],
          },
          { target: 'asking', actions: { type: 'sayWhy', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'asking', actions: { type: 'sayWhy', params: defect } },
      },
    },
  },
})

export type RecordDialogsActor = ActorRefFrom<typeof recordDialogsMachine>
