import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { NOTES_MAX } from '../../domain/kernel/inputProblems.ts'
import { succeeded } from './answers.ts'
import { failedBecause } from './failureSentence.ts'
import { type Port, port, provided } from './port.ts'
import type { Retyped } from './retyped.ts'
import { settling, withEvent } from './settling.ts'
import { unsavedGuard } from './unsaved.ts'

/**
 * The confirmation dialog (§ 2.6): one actor for each question, started by the machine that wants to know.
 *
 * Rules it keeps: title 'Confirm' and text 'Are you sure?' unless told otherwise; asks for notes when wanted; confirming
 * runs what is provided as `run`, closes only on its success, and on failure stays open and says why; a second
 * confirmation while it runs does nothing; notes that were begun are not left unasked (§ 2.3).
 *
 * Events: `notes.changed {notes}`, `dialog.confirmed`, `dialog.cancelled`.
 * Reads: `context.{title, text, confirmLabel, cancelLabel, tone, asksNotes, notesLabel, needsNotes, notesHint, notes, refusal}`; `hasTag('busy')`.
 * Output: `{ confirmed, answer }`.
 */
export interface Question {
  readonly title?: string
  readonly text?: string
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly tone?: 'usual' | 'danger'
  readonly asksNotes?: boolean
  /** What the notes are; without it, notes. */
  readonly notesLabel?: string
  /** Without them it is refused. */
  readonly needsNotes?: boolean
  /** Where the notes will stand, and who reads them. */
  readonly notesHint?: string
  /** What is said to have failed, before the reason. */
  readonly failure?: string
  /** Handed to `run` as it is. */
  readonly subject?: unknown
}

/** One that says what it is about. */
export type QuestionAbout<Subject> = Question & { readonly subject: Subject }

/** What a confirmation may run. */
export type Confirmed<Subject, A> = Port<{ readonly subject: Subject; readonly notes: string }, A, Failure>

export interface ConfirmOutput<A = unknown> {
  readonly confirmed: boolean
  /** What `run` gave, once it was confirmed. */
  readonly answer: A
}

interface Context extends Required<Question>, ConfirmOutput {
  readonly notes: string
  /** Why the last try did not succeed. */
  readonly refusal: string | null
}

type Event =
  | { readonly type: 'notes.changed'; readonly notes: string }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'dialog.cancelled' }

export const confirmMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Question
    output: ConfirmOutput
    tags: 'busy'
    children: { unsaved: 'unsaved'; run: 'run' }
  },
  actors: { unsaved: unsavedGuard, run: port<Confirmed<unknown, unknown>>('confirm.run') },
  actions: {
    keepNotes: assign((_, { notes }: { notes: string }) => ({ notes: notes.slice(0, NOTES_MAX) })),
    keepAnswer: assign((_, answer: unknown) => ({ confirmed: true, answer: answer })),
    sayWhy: assign(({ context }, failure: Failure) => ({ refusal: failedBecause(context.failure, failure) })),
    forgetWhy: assign({ refusal: null }),
  },
  guards: { succeeded },
}).createMachine({
  id: 'confirm',
  context: ({ input }) => ({
    title: 'Confirm',
    text: 'Are you sure?',
    confirmLabel: 'Confirm',
    cancelLabel: 'Cancel',
    tone: 'usual',
    asksNotes: false,
    notesLabel: '',
    needsNotes: false,
    notesHint: '',
    failure: '',
    subject: null,
    ...input,
    notes: '',
    refusal: null,
    confirmed: false,
    answer: null,
  }),
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: {
      by: 'confirm',
      isUnsaved: ({ context }) => context.notes.trim() !== '',
      leave: { type: 'dialog.cancelled' },
    },
    onError: {},
  },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'notes.changed': { actions: withEvent('keepNotes') },
        'dialog.confirmed': { target: 'running', actions: 'forgetWhy' },
        'dialog.cancelled': 'cancelled',
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context: { subject, notes } }) => ({ subject, notes: notes.trim() }),
        ...settling<Confirmed<unknown, unknown>>()({
          to: 'confirmed',
          keep: 'keepAnswer',
          otherwise: 'asking',
          why: 'sayWhy',
        }),
      },
    },
    confirmed: { type: 'final' },
    cancelled: { type: 'final' },
  },
  output: ({ context: { confirmed, answer } }) => ({ confirmed, answer }),
})

type QuestionMachine<Subject, A> = Retyped<typeof confirmMachine, QuestionAbout<Subject>, ConfirmOutput<A>>

/** A question under its own types: what it is about, and what doing it answers. */
export const questionOf = <Subject, A>() => {
  const provideWithNotes = (run: Confirmed<Subject, A>) =>
    confirmMachine.provide({
      actors: { run: provided(run as Confirmed<unknown, unknown>) },
    }) as unknown as QuestionMachine<Subject, A>
  return {
    machine: confirmMachine as unknown as QuestionMachine<Subject, A>,
    ask: (question: QuestionAbout<Subject>): QuestionAbout<Subject> => question,
    /** What is done when it is confirmed. */
    provide: (run: Port<Subject, A, Failure>) => provideWithNotes(({ subject }, signal) => run(subject, signal)),
    /** The same, where the notes of the confirming person go with it. */
    provideWithNotes,
  }
}

export type ConfirmActor = ActorRefFrom<typeof confirmMachine>
