import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from './announce.ts'
import { succeeded } from './answers.ts'
import { failedBecause } from './failureSentence.ts'
import { type Port, port, provided } from './port.ts'
import type { Retyped } from './retyped.ts'
import { settling, withEvent } from './settling.ts'

/**
 * A file on its way to the browser's own downloads.
 *
 * Rules it keeps: one at a time, a second asking while it runs does nothing; a failure is told and can be tried again.
 *
 * Events: `download.asked {subject}`. Reads: `hasTag('busy')`. Emits `toast`.
 */
export interface DownloadInput {
  /** What is told when it does not come; a function where one machine fetches files of several kinds. */
  readonly failure: string | ((subject: never) => string)
}

/** Fetches or makes the file, and hands it to the browser. */
export type Download<Subject> = Port<Subject, void, Failure>

interface Context extends DownloadInput {
  readonly subject: unknown
}

interface Asked {
  readonly type: 'download.asked'
  readonly subject: unknown
}

export const downloadMachine = setup({
  types: {} as { context: Context; events: Asked; input: DownloadInput; emitted: Toast; tags: 'busy' },
  actors: { run: port<Download<unknown>>('download.run') },
  guards: { succeeded },
  actions: {
    keepSubject: assign((_, { subject }: { subject: unknown }) => ({ subject })),
    tellFailed: enqueueActions(({ context: { failure: failed, subject }, ...speaking }, failure: Failure) => {
      const what = typeof failed === 'function' ? failed(subject as never) : failed
      announce(speaking, { kind: 'error', text: failedBecause(what, failure) })
    }),
  },
}).createMachine({
  id: 'download',
  context: ({ input }) => ({ ...input, subject: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'download.asked': { target: 'fetching', actions: withEvent('keepSubject') },
      },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context }: { context: Context }) => context.subject,
        ...settling<Download<unknown>>()({ to: 'resting', otherwise: 'resting', why: 'tellFailed' }),
      },
    },
  },
})

type DownloadMachine<Subject> = Retyped<
  typeof downloadMachine,
  DownloadInput,
  unknown,
  { readonly type: 'download.asked'; readonly subject: Subject }
>

/** A download under its own types: what is asked for. */
export const downloadOf = <Subject>() => ({
  machine: downloadMachine as unknown as DownloadMachine<Subject>,
  provide: (run: Download<Subject>) =>
    downloadMachine.provide({
      actors: { run: provided(run as Download<unknown>) },
    }) as unknown as DownloadMachine<Subject>,
})

export type DownloadActor = ActorRefFrom<typeof downloadMachine>
