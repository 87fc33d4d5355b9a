import { type ReactNode, useId } from 'react'
import { type Side, sides } from '../../../domain/checkIns/access.ts'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import { isWritten } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useActor } from '../../app/session.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { StageBadges } from '../StageBadges.tsx'
import { useOpenedReview, useQuestion, useReview, useReviewState, useSide, useStanding } from './area.ts'
import { writingDenied } from './may.ts'

interface FrameProps {
  readonly params: PageProps['params']
  /** The address of this page among the review's. */
  readonly here: (review: PerformanceReview) => string
  readonly actions?: (review: PerformanceReview) => ReactNode
  readonly children: (review: PerformanceReview) => ReactNode
}

/** One of the pages of a review (§ 2.1), while it is there. */
export const Frame = ({ params, ...shown }: FrameProps) => {
  const id = params.id as ReviewId
  const record = useReview()
  useOpenedReview(id)
  const review = useReviewState(({ context }) => (context.review?.id === id ? context.review : null))
  const isThere = useReviewState(
    (snapshot) =>
      snapshot.matches({ reading: 'showing' }) ||
      snapshot.matches({ reading: 'renewing' }) ||
      snapshot.matches({ reading: 'left' }),
  )
  const isNotFound = useReviewState(
    (snapshot) => snapshot.context.id === id && snapshot.matches({ reading: 'notFound' }),
  )
  const failure = useReviewState((snapshot) =>
    snapshot.matches({ reading: 'failed' }) ? snapshot.context.failure : null,
  )
  if (isNotFound) return <NotFoundPage />
  if (review !== null && isThere) return <Shown review={review} {...shown} />
  return (
    <Page title={places.pr.title}>
      {failure === null ? (
        <Skeleton height={240} />
      ) : (
        <ErrorState title="The review could not be loaded" onRetry={() => record.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      )}
    </Page>
  )
}

/** What was pressed may stand at the foot of a long page. */
const inSight = (told: HTMLElement | null) => told?.scrollIntoView?.({ block: 'nearest' })

type ShownProps = Omit<FrameProps, 'params'> & { readonly review: PerformanceReview }

const Shown = ({ review, here, actions, children }: ShownProps) => {
  const panel = useId()
  const refusal = useReviewState(({ context }) => context.refusal)
  const question = useQuestion()
  const tabs = useTabs(review)
  const current = here(review)
  const { name, employee, reviewer } = review
  return (
    <Page
      title={name}
      header={
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {name}
          </h1>
          <StageBadges review={review} />
        </div>
      }
      description={`${employee.fullName}, reviewed by ${reviewer.fullName}`}
      back={{ href: pathTo('prs'), label: 'Back to performance reviews' }}
      actions={actions?.(review)}
    >
      {refusal === null ? null : (
        <div ref={inSight}>
          <Banner tone="danger">{refusal}</Banner>
        </div>
      )}
      <Tabs label="Performance review" tabs={tabs} current={current} panelId={panel} />
      <div
        id={panel}
        role="tabpanel"
        aria-label={tabs.find(({ href }) => href === current)?.label ?? name}
        className={slot('page', 'panel')}
      >
        {children(review)}
      </div>
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Page>
  )
}

/** Where a side's answers are: its own are written until they are submitted. */
export const useAnswersHref = (review: PerformanceReview): ((side: Side) => string) => {
  const actor = useActor()
  const { id, submits } = review
  return (side) => {
    const submitId = submits.find((submit) => submit.side === side)?.id ?? ''
    return pathTo(writingDenied(actor, review, side) === undefined ? 'prSubmitEdit' : 'prSubmit', { id, submitId })
  }
}

const useTabs = (review: PerformanceReview) => {
  const own = useSide(review)
  const { isCondensed } = useStanding(review)
  const answersHref = useAnswersHref(review)
  const { id, stage, asks, points } = review
  const isDiscussed = isWritten(review) && (points.length > 0 || (!isCondensed && stage !== 'Submitted'))
  return [
    { href: pathTo('pr', { id }), label: 'Overview' },
    ...sides
      .filter((side) => asks[side])
      .map((side) => ({
        href: answersHref(side),
        label: own === side ? 'Your answers' : `Answers of ${review[side].fullName}`,
      })),
    ...(isDiscussed ? [{ href: pathTo('prDiscussion', { id }), label: 'Discussion' }] : []),
    ...(isWritten(review) ? [{ href: pathTo('prReport', { id }), label: 'Report' }] : []),
  ]
}
