import { mayRemoveCheckInComment } from '../../../domain/checkIns/access.ts'
import { commentFields } from '../../../domain/checkIns/checkIn.fields.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import type { CheckInCommentId } from '../../../domain/kernel/ids.ts'
import { Comments } from '../../app/Comments.tsx'
import { useActor } from '../../app/session.ts'
import { useMeeting, useMeetingState } from './area.ts'

/** What everybody who sees it has said about it, also when it is complete. */
export const CheckInComments = ({ checkIn: { comments } }: { readonly checkIn: CheckIn }) => {
  const meeting = useMeeting()
  const actor = useActor()
  const typed = useMeetingState(({ context }) => context.typed.comment?.text ?? '')
  const isBusy = useMeetingState((snapshot) => snapshot.matches({ working: 'commenting' }))
  return (
    <Comments
      comments={comments}
      removal={{
        isFor: ({ author }) => mayRemoveCheckInComment(actor, author.id).allowed,
        label: (fullName) => `Delete the comment of ${fullName}`,
        onRemove: (comment) => meeting.send({ type: 'commentRemoval.asked', comment }),
      }}
      {...{ typed, isBusy }}
      max={commentFields.fields.text.max}
      problem={commentFields.problems({ text: typed }).text}
      onType={(text) => meeting.send({ type: 'comment.typed', id: crypto.randomUUID() as CheckInCommentId, text })}
      onSend={() => meeting.send({ type: 'comment.sent' })}
    />
  )
}
