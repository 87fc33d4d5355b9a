import { mayRemoveComment } from '../../domain/goals/access.ts'
import { commentFields } from '../../domain/goals/goal.fields.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import type { GoalCommentId } from '../../domain/kernel/ids.ts'
import { Comments } from '../app/Comments.tsx'
import { useActor } from '../app/session.ts'
import { useGoalRefusal, useGoals, useGoalsState } from './area.ts'

/** What has been said about a goal. */
export const GoalComments = ({ goal }: { readonly goal: Goal }) => {
  const goals = useGoals()
  const actor = useActor()
  const typed = useGoalsState(({ context: { comment } }) => (comment?.goalId === goal.id ? comment.text : ''))
  const refusal = useGoalRefusal('comment', goal)
  const isBusy = useGoalsState((snapshot) => snapshot.matches({ working: 'commenting' }))
  return (
    <Comments
      comments={goal.comments}
      removal={{
        isFor: ({ author }) => mayRemoveComment(actor, author.id).allowed,
        label: (fullName) => `Delete the comment of ${fullName}`,
        onRemove: (comment) =>
          goals.send({ type: 'removal.asked', subject: { kind: 'commentRemoval', goal, comment } }),
      }}
      {...{ typed, refusal, isBusy }}
      max={commentFields.fields.text.max}
      problem={commentFields.problems({ text: typed }).text}
      onType={(text) =>
        goals.send({ type: 'comment.typed', goalId: goal.id, id: crypto.randomUUID() as GoalCommentId, text })
      }
      onSend={() => goals.send({ type: 'comment.sent', goal })}
    />
  )
}
