import { useSelector } from '@xstate/react'
import { checkInChoicesReading } from '../../machines/checkIns/readings.ts'
import type { WindowedListActor } from '../../machines/kit/windowedList.machine.ts'
import { useApp, useReadingWhileShown } from '../app/machines.tsx'

export const useWindows = (): WindowedListActor => useApp().system.get('checkInWindows')

/** With whom one may plan. */
export const useChoices = () =>
  useSelector(
    useReadingWhileShown(useApp().system.get('checkInChoices'), checkInChoicesReading, 'all'),
    checkInChoicesReading.foundIn,
  )
