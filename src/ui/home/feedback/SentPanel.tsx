import { MessageSquare } from 'lucide-react'
import { useEffect } from 'react'
import { feedbackTabs, wording } from '../../../domain/home/inbox/inboxWording.ts'
import { feedbackAt } from '../../../domain/home/inbox/question.ts'
import { sentFeedback } from '../../../machines/home/inbox/parts.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useSent } from './area.ts'
import { FeedbackCard } from './FeedbackCard.tsx'
import { FeedbackList } from './FeedbackList.tsx'

/** What one has sent, and what became of it. */
export const SentPanel = () => {
  const list = useSent()
  useEffect(() => {
    list.send(sentFeedback.asked({ search: '' }))
    return () => list.send({ type: 'list.closed' })
  }, [list])
  return (
    <FeedbackList list={list} label={feedbackTabs.sent} failed={wording.sentFailed} empty={nothingSent}>
      {(one) => <FeedbackCard feedback={one} />}
    </FeedbackList>
  )
}

const nothingSent = (
  <EmptyState
    icon={<MessageSquare />}
    title="You have sent no feedback yet"
    action={<LinkButton href={feedbackAt({})}>Send feedback</LinkButton>}
  >
    Feedback you send shows here with its status.
  </EmptyState>
)
