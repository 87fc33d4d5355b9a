import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { settling } from '../kit/settling.ts'
import type { OfVersion, PolicyPorts } from './policies.ports.ts'

/**
 * The file of a version that was uploaded instead of written: shown on the page, and handed to the browser when asked for.
 *
 * Rules it keeps: it can be downloaded however its preview stands; one download at a time.
 *
 * Events: `retry.asked`, `download.asked`. Reads: `context.{name, content, failure}`; `matches({ preview })`;
 * `hasTag('downloading')`. Emits `toast`.
 */
export interface PolicyFileInput extends OfVersion {
  readonly name: string
}

interface Context extends PolicyFileInput {
  readonly content: Blob | null
  readonly failure: Failure | null
}

type Event = { readonly type: 'retry.asked' } | { readonly type: 'download.asked' }

const downloadFailed = { kind: 'error', text: 'Failed to download the file' } as const

export const policyFileMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: PolicyFileInput
    tags: 'downloading'
    children: { loadFile: 'loadFile'; saveFile: 'saveFile' }
  },
  actors: {
    loadFile: port<PolicyPorts['loadFile']>('loadFile'),
    saveFile: port<PolicyPorts['saveFile']>('saveFile'),
  },
  guards: { succeeded },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, content: Blob) => ({ content, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'policyFile',
  context: ({ input }) => ({ ...input, content: null, failure: null }),
  type: 'parallel',
  states: {
    preview: {
      initial: 'loading',
      states: {
        ...loadingStates<PolicyPorts['loadFile']>()({
          load: 'loadFile',
          input: ({ context: { id, versionNo } }: { context: Context }) => ({ id, versionNo }),
          keep: 'keep',
          to: 'shown',
        }),
        shown: {},
      },
    },
    download: {
      initial: 'resting',
      states: {
        resting: { on: { 'download.asked': 'saving' } },
        saving: {
          tags: 'downloading',
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: ({ context: { id, versionNo, name } }) => ({ id, versionNo, name }),
            ...settling<PolicyPorts['saveFile']>()({
              to: 'resting',
              otherwise: 'resting',
              also: { type: 'announce', params: downloadFailed },
            }),
          },
        },
      },
    },
  },
})

export type PolicyFileActor = ActorRefFrom<typeof policyFileMachine>
