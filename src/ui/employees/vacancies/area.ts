import { useSelector } from '@xstate/react'
import type { ActorRef, Snapshot } from 'xstate'
import { vacanciesReading } from '../../../machines/employees/vacancies/readings.ts'
import type { VacancyWorkActor } from '../../../machines/employees/vacancies/vacancyWork.machine.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'

export const useVacanciesReading = (): ReadingActor =>
  useReadingWhileShown(useApp().system.get('vacancies'), vacanciesReading, 'all')

/** Whether the chart shows none: what is planned for it knows (`orgChart/plans`), which this area does not lean on. */
export const useHiding = (): readonly [isHidden: boolean, toggle: () => void] => {
  const area: Hiding = useApp().system.get('orgChart/plans')
  return [useSelector(area, ({ context }) => context.hidesVacancies), () => area.send({ type: 'vacancies.toggled' })]
}

type Hiding = ActorRef<HidingSnapshot, { readonly type: 'vacancies.toggled' }>
type HidingSnapshot = Snapshot<unknown> & { readonly context: { readonly hidesVacancies: boolean } }

export const useVacancyWork = (): VacancyWorkActor => useApp().system.get('vacancyWork')
