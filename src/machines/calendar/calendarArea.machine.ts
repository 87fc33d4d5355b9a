import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { calendarFeedMachine } from './calendarFeed.machine.ts'
import { calendarMonth } from './calendarMonth.ts'

/**
 * The calendar: the month that is shown, and the address of the feed.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`).
 *
 * Reads: `children.{month, feed}`. System id: `calendar`, given by the root when the area opens; theirs are `calendarMonth`
 * and `calendarFeed`.
 */
export const calendarAreaMachine = setup({
  types: {} as { context: object; emitted: Toast; children: { month: 'month'; feed: 'feed' } },
  actors: { month: calendarMonth.machine, feed: calendarFeedMachine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'calendarArea',
  context: {},
  type: 'parallel',
  states: {
    reading: kept({ id: 'month', src: 'month', systemId: 'calendarMonth' }),
    subscribing: kept({ id: 'feed', src: 'feed', systemId: 'calendarFeed' }),
  },
})
