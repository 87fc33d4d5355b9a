import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { everythingWording as wording } from '../../domain/organisation/everythingWording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { type Port, port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'

/**
 * All that is kept of a client on its way to the browser's own downloads.
 *
 * Rules it keeps: one export at a time; how much has come is shown while it comes; it goes on when the page is left, until it
 * is stopped; of one that breaks off nothing is saved, which is said, and it can be asked for again.
 *
 * Events: `files.chosen {withFiles}`, `export.asked`, `export.stopped`, `export.progressed {bytes}`. Reads:
 * `context.{withFiles, received}`, `matches('resting' | 'exporting')`. Emits `toast`. System id: `everything`.
 */
interface Context {
  readonly withFiles: boolean
  /** In bytes. */
  readonly received: number
}

type Event =
  | { readonly type: 'files.chosen'; readonly withFiles: boolean }
  | { readonly type: 'export.asked' }
  | { readonly type: 'export.stopped' }
  | { readonly type: 'export.progressed'; readonly bytes: number }

/** Fetches the archive, and hands it to the browser. */
export type SaveEverything = Port<
  {
    readonly withFiles: boolean
    /** Named in what the file is called. */
    readonly client: { readonly name: string; readonly timeZone: string }
    readonly progressed: (bytes: number) => void
  },
  void,
  Failure
>

export const everythingMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Toast },
  actors: { save: port<SaveEverything>('everything.save') },
  guards: { succeeded },
  actions: {
    announce: enqueueActions(announce),
    choose: assign((_, { withFiles }: { withFiles: boolean }) => ({ withFiles })),
    begin: assign({ received: 0 }),
    count: assign((_, { bytes }: { bytes: number }) => ({ received: bytes })),
    tellDone: enqueueActions((speaking) => announce(speaking, { kind: 'success', text: wording.done })),
    tellFailed: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(wording.failed, failure) }),
    ),
  },
}).createMachine({
  id: 'everything',
  context: { withFiles: true, received: 0 },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'files.chosen': { actions: withEvent('choose') },
        'export.asked': 'exporting',
      },
    },
    exporting: {
      entry: 'begin',
      on: {
        'export.progressed': { actions: withEvent('count') },
        'export.stopped': 'resting',
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { withFiles }, self }) => {
          const tenant = self.system.get('readiness')?.getSnapshot().context.tenant
          return {
            withFiles,
            client: { name: tenant?.name ?? '', timeZone: tenant?.timeZone ?? 'UTC' },
            progressed: (bytes) => self.send({ type: 'export.progressed', bytes }),
          }
        },
        ...settling<SaveEverything>()({
          to: 'resting',
          keep: 'tellDone',
          otherwise: 'resting',
          why: 'tellFailed',
        }),
      },
    },
  },
})

export type EverythingActor = ActorRefFrom<typeof everythingMachine>
