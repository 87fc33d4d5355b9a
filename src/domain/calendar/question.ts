/** Which month the page shows, and what of it: written into its address. This month stands there without its name. */
import { inAddress, matching } from '../kernel/inAddress.ts'
import { pathTo } from '../session/places.ts'
import { type CalendarKind, calendarKinds } from './kinds.ts'
import { monthPattern } from './months.ts'

export interface CalendarQuestion {
  readonly month?: string
  /** What is left out. */
  readonly without: ReadonlyArray<CalendarKind>
}

const known = (said: string): ReadonlyArray<CalendarKind> => {
  const names = said.split(' ')
  return calendarKinds.filter((kind) => names.includes(kind))
}

const address = inAddress({ month: matching(monthPattern), without: (said) => known(said).join(' ') })

/** A month that is none is passed over. */
export const readCalendarQuestion = (search: string): CalendarQuestion => {
  const { without = '', ...rest } = address.read(search)
  return { ...rest, without: known(without) }
}

export const pathToCalendar = ({ month, without }: CalendarQuestion): string => {
  const said = address.written({ ...(month && { month }), without: without.join(' ') })
  return said === '' ? pathTo('calendar') : `${pathTo('calendar')}?${said}`
}
