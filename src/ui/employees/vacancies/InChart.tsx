import { useSelector } from '@xstate/react'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { vacanciesReading } from '../../../machines/employees/vacancies/readings.ts'
import { IconButton } from '../../kit/Button.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useLocale } from '../../kit/locale.ts'
import { vacanciesHref } from './addresses.ts'
import { useHiding, useVacanciesReading } from './area.ts'
import { placesOf } from './places.ts'

type Places = ReturnType<typeof placesOf>
const none: Places = []

interface InChartProps {
  /** Told what the chart is to show. Give a stable function. */
  readonly onRead: (places: Places) => void
}

/** Among the chart's tools: the way to the vacancies, and whether the chart shows them. */
export const InChart = ({ onRead }: InChartProps) => {
  const locale = useLocale()
  const [areHidden, toggle] = useHiding()
  const found: ReadonlyArray<Vacancy> | null = useSelector(useVacanciesReading(), vacanciesReading.foundIn)
  const places = useMemo(() => (found === null ? null : placesOf(found, locale)), [found, locale])
  useEffect(() => {
    // What was shown before stays until the list has been read.
    if (places !== null && areHidden !== null) onRead(areHidden ? none : places)
  }, [onRead, places, areHidden])
  return (
    <>
      <LinkButton href={vacanciesHref}>Vacancies</LinkButton>
      {areHidden === null || places === null || places.length === 0 ? null : (
        <IconButton
          label={areHidden ? 'Show vacancies' : 'Hide vacancies'}
          icon={areHidden ? <Eye /> : <EyeOff />}
          tone="outline"
          onClick={toggle}
        />
      )}
    </>
  )
}
