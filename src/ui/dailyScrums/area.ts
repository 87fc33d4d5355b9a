import { useCallback } from 'react'
import { readScrumQuestion, type ScrumQuestion, writtenScrumQuestion } from '../../domain/dailyScrums/question.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { lastWorkingDay, type WorkingDays } from '../../domain/kernel/workingDays.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { BlockersActor } from '../../machines/dailyScrums/blockers.machine.ts'
import { scrumDay } from '../../machines/dailyScrums/parts.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { SettingActor } from '../../machines/kit/setting.machine.ts'
import type { SettingsActor } from '../../machines/kit/settings.machine.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import { useApp, useNavigation, useReadingWhileShown } from '../app/machines.tsx'
import { useTenant } from '../app/session.ts'
import { useToday } from '../app/time.ts'

export const useOwnEntry = (): SettingsActor => useApp().system.get('ownEntry')
export const useBlockers = (): BlockersActor => useApp().system.get('scrumBlockers')
export const useEntries = (): WindowedListActor => useApp().system.get('scrumEntries')
export const useReminders = (): SettingActor => useApp().system.get('scrumReminders')

export const useScrumDay = (question: ScrumQuestion | null): ReadingActor =>
  useReadingWhileShown(useApp().system.get('scrumDay'), scrumDay, question)

/** On which days of the week people of the client work. */
export const useWorkingDays = (): WorkingDays => useTenant().workingDays

/** The latest day stands without its name in the address, so that it is still the latest one tomorrow. */
export const dayHref = (question: ScrumQuestion): string => {
  const written = writtenScrumQuestion(question)
  return written === '' ? pathTo('dailyScrum') : `${pathTo('dailyScrum')}?${written}`
}

interface AskedDay {
  readonly today: Day
  readonly day: Day
  /** Empty for all of them. */
  readonly department: DepartmentId | ''
  readonly show: (change: ScrumQuestion) => void
}

/** Which day is shown, and of whom: it stands in the address alone. */
export const useAskedDay = (search: string): AskedDay => {
  const navigation = useNavigation()
  const today = useToday()
  const latest = lastWorkingDay(today, useWorkingDays())
  const { day = latest, department = '' as const } = readScrumQuestion(search)
  const show = useCallback(
    (change: ScrumQuestion) => {
      const asked: ScrumQuestion = { day, ...(department && { department }), ...change }
      const { day: shown, ...rest } = asked
      navigation.send({ type: 'navigation.asked', to: dayHref(shown === latest ? rest : asked) })
    },
    [navigation, day, department, latest],
  )
  return { today, day, department, show }
}
