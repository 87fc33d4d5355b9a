import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { vacanciesHidden, vacanciesReading } from '../../../machines/employees/vacancies/readings.ts'
import type { VacancyWorkActor } from '../../../machines/employees/vacancies/vacancyWork.machine.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import type { SettingActor } from '../../../machines/kit/setting.machine.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'

export const useVacanciesReading = (): ReadingActor =>
  useReadingWhileShown(useApp().system.get('vacancies'), vacanciesReading, 'all')

/** Whether the chart shows none; null until that is known. */
export const useHiding = (): readonly [areHidden: boolean | null, toggle: () => void] => {
  const hiding: SettingActor = useApp().system.get('vacanciesHidden')
  useEffect(() => hiding.send({ type: 'setting.opened' }), [hiding])
  const areHidden = useSelector(hiding, vacanciesHidden.valueIn)
  return [areHidden, () => hiding.send(vacanciesHidden.chosen(!areHidden))]
}

export const useVacancyWork = (): VacancyWorkActor => useApp().system.get('vacancyWork')
