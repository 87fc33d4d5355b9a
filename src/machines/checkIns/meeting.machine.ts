import { assign, setup } from 'xstate'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { withEvent } from '../kit/settling.ts'

/**
 * One check-in, while its page is open.
 *
 * Events: `checkIn.opened {id}`, `checkIn.closed`. Reads: `context.id`. Tells `checkIns.changed` to the area.
 * System id: `checkInMeeting`.
 */
interface Context {
  readonly id: CheckInId | null
}

type MeetingEvent = { readonly type: 'checkIn.opened'; readonly id: CheckInId } | { readonly type: 'checkIn.closed' }

export const meetingMachine = setup({
  types: {} as { context: Context; events: MeetingEvent },
  actions: {
    open: assign((_, { id }: { id: CheckInId }) => ({ id })),
    close: assign({ id: null }),
  },
}).createMachine({
  id: 'checkInMeeting',
  context: { id: null },
  on: {
    'checkIn.opened': { actions: withEvent('open') },
    'checkIn.closed': { actions: 'close' },
  },
})
