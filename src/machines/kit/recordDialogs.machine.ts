import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { type Announcement, announce, type Toast } from './announce.ts'
import { succeeded } from './answers.ts'
import { type DraftDone, type DraftInput, draftMachine } from './draft.machine.ts'
import { failedBecause } from './failureSentence.ts'
import { type Port, port, provided } from './port.ts'
import { settling, withEvent } from './settling.ts'
import { tellParent } from './tell.ts'

/**
 * The dialogs over one record of a list (§ 2.6, certification dialogs: version, reminder, delete): each is a state.
 *
 * Rules it keeps: selecting a record opens one of its dialogs; what its rule does not allow is not sent; confirming closes
 * it only on success, and on failure it stays open and says why; cancelling clears the selection; nothing leaves while an
 * answer is awaited. A dialog with something to fill in holds it in a draft, which is asked about before it is lost
 * (`draft.machine.ts`); one that was given up while its answer was awaited says in passing why it failed.
 *
 * Events: `record.selected {record, dialog, draft?}`, `dialog.confirmed {form}`, `dialog.progressed {fraction}`,
 * `dialog.cancelled`.
 * Reads: `context.{record, dialog, progress, refusal}`; `matches('browsing')`, `value` of an open one:
 * `{ [dialog]: 'asking' | 'sending' }`; `hasTag('busy')`; `children.draft` while a dialog with one is open.
 * Emits `toast` where its kind of record has words for it, and `dialog.succeeded {record, dialog, answer}`, which the
 * machine that started it hears too.
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

/** One of the dialogs over a kind of record. */
interface DialogShape {
  /** Something is filled in: it is opened with a draft. */
  readonly hasDraft?: boolean
  /** What it sends arrives bit by bit. */
  readonly hasFiles?: boolean
  /** Of the shape's rules, the one without which nothing is sent. */
  readonly rule?: string
}

/** What a kind of record says of its dialogs. */
export interface DialogsShape<Selected = never, Dialog extends string = string> {
  readonly id: string
  readonly dialogs: Readonly<Record<Dialog, DialogShape>>
  readonly rules?: Readonly<Record<string, (form: never, record: Selected) => boolean>>
  readonly messages?: {
    /** Words are of a success; '' says nothing. */
    readonly done: (dialog: string, form: unknown, answer: unknown) => string | Announcement
    readonly failed: (dialog: string, form: unknown) => string
  }
}

/** A machine that provides `run` narrows these. */
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

const noMessages: NonNullable<DialogsShape['messages']> = { done: () => '', failed: () => '' }

type Rule = (form: unknown, record: SelectedRecord | null) => boolean

type Confirmed = Extract<Event, { readonly type: 'dialog.confirmed' }>

