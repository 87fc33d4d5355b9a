import type { CalendarMonth } from '../../domain/calendar/nouns.ts'
import { readingOf } from '../kit/reading.machine.ts'
import type { MonthAsked } from './calendar.ports.ts'

/** What stands in a month. System id: `calendarMonth`. */
export const calendarMonth = readingOf<MonthAsked, CalendarMonth>('calendarMonth')
