import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { partId } from '../../../machines/kit/parts.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import { choicesReading, feedbackReading } from '../../../machines/reviews/feedback/feedbackReading.ts'
import type { FeedbackWorkActor } from '../../../machines/reviews/feedback/feedbackWork.machine.ts'
import type { OwnFeedbackActor } from '../../../machines/reviews/feedback/ownFeedback.machine.ts'
import type { ProposalsActor } from '../../../machines/reviews/feedback/proposals.machine.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'

export const useFeedbackReading = (id: ReviewId): ReadingActor =>
  useReadingWhileShown(useApp().system.get('reviewFeedback'), feedbackReading, { id })

/** Whom one may ask, or propose. */
export const useChoicesReading = (id: ReviewId): ReadingActor =>
  useReadingWhileShown(useApp().system.get('reviewFeedbackChoices'), choicesReading, { id })

export const useFeedbackWork = (): FeedbackWorkActor => useApp().system.get('reviewFeedbackWork')

export const useProposals = (): ProposalsActor => useApp().system.get('reviewProposals')

export const useOwnFeedback = (): OwnFeedbackActor => useApp().system.get('ownFeedback')

type OwnSnapshot = ReturnType<OwnFeedbackActor['getSnapshot']>

export const useOwnState = <A>(select: (snapshot: OwnSnapshot) => A): A => useSelector(useOwnFeedback(), select)

/** Opens what one is asked for as long as its page shows. */
export const useOpenedFeedback = (id: ReviewId): void => {
  const own = useOwnFeedback()
  useEffect(() => {
    own.send({ type: 'feedback.opened', id })
    return () => own.send({ type: 'feedback.closed' })
  }, [own, id])
}

/** An answer while it is written; undefined when all of it has arrived. */
export const partOf = ({ children }: Pick<OwnSnapshot, 'children'>, key: string): PartActor | undefined =>
  children[partId(key) as 'confirmation'] as unknown as PartActor | undefined

export const useGiving = (): ConfirmActor | undefined =>
  useOwnState(({ children }) => children.confirmation as unknown as ConfirmActor | undefined)
