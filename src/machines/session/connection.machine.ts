import { type ActorRefFrom, setup } from 'xstate'
import { succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling } from '../kit/settling.ts'
import type { ConnectionPorts } from './session.ports.ts'

/**
 * Whether the server can be reached, so that the shell can say when it cannot (ours).
 *
 * Rules it keeps: what the browser says about its network counts at once when it has none, and is checked with the server
 * when it has one again; a call that found nobody is checked before anything is said, for one dropped request is no
 * outage; while the server does not answer, it is asked every 5 s, and never while there is no network to ask by.
 *
 * Events: `network.lost` and `network.returned` (the browser), `call.foundNobody` (any call that did not arrive).
 * Reads: `hasTag('lost')`: the person is to be told. System id: `connection`.
 */
const RETRY_MS = 5_000

type Event =
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.returned' }
  | { readonly type: 'call.foundNobody' }

export const connectionMachine = setup({
  types: {} as { events: Event; tags: 'lost'; children: { reachServer: 'reachServer' } },
  delays: { retry: RETRY_MS },
  actors: { reachServer: port<ConnectionPorts['reachServer']>('reachServer') },
  guards: { succeeded },
}).createMachine({
  id: 'connection',
  on: { 'network.lost': '.offline' },
  initial: 'connected',
  states: {
    connected: { on: { 'call.foundNobody': 'doubting' } },
    doubting: {
      invoke: {
        id: 'reachServer',
        src: 'reachServer',
        ...settling<ConnectionPorts['reachServer']>()({ to: 'connected', otherwise: 'unanswered' }),
      },
    },
    offline: {
      tags: 'lost',
      on: { 'network.returned': 'returning' },
    },
    returning: {
      tags: 'lost',
      invoke: {
        id: 'reachServer',
        src: 'reachServer',
        ...settling<ConnectionPorts['reachServer']>()({ to: 'connected', otherwise: 'unanswered' }),
      },
    },
    unanswered: {
      tags: 'lost',
      on: { 'network.returned': 'returning' },
      after: { retry: 'returning' },
    },
  },
})

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>
