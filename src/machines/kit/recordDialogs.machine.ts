import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup, stateIn, stopChild } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from './announce.ts'
import { defect, succeeded, answerOf } from './answers.ts'
import { type DraftDone, type DraftInput, draftMachine } from './draft.machine.ts'
import { failedBecause } from './failureSentence.ts'
import { type Port, port, provided } from './port.ts'
import { withEvent, withFailure, withOutput } from './settling.ts'
import { tellParent } from './tell.ts'

/**
 * The dialogs over one record of a list (§ 2.6, certification dialogs: version, reminder, delete).
 *
 * Rules it keeps: selecting a record opens one of its dialogs; confirming closes it only on success, and on failure it
 * stays open and says why; cancelling clears the selection; nothing leaves while an answer is awaited. A dialog with
 * something to fill in holds it in a draft, which is asked about before it is lost (`draft.machine.ts`); one that was given
 * up while its answer was awaited says in passing why it failed.
 *
 * Events: `record.selected {record, dialog, draft?}`, `dialog.confirmed {form}`, `dialog.progressed {fraction}`,
 * `dialog.cancelled`.
 * Reads: `context.{record, dialog, progress, refusal}`; `matches('browsing' | 'asking' | 'running')`; `hasTag('busy')`;
 * `children.draft` while a dialog with one is open.
 * Emits `toast` where its kind of record has words for it, and `dialog.succeeded {record, dialog, answer}`, which whoever
 * started it hears too.
 */
export interface SelectedRecord {
  readonly id: string
}

export type RunDialog<Selected extends SelectedRecord, Dialog extends string, Form, A> = Port<
  {
    readonly record: Selected
    readonly dialog: Dialog
    readonly form: Form
    /** How much of what is sent has arrived, from 0 to 1. */
    readonly progressed: (fraction: number) => void
  },
  A,
  Failure
>

/** What a kind of record says of its dialogs. */
export interface DialogsShape {
  readonly id: string
  readonly told?: {
    readonly done: (dialog: string, form: unknown, answer: unknown) => string
    readonly failed: (dialog: string, form: unknown) => string
  }
}

/** Whoever provides `run` narrows these. */
type Run = RunDialog<SelectedRecord, string, unknown, unknown>

interface Context {
  readonly record: SelectedRecord | null
  readonly dialog: string | null
  readonly form: unknown
  readonly progress: number
  /** Why the last try did not succeed. */
  readonly refusal: string | null
}

interface Selection {
  readonly record: SelectedRecord
  readonly dialog: string
  /** What it begins with, where there is something to fill in. */
  readonly draft?: DraftInput | undefined
}

type Event =
  | ({ readonly type: 'record.selected' } & Selection)
  | { readonly type: 'dialog.confirmed'; readonly form?: unknown }
  | { readonly type: 'dialog.progressed'; readonly fraction: number }
  | { readonly type: 'dialog.cancelled' }
  | DraftDone

export interface Succeeded {
  readonly type: 'dialog.succeeded'
  readonly record: SelectedRecord | null
  readonly dialog: string | null
  readonly answer: unknown
}

const nothing: Context = { record: null, dialog: null, form: null, progress: 0, refusal: null }

const nothingTold: NonNullable<DialogsShape['told']> = { done: () => '', failed: () => '' }

const recordDialogs = ({ id, told = nothingTold }: DialogsShape) =>
  setup({
    types: {} as {
      context: Context
      events: Event
      emitted: Succeeded | Toast
      tags: 'busy'
      children: { run: 'run'; draft: 'draft' }
    },
    actors: { run: port<Run>('recordDialogs.run'), draft: draftMachine },
    guards: { succeeded, isGivenUp: stateIn({ running: 'givenUp' }) },
    actions: {
      select: enqueueActions(({ enqueue }, { record, dialog, draft }: Selection) => {
        enqueue.assign({ ...nothing, record, dialog })
        enqueue.stopChild('draft')
        if (draft !== undefined) enqueue.spawnChild('draft', { id: 'draft', input: draft })
      }),
      clear: enqueueActions(({ enqueue }) => {
        enqueue.assign(nothing)
        enqueue.stopChild('draft')
      }),
      letGo: stopChild('draft'),
      keepForm: assign((_, { form }: { form?: unknown }) => ({ form, progress: 0, refusal: null })),
      keepProgress: assign((_, { fraction }: { fraction: number }) => ({ progress: fraction })),
      sayWhy: assign(({ context: { dialog, form } }, failure: Failure) => ({
        refusal: failedBecause(told.failed(dialog as string, form), failure),
      })),
      sayInPassing: enqueueActions(({ context: { dialog, form }, enqueue, system }, failure: Failure) =>
        announce(
          { enqueue, system },
          { kind: 'error', text: failedBecause(told.failed(dialog as string, form), failure) },
        ),
      ),
      tell: enqueueActions(
        ({ context: { record, dialog, form }, enqueue, self, system }, answer: Result.Result<unknown, Failure>) => {
          const news: Succeeded = { type: 'dialog.succeeded', record, dialog, answer: answerOf(answer) }
          enqueue.emit(news)
          tellParent({ enqueue, self }, news)
          const text = told.done(dialog as string, form, news.answer)
          if (text !== '') announce({ enqueue, system }, { kind: 'success', text })
        },
      ),
    },
  }).createMachine({
    id,
    context: nothing,
    initial: 'browsing',
    states: {
      browsing: {
        on: { 'record.selected': { target: 'asking', actions: withEvent('select') } },
      },
      asking: {
        on: {
          'record.selected': { actions: withEvent('select') },
          'dialog.confirmed': { target: 'running', actions: withEvent('keepForm') },
          'dialog.cancelled': { target: 'browsing', actions: 'clear' },
          'xstate.done.actor.draft': { target: 'browsing', actions: 'clear' },
        },
      },
      running: {
        tags: 'busy',
        on: {
          'dialog.progressed': { actions: withEvent('keepProgress') },
          'xstate.done.actor.draft': { target: '.givenUp', actions: 'letGo' },
        },
        initial: 'awaited',
        states: {
          awaited: {},
          /** What it held was let go of while the answer was awaited. */
          givenUp: {},
        },
        invoke: {
          id: 'run',
          src: 'run',
          input: ({ context: { record, dialog, form }, self }) => ({
            record: record as SelectedRecord,
            dialog: dialog as string,
            form,
            progressed: (fraction: number) => self.send({ type: 'dialog.progressed', fraction }),
          }),
          onDone: [
            {
              guard: withOutput('succeeded'),
              target: 'browsing',
              actions: [withOutput('tell'), 'clear'],
            },
            {
              guard: 'isGivenUp',
              target: 'browsing',
              actions: [withFailure('sayInPassing'), 'clear'],
            },
            { target: 'asking', actions: withFailure('sayWhy') },
          ],
          onError: [
            { guard: 'isGivenUp', target: 'browsing', actions: [{ type: 'sayInPassing', params: defect }, 'clear'] },
            { target: 'asking', actions: { type: 'sayWhy', params: defect } },
          ],
        },
      },
    },
  })

/** The dialogs over one kind of record, under its own types. */
export const dialogsOf = <Selected extends SelectedRecord, Dialog extends string, Form, A>(shape: DialogsShape) => {
  const machine = recordDialogs(shape)
  return {
    machine,
    provide: (run: RunDialog<Selected, Dialog, Form, A>) =>
      machine.provide({ actors: { run: provided(run as unknown as Run) } }),
  }
}

export const recordDialogsMachine = recordDialogs({ id: 'recordDialogs' })

export type RecordDialogsActor = ActorRefFrom<typeof recordDialogsMachine>
