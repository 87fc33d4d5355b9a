import { useSelector } from '@xstate/react'
import type { ReviewChoices } from '../../domain/reviews/nouns.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { SettingsActor } from '../../machines/kit/settings.machine.ts'
import type { TemplatesActor } from '../../machines/kit/templates.machine.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import type { ReviewPlanningActor } from '../../machines/reviews/planning.ts'
import { reviewChoicesReading } from '../../machines/reviews/readings.ts'
import { useApp, useReadingWhileShown } from '../app/machines.tsx'

export const useWindows = (): WindowedListActor => useApp().system.get('reviewWindows')

/** Of whom one may plan, while a page asks. */
export const useChoicesReading = (): ReadingActor =>
  useReadingWhileShown(useApp().system.get('reviewChoices'), reviewChoicesReading, 'all')

/** Null while that is not known. */
export const useChoices = (): ReviewChoices | null => useSelector(useChoicesReading(), reviewChoicesReading.foundIn)

export const usePlanning = (): ReviewPlanningActor => useApp().system.get('reviewPlanning')

export const useTemplates = (): TemplatesActor => useApp().system.get('reviewTemplates')

export const useSettings = (): SettingsActor => useApp().system.get('reviewSettings')
