import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { isNotFound, succeeded } from './answers.ts'
import { type Port, port, provided } from './port.ts'
import { settling, withEvent, withFailure, withOutput } from './settling.ts'

/**
 * Something that is only read: opened with its page, shown until the page is left.
 *
 * Rules it keeps: what was read stays in sight while it is read again; news while it is not open is no news; what is not
 * there, or not for the caller, is simply not found; what could not be read can be tried again.
 *
 * Events: `reading.opened {subject}`, `reading.closed`, `news.heard`, `retry.asked`.
 * Reads: `context.{subject, found}` (by `readingOf`'s `foundIn`); `context.failure`, null unless it could not be read;
 * `matches('closed' | 'loading' | 'showing' | 'renewing' | 'notFound' | 'failed')`.
 */
interface Context {
  /** What is read; null while it is not open. */
  readonly subject: unknown
  readonly found: unknown
  /** Why it is not there, whether it failed or was not found; null again once it is tried again. */
  readonly failure: Failure | null
}

export type ReadingEvent =
  | { readonly type: 'reading.opened'; readonly subject: unknown }
  | { readonly type: 'reading.closed' }
  | { readonly type: 'news.heard' }
  | { readonly type: 'retry.asked' }

const nothing: Context = { subject: null, found: null, failure: null }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const machineOf = (id: string) =>
  setup({
    types: {} as { context: Context; events: ReadingEvent; tags: 'open' },
    actors: { read: port<Port<unknown, unknown, Failure>>(`${id}.read`) },
    guards: {
      succeeded,
      isSameSubject: ({ context }, { subject }: { subject: unknown }) => isSame(context.subject, subject),
      isNotFound,
    },
    actions: {
      open: assign((_, { subject }: { subject: unknown }) => ({ ...nothing, subject })),
      close: assign(nothing),
      keep: assign((_, found: unknown) => ({ found, failure: null })),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      forgetFailure: assign({ failure: null }),
    },
  }).createMachine({
    id,
    context: nothing,
    on: {
      'reading.opened': [
        { guard: withEvent('isSameSubject'), actions: [] },
        { target: '.loading', reenter: true, actions: withEvent('open') },
      ],
      'reading.closed': { target: '.closed', actions: 'close' },
    },
    initial: 'closed',
    states: {
      closed: {},
      loading: {
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }: { context: Context }) => context.subject,
          ...settling<Port<unknown, unknown, Failure>>()({
            to: 'showing',
            keep: 'keep',
            or: { guard: withOutput('isNotFound'), target: 'notFound', actions: withFailure('keepFailure') },
            otherwise: 'failed',
            why: 'keepFailure',
          }),
        },
      },
      showing: { on: { 'news.heard': 'renewing' } },
      renewing: {
        on: { 'news.heard': { target: 'renewing', reenter: true } },
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }: { context: Context }) => context.subject,
          ...settling<Port<unknown, unknown, Failure>>()({ to: 'showing', keep: 'keep', otherwise: 'showing' }),
        },
      },
      notFound: { on: { 'retry.asked': { target: 'loading', actions: 'forgetFailure' } } },
      failed: { on: { 'retry.asked': { target: 'loading', actions: 'forgetFailure' } } },
    },
  })

type ReadingMachine = ReturnType<typeof machineOf>
export type ReadingActor = ActorRefFrom<ReadingMachine>

/** A reading under its own types. */
export const readingOf = <Subject, Found>(id: string) => {
  const machine = machineOf(id)
  return {
    machine,
    provide: (read: Port<Subject, Found, Failure>) =>
      machine.provide({ actors: { read: provided(read as Port<unknown, unknown, Failure>) } }),
    foundIn: ({ context }: { readonly context: Context }) => context.found as Found | null,
    opened: (subject: Subject): ReadingEvent => ({ type: 'reading.opened', subject }),
  }
}
