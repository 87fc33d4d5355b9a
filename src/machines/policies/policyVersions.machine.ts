import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { PolicyDiff, PolicyVersion } from '../../domain/policies/nouns.ts'
import { succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import type { OfPolicy, PolicyPorts } from './policies.ports.ts'

/**
 * The versions of a policy: one as it was published, or any two compared (§ 7 GET hrDocuments/{id}/{versionNo}, diff).
 *
 * Rules it keeps: one view at a time, another replaces it, and an answer to the one before is not heard any more; what
 * could not be read is named (§ 8) and can be asked for again.
 *
 * Events: `version.opened {versionNo}`, `comparison.opened {versionNo, from}`, `view.closed`, `retry.asked`.
 * Reads: `context.{versionNo, from, version, changes, failure}`; `matches('listing' | 'loadingVersion' |
 * 'showingVersion' | 'versionFailed' | 'comparing' | 'showingChanges' | 'changesFailed')`.
 */
interface Context extends OfPolicy {
  readonly versionNo: number
  readonly from: number | null
  readonly version: PolicyVersion | null
  readonly changes: PolicyDiff | null
  readonly failure: Failure | null
}

interface Compared {
  readonly versionNo: number
  readonly from: number
}

type Event =
  | { readonly type: 'version.opened'; readonly versionNo: number }
  | ({ readonly type: 'comparison.opened' } & Compared)
  | { readonly type: 'view.closed' }
  | { readonly type: 'retry.asked' }

const nothing = { from: null, version: null, changes: null, failure: null }

export const policyVersionsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: OfPolicy
    children: { loadVersion: 'loadVersion'; loadChanges: 'loadChanges' }
  },
  actors: {
    loadVersion: port<PolicyPorts['loadVersion']>('loadVersion'),
    loadChanges: port<PolicyPorts['loadChanges']>('loadChanges'),
  },
  guards: { succeeded },
  actions: {
    choose: assign((_, { versionNo }: { versionNo: number }) => ({ ...nothing, versionNo })),
    compare: assign((_, { versionNo, from }: Compared) => ({ ...nothing, versionNo, from })),
    clear: assign({ ...nothing, versionNo: 0 }),
    keepVersion: assign((_, version: PolicyVersion) => ({ version })),
    keepChanges: assign((_, changes: PolicyDiff) => ({ changes })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
}).createMachine({
  id: 'policyVersions',
  context: ({ input }) => ({ ...input, ...nothing, versionNo: 0 }),
  initial: 'listing',
  on: {
    'version.opened': {
      target: '.loadingVersion',
      reenter: true,
      actions: withEvent('choose'),
    },
    'comparison.opened': {
      target: '.comparing',
      reenter: true,
      actions: withEvent('compare'),
    },
    'view.closed': { target: '.listing', actions: 'clear' },
  },
  states: {
    listing: {},
    loadingVersion: {
      invoke: {
        id: 'loadVersion',
        src: 'loadVersion',
        input: ({ context: { id, versionNo } }) => ({ id, versionNo }),
        ...settling<PolicyPorts['loadVersion']>()({
          to: 'showingVersion',
          keep: 'keepVersion',
          otherwise: 'versionFailed',
          why: 'keepFailure',
        }),
      },
    },
    showingVersion: {},
    versionFailed: { on: { 'retry.asked': { target: 'loadingVersion', actions: 'forgetFailure' } } },
    comparing: {
      invoke: {
        id: 'loadChanges',
        src: 'loadChanges',
        input: ({ context: { id, versionNo, from } }) => ({ id, versionNo, from }),
        ...settling<PolicyPorts['loadChanges']>()({
          to: 'showingChanges',
          keep: 'keepChanges',
          otherwise: 'changesFailed',
          why: 'keepFailure',
        }),
      },
    },
    showingChanges: {},
    changesFailed: { on: { 'retry.asked': { target: 'comparing', actions: 'forgetFailure' } } },
  },
})

export type PolicyVersionsActor = ActorRefFrom<typeof policyVersionsMachine>
