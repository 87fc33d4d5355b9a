import { useSelector } from '@xstate/react'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import type { VacantPlace } from '../../../domain/orgChart/tree.ts'
import { vacanciesReading } from '../../../machines/employees/vacancies/readings.ts'
import type { ChartPlanAreaActor } from '../../../machines/orgChart/plans/planArea.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { vacanciesHref } from '../../employees/vacancies/addresses.ts'
import { useVacanciesReading } from '../../employees/vacancies/area.ts'
import { IconButton } from '../../kit/Button.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { useOrgChart } from '../area.ts'
import { placesOf } from './places.ts'

const none: ReadonlyArray<VacantPlace> = []

/** Among the chart's tools: the way to the vacancies, and whether the chart shows them. What it shows is told to it here. */
export const ChartVacancies = () => {
  const chart = useOrgChart()
  const locale = useLocale()
  const area: ChartPlanAreaActor = useApp().system.get('orgChart/plans')
  const found: ReadonlyArray<Vacancy> | null = useSelector(useVacanciesReading(), vacanciesReading.foundIn)
  const isHidden = useSelector(area, ({ context }) => context.hidesVacancies)
  const places = useMemo(() => (found === null ? null : placesOf(found, locale)), [found, locale])
  useEffect(() => {
    // What was shown before stays until the list has been read.
    if (places !== null)
      chart.send({ type: 'vacancies.heard', vacant: isHidden || places.length === 0 ? none : places })
  }, [chart, places, isHidden])
  return (
    <>
      <LinkButton href={vacanciesHref}>Vacancies</LinkButton>
      {places === null || places.length === 0 ? null : (
        <IconButton
          label={isHidden ? 'Show vacancies' : 'Hide vacancies'}
          icon={isHidden ? <EyeOff /> : <Eye />}
          tone="outline"
          onClick={() => area.send({ type: 'vacancies.toggled' })}
        />
      )}
    </>
  )
}
