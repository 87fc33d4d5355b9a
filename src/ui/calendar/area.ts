import { useCallback, useMemo } from 'react'
import { type CalendarKind, offeredKinds } from '../../domain/calendar/kinds.ts'
import { monthOf } from '../../domain/calendar/months.ts'
import { pathToCalendar, readCalendarQuestion } from '../../domain/calendar/question.ts'
import type { CalendarFeedActor } from '../../machines/calendar/calendarFeed.machine.ts'
import { calendarMonth } from '../../machines/calendar/calendarMonth.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import { useApp, useNavigation, useReadingWhileShown } from '../app/machines.tsx'
import { useOffering } from '../app/session.ts'
import { useToday } from '../app/time.ts'

export const useFeed = (): CalendarFeedActor => useApp().system.get('calendarFeed')

export const useMonth = (month: string): ReadingActor =>
  useReadingWhileShown(useApp().system.get('calendarMonth'), calendarMonth, { month })

interface Asked {
  readonly month: string
  readonly thisMonth: string
  /** What is left out. */
  readonly without: ReadonlyArray<CalendarKind>
  readonly show: (change: { readonly month?: string; readonly without?: ReadonlyArray<CalendarKind> }) => void
}

/** Which month is shown, and what of it: it stands in the address alone. */
export const useAsked = (search: string): Asked => {
  const navigation = useNavigation()
  const thisMonth = monthOf(useToday())
  const { month = thisMonth, without } = useMemo(() => readCalendarQuestion(search), [search])
  const show: Asked['show'] = useCallback(
    (change) => {
      const { month: shown, without: left } = { month, without, ...change }
      const to = pathToCalendar({ ...(shown !== thisMonth && { month: shown }), without: left })
      navigation.send({ type: 'navigation.asked', to })
    },
    [navigation, month, without, thisMonth],
  )
  return { month, thisMonth, without, show }
}

/** What can stand in it, as the client has it. */
export const useOfferedKinds = (): ReadonlyArray<CalendarKind> => offeredKinds(useOffering())
