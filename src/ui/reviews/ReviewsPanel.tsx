import { ClipboardCheck } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { usualReviews } from '../../domain/reviews/listing.ts'
import type { ReviewRow } from '../../domain/reviews/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { reviewWindows } from '../../machines/reviews/readings.ts'
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
import { completedOf } from './listing.ts'
import { StageBadges } from './StageBadges.tsx'

/** On a person's own page: those under way that one may see. What is complete is a press away. */
export const ReviewsPanel = ({ employee: { id, fullName } }: PanelProps) => {
  const question = useMemo(() => ({ ...usualReviews, person: id }), [id])
  const { rows, status, error, onRetry } = useWindowedList(useWindows(), reviewWindows, question)
  const underWay = rows.filter((row) => row !== undefined)
  const shown: Readonly<Record<typeof status, () => ReactNode>> = {
    loading: () => <Skeleton height={96} />,
    failed: () => (
      <ErrorState title="The reviews could not be loaded" onRetry={onRetry}>
        {error}
      </ErrorState>
    ),
    ready: () =>
      underWay.length === 0 ? (
        <EmptyState icon={<ClipboardCheck />} title="No reviews in progress">
          Reviews with {fullName} show here once planned.
        </EmptyState>
      ) : (
        <ul className={slot('profile', 'list')} aria-label="Performance reviews">
          {underWay.map((review) => (
            <li key={review.id}>
              <Item review={review} />
            </li>
          ))}
        </ul>
      ),
  }
  return (
    <Section
      title="Performance reviews"
      action={
        <LinkButton size="sm" href={completedOf(id)}>
          Completed
        </LinkButton>
      }
    >
      {shown[status]()}
    </Section>
  )
}

const Item = ({ review }: { readonly review: ReviewRow }) => {
  const { id, name, employee, reviewer, dueDateUtc } = review
  return (
    <a href={pathTo('pr', { id })} className={slot('profile', 'person')}>
      <span className={slot('profile', 'words')}>
        <span>{name}</span>
        <small>
          {'Due '}
          <DateText value={dueDateUtc} timeZone={useTimeZone()} relative deadline />
          {` · ${employee.fullName}, reviewed by ${reviewer.fullName}`}
        </small>
      </span>
      <Row gap={2} wrap="never">
        <StageBadges review={review} />
      </Row>
    </a>
  )
}
