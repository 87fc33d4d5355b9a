import { vacanciesReading } from '../../../machines/employees/vacancies/readings.ts'
import type { VacancyWorkActor } from '../../../machines/employees/vacancies/vacancyWork.machine.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'

export const useVacanciesReading = (): ReadingActor =>
  useReadingWhileShown(useApp().system.get('vacancies'), vacanciesReading, 'all')

export const useVacancyWork = (): VacancyWorkActor => useApp().system.get('vacancyWork')
