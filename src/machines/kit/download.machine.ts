import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from './announce.ts'
import { defect, failed, succeeded } from './answers.ts'
import { failedBecause } from './failureSentence.ts'
import { hole, type Port } from './port.ts'

/**
 * A file on its way to the browser's own downloads.
 *
 * Rules it keeps: one at a time, a second asking while it runs does nothing; a failure is told and can be tried again.
 *
 * Events: `download.asked {subject}`. Reads: `hasTag('busy')`. Emits `toast`.
 */
export interface DownloadInput {
  /** What is told when it does not come. */
  readonly failure: string
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
  actors: { run: hole<Download<unknown>>('download.run') },
  guards: { succeeded },
  actions: {
    keepSubject: assign((_, { subject }: { subject: unknown }) => ({ subject })),
    tellFailed: enqueueActions(({ context, ...speaking }, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(context.failure, failure) }),
    ),
  },
}).createMachine({
  id: 'download',
  context: ({ input }) => ({ ...input, subject: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'download.asked': { target: 'fetching', actions: { type: 'keepSubject', params: ({ event }) => event } },
      },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context }: { context: Context }) => context.subject,
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'resting' },
          { target: 'resting', actions: { type: 'tellFailed', params: ({ event }) => failed(event.output) } },
        ],
        onError: { target: 'resting', actions: { type: 'tellFailed', params: defect } },
      },
    },
  },
})

export type DownloadActor = ActorRefFrom<typeof downloadMachine>
