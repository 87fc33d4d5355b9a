import type { ChartPlanSummary } from '../../../domain/orgChart/plans/nouns.ts'
import { useTimeZone } from '../../app/time.ts'
import { DateText } from '../../kit/DateText.tsx'

interface EffectiveDayProps {
  readonly plan: Pick<ChartPlanSummary, 'effectiveDay' | 'publishedUtc' | 'state'>
  /** Said where it has no day yet. */
  readonly none: string
}

/** From when on the org chart is as a plan says: of one that is published, the day on which that was. */
export const EffectiveDay = ({ plan: { effectiveDay, publishedUtc, state }, none }: EffectiveDayProps) => {
  const timeZone = useTimeZone()
  if (publishedUtc !== null) return <DateText value={publishedUtc} timeZone={timeZone} />
  if (effectiveDay !== null) return <DateText value={effectiveDay} />
  return state === 'Withdrawn' ? null : none
}
