import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Presence } from '../../domain/checkIns/nouns.ts'
import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { MeetingPorts } from './checkIns.ports.ts'

/**
 * Who else has a check-in open, while the page is in sight.
 *
 * Rules it keeps: it is said every few seconds that one is here, and heard who else is; not while the page is hidden or
 * left; where nobody can be asked, nobody is said to be there.
 *
 * Events: `page.shown {id}`, `page.hidden`. Reads: `context.people`. Tells the check-in `presence.heard {updatedDateUtc}`.
 * System id: `checkInPresence`.
 */
export const PRESENCE_MS = 8_000

interface Context {
  readonly id: CheckInId | null
  readonly people: ReadonlyArray<PersonRef>
}

type Event = { readonly type: 'page.shown'; readonly id: CheckInId } | { readonly type: 'page.hidden' }

const nobody: Context = { id: null, people: [] }

export const meetingPresenceMachine = setup({
  types: {} as { context: Context; events: Event; children: { tellPresence: 'tellPresence' } },
  delays: { pause: PRESENCE_MS },
  actors: { tellPresence: port<MeetingPorts['tellPresence']>('tellPresence') },
  guards: { succeeded },
  actions: {
    open: assign(({ context }, { id }: { id: CheckInId }) => (context.id === id ? {} : { id, people: [] })),
    close: assign(nobody),
    keepPeople: assign((_, { people }: Presence) => ({ people })),
    forgetPeople: assign({ people: [] }),
    tellHeard: enqueueActions(({ enqueue, system }, { updatedDateUtc }: Presence) =>
      tell({ enqueue, system }, 'checkInMeeting', { type: 'presence.heard', updatedDateUtc }),
    ),
  },
}).createMachine({
  id: 'meetingPresence',
  context: nobody,
  initial: 'away',
  on: {
    'page.shown': { target: '.telling', actions: withEvent('open') },
    'page.hidden': { target: '.away', actions: 'close' },
  },
  states: {
    away: {},
    telling: {
      invoke: {
        id: 'tellPresence',
        src: 'tellPresence',
        input: ({ context }) => ({ id: context.id as CheckInId }),
        ...settling<MeetingPorts['tellPresence']>()({
          to: 'pausing',
          keep: ['keepPeople', 'tellHeard'],
          otherwise: 'pausing',
          also: 'forgetPeople',
        }),
      },
    },
    pausing: { after: { pause: 'telling' } },
  },
})

export type MeetingPresenceActor = ActorRefFrom<typeof meetingPresenceMachine>
