import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Start } from '../../../domain/employees/starting/nouns.ts'
import { failures, sentences } from '../../../domain/employees/starting/wording.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { succeeded } from '../../kit/answers.ts'
import { failedBecause } from '../../kit/failureSentence.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import type { StartingPorts } from './starting.ports.ts'

/**
 * How the start of the person whose page is open is coming along.
 *
 * Rules it keeps: what was read stays in sight while it is read again; what changes on the page is heard of as news; that
 * nothing more is to be done counts once the server has it, and can be taken back; one such change at a time. What is to be
 * done, and by whom, is the domain's (`starting/progress.ts`).
 *
 * Events: `start.opened {id}`, `start.closed`, `news.heard`, `ending.asked {isEnded}`, `retry.asked`.
 * Reads: `context.{id, start, failure}`; `matches('closed' | 'loading' | 'resting' | 'renewing' | 'ending' | 'failed')`;
 * `hasTag('busy')` while ending. Emits `toast`. System id: `startProgress`.
 */
interface Context {
  /** Whose. */
  readonly id: EmployeeId | null
  /** Null as long as nothing is known, and where nothing is to be shown. */
  readonly start: Start | null
  readonly failure: Failure | null
  readonly isEnded: boolean
}

type Event =
  | { readonly type: 'start.opened'; readonly id: EmployeeId }
  | { readonly type: 'start.closed' }
  | { readonly type: 'news.heard' }
  | { readonly type: 'ending.asked'; readonly isEnded: boolean }
  | { readonly type: 'retry.asked' }

const nothing: Context = { id: null, start: null, failure: null, isEnded: false }

const whose = ({ context: { id } }: { readonly context: Context }) => ({ id: id as EmployeeId })

export const startProgressMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Toast; tags: 'busy' },
  actors: {
    loadStart: port<StartingPorts['loadStart']>('loadStart'),
    endStart: port<StartingPorts['endStart']>('endStart'),
  },
  guards: {
    succeeded,
    isOpenAlready: ({ context }: { context: Context }, { id }: { id: EmployeeId }) => context.id === id,
  },
  actions: {
    open: assign((_, { id }: { id: EmployeeId }) => ({ ...nothing, id })),
    close: assign(nothing),
    keep: assign((_, start: Start | null) => ({ start, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    choose: assign((_, { isEnded }: { isEnded: boolean }) => ({ isEnded })),
    sayDone: enqueueActions((speaking) =>
      announce(speaking, {
        kind: 'success',
        text: speaking.context.isEnded ? sentences.startEnded : sentences.startResumed,
      }),
    ),
    sayWhy: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(failures.endStart, failure) }),
    ),
  },
}).createMachine({
  id: 'startProgress',
  context: nothing,
  initial: 'closed',
  on: {
    'start.opened': [
      { guard: withEvent('isOpenAlready'), actions: [] },
      { target: '.loading', reenter: true, actions: withEvent('open') },
    ],
    'start.closed': { target: '.closed', actions: 'close' },
  },
  states: {
    closed: {},
    loading: {
      invoke: {
        id: 'loadStart',
        src: 'loadStart',
        input: whose,
        ...settling<StartingPorts['loadStart']>()({
          to: 'resting',
          keep: 'keep',
          otherwise: 'failed',
          why: 'keepFailure',
        }),
      },
    },
    resting: {
      on: { 'news.heard': 'renewing', 'ending.asked': { target: 'ending', actions: withEvent('choose') } },
    },
    renewing: {
      on: {
        'news.heard': { target: 'renewing', reenter: true },
        'ending.asked': { target: 'ending', actions: withEvent('choose') },
      },
      invoke: {
        id: 'loadStart',
        src: 'loadStart',
        input: whose,
        ...settling<StartingPorts['loadStart']>()({ to: 'resting', keep: 'keep', otherwise: 'resting' }),
      },
    },
    ending: {
      tags: 'busy',
      invoke: {
        id: 'endStart',
        src: 'endStart',
        input: ({ context }) => ({ ...whose({ context }), isEnded: context.isEnded }),
        ...settling<StartingPorts['endStart']>()({
          to: 'resting',
          keep: 'keep',
          and: 'sayDone',
          otherwise: 'resting',
          why: 'sayWhy',
        }),
      },
    },
    failed: { on: { 'retry.asked': 'loading' } },
  },
})

export type StartProgressActor = ActorRefFrom<typeof startProgressMachine>
