import * as Result from 'effect/Result'
import type { CalendarPorts } from '../../machines/calendar/calendar.ports.ts'
import { copyBy } from '../clipboard.ts'
import { expecting, type Run } from '../http/run.ts'

export const calendarGateway = (run: Run): CalendarPorts => ({
  loadMonth: (query, signal) => run('calendar', 'month', { query, signal }),
  loadFeed: (_, signal) => run('calendar', 'feed', { signal }),
  makeFeed: (payload, signal) => run('calendar', 'makeFeed', { payload, signal }),
  endFeed: async ({ version }, signal) =>
    Result.map(await run('calendar', 'endFeed', { headers: expecting(version), signal }), () => undefined),
  copy: copyBy(navigator.clipboard),
})
