import type { AnyMachineSnapshot } from 'xstate'
import type { CalendarEntry, CalendarFeed, CalendarMonth, FeedMade } from '../../src/domain/calendar/nouns.ts'
import { pathTo } from '../../src/domain/session/places.ts'
import { calendarAreaMachine } from '../../src/machines/calendar/calendarArea.machine.ts'
import { calendarFeedMachine } from '../../src/machines/calendar/calendarFeed.machine.ts'
import { calendarMonth as month } from '../../src/machines/calendar/calendarMonth.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, ends } from './outcomes.ts'
import { reading } from './readings.ts'

const idAt = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`

export const aMeeting = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: `checkIn-${idAt(1)}`,
  kind: 'checkIn',
  title: 'Fortnightly 1:1 with Max Oduya',
  day: '2026-11-17',
  startsUtc: '2026-11-16T22:30:00.000Z',
  minutes: 30,
  place: null,
  path: pathTo('checkIn', { id: idAt(1) }),
  isOverdue: false,
  ...over,
})

export const aGoalDue = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...aMeeting(),
  key: `goal-${idAt(2)}`,
  kind: 'goal',
  title: 'Lead an induction',
  day: '2026-11-20',
  startsUtc: null,
  minutes: null,
  path: pathTo('goal', { id: idAt(2) }),
  ...over,
})

export const theMonth: CalendarMonth = {
  month: '2026-11',
  today: '2026-11-20',
  entries: [aMeeting(), aGoalDue()],
}

export const aFeed = (version = 1): CalendarFeed => ({
  version,
  madeUtc: '2026-11-20T02:00:00.000Z',
  fetchedUtc: null,
})

export const aMadeFeed = (version = 1): FeedMade => ({
  feed: aFeed(version),
  address: `https://tenure.example/calendar/${'s3cret__'.repeat(8)}.ics`,
})

export const calendarMonth: Scenario = {
  machine: month.machine,
  variants: [reading('a month', { month: '2026-11' }, { month: '2026-12' }, theMonth)],
}

export const calendarFeed: Scenario = {
  machine: calendarFeedMachine,
  variants: [
    {
      label: 'the panel of the calendar',
      cases: {
        ...answers('loadFeed', { 'there is none': null, 'there is one': aFeed() }, anyFailure),
        ...answers('make', { 'it is made': aMadeFeed() }, { ...changedMeanwhile, ...anyFailure }),
        ...ends('replacement', {
          'another is made': { confirmed: true, answer: aMadeFeed(2) },
          cancelled: { confirmed: false, answer: undefined },
        }),
        ...ends('ending', {
          'it is turned off': { confirmed: true, answer: undefined },
          cancelled: { confirmed: false, answer: undefined },
        }),
        ...answers('copy', { 'it is copied': undefined }, { 'the browser refuses': anyFailure['server error'] }),
      },
      project: ({ context: { feed, address } }) => [feed !== null, address !== null],
    },
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const calendarArea: Scenario = {
  machine: calendarAreaMachine,
  variants: [
    {
      label: 'the calendar',
      // One at a time: each is kept by itself.
      cases: Object.assign({}, ...['month', 'feed'].map((id) => breaks(id, isWhole))),
    },
  ],
}
