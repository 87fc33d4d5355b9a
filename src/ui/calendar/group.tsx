import { inArea } from '../app/area.tsx'
import type { PagesOf } from '../app/pages.ts'
import { CalendarPage } from './CalendarPage.tsx'

export const pages: PagesOf<'calendar'> = {
  calendar: inArea('calendar', CalendarPage),
}
