/** The fields of a goal and of a comment on one (`kernel/record.ts`). What a goal holds is ours. */
import type { GoalId } from '../kernel/ids.ts'
import { type Draft, dayOrNone, line, recordOf, required, type Saved, text } from '../kernel/record.ts'
import { alignmentFields, type ServedGoal, type Sharing } from './alignment.fields.ts'
import {
  emptyProgress,
  isProgress,
  type Progress,
  type ProgressKind,
  progressDenials,
  progressFields,
} from './progress.ts'

export const goalText = recordOf({
  title: line('Goal', 160),
  description: text('Description', 4000),
  dueDate: dayOrNone('Due'),
})

/** The form: what the goal says, its progress, and where it stands. */
export const goalFields = recordOf(
  { ...goalText.fields, ...progressFields.fields, ...alignmentFields.fields },
  (draft) => {
    if (Object.keys(progressFields.problems(draft)).length > 0) return {}
    const decision = isProgress(progressFields.toSaved(draft))
    if (decision.allowed) return {}
    return { [decision.because === 'targetIsStart' ? 'target' : 'current']: progressDenials[decision.because] }
  },
)
export type GoalDraft = Draft<typeof goalFields.fields>

/** What somebody says of how far it has come. */
export const progressNote = recordOf({ note: text('Note', 500) })

/** How far a goal has come, as it is typed: it has to be on the goal's own scale. */
export const progressUpdateFields = recordOf(
  { current: progressFields.fields.current, ...progressNote.fields },
  (draft, progress: Progress) => {
    if (progressFields.fields.current.problem(draft.current) !== null) return {}
    const decision = isProgress({ ...progress, current: progressFields.fields.current.toSaved(draft.current) })
    return decision.allowed ? {} : { current: progressDenials[decision.because] }
  },
)
export type ProgressDraft = Draft<typeof progressUpdateFields.fields>

export const commentFields = recordOf({ text: required(text('Comment', 2000)) })

export const goalDraftOf = (
  goal: Saved<typeof goalText.fields> & {
    readonly progress: Progress
    readonly sharedWith: Sharing
    readonly serves: ServedGoal | null
  },
): GoalDraft =>
  goalFields.draftOf({
    ...goal,
    ...goal.progress,
    servesId: goal.serves === null ? null : { id: goal.serves.id, title: goal.serves.title },
  })

/** The fields of another kind of progress, as they begin. */
export const ofKind = (kind: ProgressKind): Draft<typeof progressFields.fields> =>
  progressFields.draftOf(emptyProgress(kind, 'AUD'))

/** As it would be saved; what the form does not show stays as it is. */
export const toGoalContent = (draft: GoalDraft) => ({
  ...goalText.toSaved(draft),
  progress: progressFields.toSaved(draft),
  servesId: draft.servesId?.id ?? null,
  sharedWith: draft.sharedWith,
})

export const toNewGoal = (draft: GoalDraft, id: GoalId) => ({ id, state: 'Draft' as const, ...toGoalContent(draft) })
