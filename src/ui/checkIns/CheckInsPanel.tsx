import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { usualCheckIns } from '../../domain/checkIns/listing.ts'
import type { CheckInRow } from '../../domain/checkIns/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { checkInWindows } from '../../machines/checkIns/readings.ts'
import type { PanelProps } from '../app/pages.ts'
import { useTimeZone } from '../app/time.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Row } from '../kit/Stack.tsx'
import { useWindows } from './area.ts'
import { personHref } from './listing.ts'
import { StatusBadges } from './Marks.tsx'

/** On a person's own page: those to come that one may see. The rest is a press away. */
export const CheckInsPanel = ({ employee: { id, fullName } }: PanelProps) => {
  const question = useMemo(() => ({ ...usualCheckIns, person: id }), [id])
  const { rows, status, error, onRetry } = useWindowedList(useWindows(), checkInWindows, question)
  const coming = rows.filter((row) => row !== undefined)
  const shown: Readonly<Record<typeof status, () => ReactNode>> = {
    loading: () => <Skeleton height={96} />,
    failed: () => (
      <ErrorState title="The check-ins could not be loaded" onRetry={onRetry}>
        {error}
      </ErrorState>
    ),
    ready: () =>
      coming.length === 0 ? (
        <EmptyState icon={<MessagesSquare />} title="No upcoming check-ins">
          Check-ins with {fullName} show here once planned.
        </EmptyState>
      ) : (
        <ul className={slot('profile', 'list')} aria-label="Check-ins">
          {coming.map((checkIn) => (
            <li key={checkIn.id}>
              <Item checkIn={checkIn} />
            </li>
          ))}
        </ul>
      ),
  }
  return (
    <Section
      title="Check-ins"
      action={
        <Row gap={2} justify="end">
          <LinkButton size="sm" href={personHref('completed', id)}>
            Completed
          </LinkButton>
          <LinkButton size="sm" href={pathTo('checkInCreate')}>
            New check-in
          </LinkButton>
        </Row>
      }
    >
      {shown[status]()}
    </Section>
  )
}

const Item = ({ checkIn }: { readonly checkIn: CheckInRow }) => {
  const { id, name, employee, reviewer, scheduledDateUTC } = checkIn
  return (
    <a href={pathTo('checkIn', { id })} className={slot('profile', 'person')}>
      <span className={slot('profile', 'words')}>
        <span>{name}</span>
        <small>
          <DateText value={scheduledDateUTC} timeZone={useTimeZone()} withTime relative deadline />
          {` · ${employee.fullName} with ${reviewer.fullName}`}
        </small>
      </span>
      <Row gap={2} wrap="never">
        <StatusBadges checkIn={checkIn} />
      </Row>
    </a>
  )
}