const recordDialogs = ({ id, dialogs, rules = {}, messages = noMessages }: DialogsShape) => {
  const states = Object.entries(dialogs).map(([dialog, shape]) => [dialog, open(`#${id}.browsing`, shape)] as const)
  const whyOf = ({ dialog, form }: Context, failure: Failure) =>
    failedBecause(messages.failed(dialog as string, form), failure)
  return setup({
    types: {} as {
      context: Context
      events: Event
      emitted: Succeeded | Toast
      tags: 'busy'
      children: { run: 'run'; draft: 'draft' }
    },
    actors: { run: port<Run>('recordDialogs.run'), draft: draftMachine },
    guards: {
      succeeded,
      isFor: ({ event }: { event: Event }, { dialog }: { dialog: string }) => (event as Selection).dialog === dialog,
      ...(Object.fromEntries(
        Object.entries(rules as Readonly<Record<string, Rule>>).map(([name, rule]) => [
          name,
          ({ context: { record } }: { context: Context }, { form }: Confirmed) => rule(form, record),
        ]),
      ) as object),
    },
    actions: {
      select: assign((_, { record, dialog }: Selection) => ({ ...nothing, record, dialog })),
      clear: assign(nothing),
      letGo: stopChild('draft'),
      keepForm: assign((_, { form }: { form?: unknown }) => ({ form, progress: 0, refusal: null })),
      keepProgress: assign((_, { fraction }: { fraction: number }) => ({ progress: fraction })),
      sayWhy: assign(({ context }, failure: Failure) => ({ refusal: whyOf(context, failure) })),
      sayInPassing: enqueueActions((speaking, failure: Failure) =>
        announce(speaking, { kind: 'error', text: whyOf(speaking.context, failure) }),
      ),
      tell: enqueueActions((speaking, answer: unknown) => {
        const { record, dialog, form } = speaking.context
        const news: Succeeded = { type: 'dialog.succeeded', record, dialog, answer }
        speaking.enqueue.emit(news)
        tellParent(speaking, news)
        const said = messages.done(dialog as string, form, answer)
        if (said !== '') announce(speaking, typeof said === 'string' ? { kind: 'success', text: said } : said)
      }),
    },
  }).createMachine({
    id,
    context: nothing,
    on: {
      'record.selected': Object.keys(dialogs).map((dialog) => ({
        guard: { type: 'isFor', params: { dialog } },
        target: `.${dialog}`,
        actions: withEvent('select'),
      })) as object,
    },
    initial: 'browsing',
    states: { browsing: { entry: 'clear' }, ...(Object.fromEntries(states) as object) },
  })
}

/** One dialog, from its opening until it is closed. */
const open = (closed: string, { hasDraft, hasFiles, rule }: DialogShape) => {
  const confirmed = { target: 'sending', actions: withEvent('keepForm') }
  const unheard = settling<Run>()({ to: closed, keep: 'tell', otherwise: closed, why: 'sayInPassing' })
  return {
    ...(hasDraft && {
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ event }: { event: Selection }) => event.draft,
        onDone: closed,
        onError: closed,
      },
    }),
    initial: 'asking',
    states: {
      asking: {
        on: {
          'dialog.confirmed': rule === undefined ? confirmed : [{ guard: withEvent(rule), ...confirmed }, {}],
          'dialog.cancelled': closed,
        },
      },
      sending: {
        tags: 'busy',
        on: {
          'record.selected': {},
          ...(hasFiles && { 'dialog.progressed': { actions: withEvent('keepProgress') } }),
          ...(hasDraft && { 'xstate.done.actor.draft': { target: '.givenUp', actions: 'letGo' } }),
        },
        invoke: {
          id: 'run',
          src: 'run',
          input: ({ context: { record, dialog, form }, self }: RunArgs) => ({
            record,
            dialog,
            form,
            progressed: (fraction: number) => self.send({ type: 'dialog.progressed', fraction }),
          }),
          ...settling<Run>()({ to: closed, keep: 'tell', otherwise: 'asking', why: 'sayWhy' }),
        },
        ...(hasDraft && {
          initial: 'awaited',
          states: {
            awaited: {},
            /** What it held was let go of while the answer was awaited. */
            givenUp: {
              on: { 'xstate.done.actor.run': unheard.onDone, 'xstate.error.actor.run': unheard.onError },
            },
          },
        }),
      },
    },
  }
}

interface RunArgs {
  readonly context: Context
  readonly self: { readonly send: (event: Event) => void }
}

/** The dialogs over one kind of record, under its own types. */
export const dialogsOf = <Selected extends SelectedRecord, Dialog extends string, Form, A>(
  shape: DialogsShape<Selected, Dialog>,
) => {
  const machine = recordDialogs(shape)
  return {
    machine,
    provide: (run: RunDialog<Selected, Dialog, Form, A>) =>
      machine.provide({ actors: { run: provided(run as unknown as Run) } }),
  }
}

export const recordDialogsMachine = recordDialogs({
  id: 'recordDialogs',
  dialogs: { version: {}, reminder: {}, delete: {} },
})

export type RecordDialogsActor = ActorRefFrom<typeof recordDialogsMachine>
