import { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { SampleData, SampleDataRemoval } from '../../domain/organisation/nouns.ts'
import { removalQuestion, sampleDataWording } from '../../domain/organisation/sampleDataWording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, questionOf } from '../kit/confirm.machine.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { refresh } from '../kit/library.ts'
import { loadingStates } from '../kit/loading.ts'
import { type Port, port } from '../kit/port.ts'
import { settling } from '../kit/settling.ts'
import type { CompanyPorts } from './company.ports.ts'

/** What is there now, and whether it was removed: not where it was another than had been shown. */
interface Removal {
  readonly samples: SampleData
  readonly isDone: boolean
}

/** One question before it is removed. */
export const removalConfirmation = questionOf<SampleDataRemoval, Removal>()

/** What has become another since it was shown is read anew, to be looked at again. */
export const removingSamples =
  ({
    readSamples,
    removeSamples,
  }: Pick<CompanyPorts, 'readSamples' | 'removeSamples'>): Port<SampleDataRemoval, Removal, Failure> =>
  async (removal, signal) => {
    const removed = await removeSamples(removal, signal)
    if (Result.isSuccess(removed)) return Result.succeed({ samples: removed.success, isDone: true })
    const { failure } = removed
    if (failure._tag !== 'Refused' || failure.status !== 409) return Result.fail(failure)
    return Result.map(await readSamples(undefined, signal), (samples) => ({ samples, isDone: false }))
  }

/**
 * The sample data of a client: a small made-up company, loaded and removed in one act each.
 *
 * Rules it keeps: what becomes of it is read each time its page opens, and shown before it is removed; loading is asked for
 * once however often it is pressed; after a failure it is read what is there, since the answer alone may be lost; what was
 * changed meanwhile is shown anew and nothing is removed; the lists that everybody shows are read anew after both.
 *
 * Events: `samples.opened`, `samples.left`, `retry.asked`, `load.asked`, `removal.asked`. Reads: `context.{samples,
 * failure}`, `matches('closed' | 'loading' | 'empty' | 'adding' | 'loaded' | 'asking' | 'failed')`, `children.confirmation`. Emits
 * `toast`. System id: `sampleData`.
 */
interface Context {
  /** Null where there is none. */
  readonly samples: SampleData
  readonly failure: Failure | null
}

type Event =
  | { readonly type: 'samples.opened' }
  | { readonly type: 'samples.left' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'load.asked' }
  | { readonly type: 'removal.asked' }

type Load = CompanyPorts['loadSamples']

export const sampleDataMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { confirmation: 'confirmation'; readSamples: 'readSamples'; loadSamples: 'loadSamples' }
  },
  actors: {
    confirmation: removalConfirmation.machine,
    readSamples: port<CompanyPorts['readSamples']>('readSamples'),
    loadSamples: port<Load>('loadSamples'),
  },
  guards: {
    succeeded,
    isConfirmed,
    isNone: ({ context: { samples } }) => samples === null,
  },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, samples: SampleData) => ({ samples, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepRemoval: enqueueActions(({ enqueue, system }, { samples, isDone }: Removal) => {
      enqueue.assign({ samples, failure: null })
      announce(
        { enqueue, system },
        isDone
          ? { kind: 'success', text: sampleDataWording.removed }
          : { kind: 'error', text: sampleDataWording.changed },
      )
    }),
    tellLoaded: enqueueActions((speaking) => announce(speaking, { kind: 'success', text: sampleDataWording.loaded })),
    sayWhy: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(sampleDataWording.loadFailed, failure) }),
    ),
    refreshLists: enqueueActions(({ enqueue, system }) =>
      refresh({ enqueue, system }, 'employees', 'bootstrap', 'policies', 'positionTemplates', 'toDo'),
    ),
  },
}).createMachine({
  id: 'sampleData',
  context: { samples: null, failure: null },
  initial: 'closed',
  on: { 'samples.left': '.closed' },
  states: {
    closed: { on: { 'samples.opened': 'loading' } },
    ...loadingStates<CompanyPorts['readSamples']>()({ load: 'readSamples', keep: 'keep' }),
    showing: { always: [{ guard: 'isNone', target: 'empty' }, { target: 'loaded' }] },
    empty: { on: { 'load.asked': 'adding' } },
    loaded: { on: { 'removal.asked': 'asking' } },
    adding: {
      invoke: {
        id: 'loadSamples',
        src: 'loadSamples',
        ...settling<Load>()({
          to: 'showing',
          keep: 'keep',
          and: ['tellLoaded', 'refreshLists'],
          otherwise: 'loading',
          why: 'sayWhy',
        }),
      },
    },
    asking: {
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context: { samples } }) => {
          const shown = samples as NonNullable<SampleData>
          return {
            ...removalQuestion(shown),
            failure: sampleDataWording.removeFailed,
            subject: { digest: shown.digest },
          }
        },
        ...concluding<ConfirmOutput<Removal>>()({
          when: 'isConfirmed',
          to: 'showing',
          keep: ['keepRemoval'],
          and: 'refreshLists',
          otherwise: 'loading',
          failed: sampleDataWording.removeFailed,
        }),
      },
    },
  },
})

export type SampleDataActor = ActorRefFrom<typeof sampleDataMachine>
