import type { CalendarFeed, CalendarMonth, FeedAsked, FeedMade } from '../../domain/calendar/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Port } from '../kit/port.ts'

export interface MonthAsked {
  readonly month: string
}

export type CalendarPorts = {
  loadMonth: Port<MonthAsked, CalendarMonth, Failure>
  loadFeed: Port<void, CalendarFeed | null, Failure>
  makeFeed: Port<FeedAsked, FeedMade, Failure>
  endFeed: Port<FeedAsked, void, Failure>
  /** Into the clipboard. */
  copy: Port<string, void, Failure>
}
