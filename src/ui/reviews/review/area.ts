import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type Parties, type Side, sideOf } from '../../../domain/checkIns/access.ts'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import { type Between, lifecycleOf, type Standing } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import type { FileUploadActor } from '../../../machines/kit/fileUpload.machine.ts'
import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { partId } from '../../../machines/kit/parts.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import type { ReviewActor } from '../../../machines/reviews/review/review.machine.ts'
import type { OfFile, OfReport } from '../../../machines/reviews/review/review.ports.ts'
import { reviewPart } from '../../../machines/reviews/review/reviewPart.ts'
import { useApp, useDownloadOf } from '../../app/machines.tsx'
import { useActor, useOffering } from '../../app/session.ts'
import { usePartState } from '../../app/writing/part.ts'

/** The machine of the review that is open. */
export const useReview = (): ReviewActor => useApp().system.get('reviewRecord') as ReviewActor

type Snapshot = ReturnType<ReviewActor['getSnapshot']>

export const useReviewState = <A>(select: (snapshot: Snapshot) => A): A => useSelector(useReview(), select)

/** Opens a review for as long as one of its pages shows; read again when somebody comes back to it. */
export const useOpenedReview = (id: ReviewId): void => {
  const review = useReview()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') review.send({ type: 'news.heard' })
    }
    review.send({ type: 'review.opened', id })
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      review.send({ type: 'review.closed' })
    }
  }, [review, id])
}

/** An answer or note while it is written; undefined when all of it has arrived. */
export const usePart = (key: string): PartActor | undefined =>
  useReviewState(({ children }) => children[partId(key) as 'form'] as unknown as PartActor | undefined)

/** What is written in it and has not arrived. */
export const useTyped = (part: PartActor | undefined) => usePartState(part, reviewPart.contentIn)

export const usePlanForm = (): RecordFormActor | undefined =>
  useReviewState(({ children }) => children.form as unknown as RecordFormActor | undefined)

export const useQuestion = (): ConfirmActor | undefined =>
  useReviewState(({ children }) => children.confirmation as unknown as ConfirmActor | undefined)

export const useUpload = (): FileUploadActor | undefined =>
  useReviewState(({ children }) => children.upload as unknown as FileUploadActor | undefined)

export const useFileDownload = () => useDownloadOf<OfFile | OfReport>('reviewFile')

export const partiesOf = ({ employee, reviewer, line }: PerformanceReview): Parties => ({
  employeeId: employee.id,
  reviewerId: reviewer.id,
  line,
})

/** The side of the one who looks; null for those who only see it. */
export const useSide = (review: PerformanceReview): Side | null => sideOf(useActor(), partiesOf(review))

const useIsCondensed = () => useOffering().flags.includes('condensedPerformanceReviews')

/** How it stands, under the flag of the client. */
export const useStanding = ({ stage, submittedBy, asks, cycle, worksHere }: PerformanceReview): Standing & Between => ({
  stage,
  submittedBy,
  asks,
  isCondensed: useIsCondensed(),
  cycle,
  worksHere,
})

export const useChart = () => lifecycleOf({ isCondensed: useIsCondensed() })
