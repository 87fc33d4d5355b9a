import { useSelector } from '@xstate/react'
import type { Choosable } from '../../domain/checkIns/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { CheckInPlanningActor } from '../../machines/checkIns/planning.ts'
import { checkInChoicesReading, checkInOverviewReading } from '../../machines/checkIns/readings.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { TemplatesActor } from '../../machines/kit/templates.machine.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import { useApp, useReadingWhileShown } from '../app/machines.tsx'

export const useWindows = (): WindowedListActor => useApp().system.get('checkInWindows')

/** With whom one may plan, while a page asks. */
export const useChoicesReading = (): ReadingActor =>
  useReadingWhileShown(useApp().system.get('checkInChoices'), checkInChoicesReading, 'all')

/** Null while that is not known. */
export const useChoices = (): ReadonlyArray<Choosable> | null =>
  useSelector(useChoicesReading(), checkInChoicesReading.foundIn)

export const useOverviewReading = (person: EmployeeId | null): ReadingActor =>
  useReadingWhileShown(useApp().system.get('checkInOverview'), checkInOverviewReading, { person })

export const usePlanning = (): CheckInPlanningActor => useApp().system.get('checkInPlanning')

/** Fetches the list as a file, and whether it is being fetched. */
export const useTemplates = (): TemplatesActor => useApp().system.get('checkInTemplates')
