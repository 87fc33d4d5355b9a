import { calendarGateway } from '../infra/gateways/calendar.gateway.ts'
import type { CalendarPorts } from '../machines/calendar/calendar.ports.ts'
import { calendarAreaMachine } from '../machines/calendar/calendarArea.machine.ts'
import { calendarFeedMachine, feedEnding, feedReplacement } from '../machines/calendar/calendarFeed.machine.ts'
import { calendarMonth } from '../machines/calendar/calendarMonth.ts'
import { provided } from '../machines/kit/port.ts'
import { pages } from '../ui/calendar/group.tsx'
import { areaOf } from './manifest.ts'

/** The calendar: its machines with their ports provided. */
export const calendarArea = ({ loadMonth, loadFeed, makeFeed, endFeed, copy }: CalendarPorts) =>
  calendarAreaMachine.provide({
    actors: {
      month: calendarMonth.provide(loadMonth),
      feed: calendarFeedMachine.provide({
        actors: {
          loadFeed: provided(loadFeed),
          make: provided(makeFeed),
          copy: provided(copy),
          replacement: feedReplacement.provide(makeFeed),
          ending: feedEnding.provide(endFeed),
        },
      }),
    },
  })

export const area = areaOf({ pages, machine: ({ run }) => calendarArea(calendarGateway(run)) })
