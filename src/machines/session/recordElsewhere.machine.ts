import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { UserId } from '../../domain/kernel/ids.ts'
import type { RecordPlace } from '../../domain/session/nouns.ts'
import { succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tellParent } from '../kit/tell.ts'
import type { RecordName, SessionPorts } from './session.ports.ts'

/**
 * A link led to a record that is not in this client: whether it is in another one of the person's, and the way there (ours).
 *
 * Rules it keeps: only a client that is theirs and can be entered is ever named, which the server decides; every other
 * answer, a failure too, leaves the page that says "not found" as it is; switching remembers the client as a choice
 * of the picker does (§ 4), and one that cannot be remembered is asked for again by the picker.
 *
 * § 2.4 has the app reload at the root when a client is chosen, because a page of one client means nothing in another.
 * Here it is the page that belongs to the chosen client, so the app reloads at that very address.
 *
 * Events: `record.missed {kind, id}`, `record.left` (its page is gone), `switch.asked`.
 * Reads: `placeIn(snapshot)`, `matches('switching')`. Tells its parent `client.switched`. System id: `recordElsewhere`.
 */
interface Context {
  readonly userId: UserId
  readonly record: RecordName | null
  readonly place: RecordPlace | null
}

type Event =
  | ({ readonly type: 'record.missed' } & RecordName)
  | { readonly type: 'record.left' }
  | { readonly type: 'switch.asked' }

export const recordElsewhereMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { readonly userId: UserId }
    children: { findRecord: 'findRecord'; rememberTenant: 'rememberTenant' }
  },
  actors: {
    findRecord: port<SessionPorts['findRecord']>('findRecord'),
    rememberTenant: port<SessionPorts['rememberTenant']>('rememberTenant'),
  },
  guards: { succeeded },
  actions: {
    keepRecord: assign((_, { kind, id }: RecordName) => ({ record: { kind, id }, place: null })),
    keepPlace: assign((_, place: RecordPlace) => ({ place })),
    forget: assign({ record: null, place: null }),
    tellSwitched: enqueueActions(({ enqueue, self }) => tellParent({ enqueue, self }, { type: 'client.switched' })),
  },
}).createMachine({
  id: 'recordElsewhere',
  context: ({ input: { userId } }) => ({ userId, record: null, place: null }),
  initial: 'resting',
  on: {
    'record.missed': { target: '.asking', actions: withEvent('keepRecord') },
    'record.left': { target: '.resting', actions: 'forget' },
  },
  states: {
    resting: {},
    asking: {
      invoke: {
        id: 'findRecord',
        src: 'findRecord',
        input: ({ context }) => context.record as RecordName,
        ...settling<SessionPorts['findRecord']>()({ to: 'found', keep: 'keepPlace', otherwise: 'resting' }),
      },
    },
    found: { on: { 'switch.asked': 'switching' } },
    switching: {
      invoke: {
        id: 'rememberTenant',
        src: 'rememberTenant',
        input: ({ context: { userId, place } }) => ({ userId, tenantId: (place as RecordPlace).tenantId }),
        onDone: { target: 'found', actions: 'tellSwitched' },
        onError: { target: 'found', actions: 'tellSwitched' },
      },
    },
  },
})

/** Where the record is, once that is known. */
export const placeIn = ({ context }: { readonly context: Pick<Context, 'place'> }): RecordPlace | null => context.place

export type RecordElsewhereActor = ActorRefFrom<typeof recordElsewhereMachine>
