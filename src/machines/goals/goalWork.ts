import { goalText } from '../../domain/goals/goal.fields.ts'
import { type GoalAction, goalLifecycle } from '../../domain/goals/lifecycle.ts'
import type { Goal, GoalComment } from '../../domain/goals/nouns.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { stateAfter } from '../../domain/kernel/lifecycle.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { Port, PortInput } from '../kit/port.ts'
import type { GoalPorts } from './goals.ports.ts'

/** What is removed behind a question: a goal, or a comment under one. */
export type GoalRemoval =
  | { readonly kind: 'goalRemoval'; readonly goal: Goal }
  | { readonly kind: 'commentRemoval'; readonly goal: Goal; readonly comment: GoalComment }

/** The one piece of work under way. */
export type Work =
  | { readonly kind: 'creation'; readonly id: GoalId }
  | { readonly kind: 'change'; readonly goal: Goal }
  | { readonly kind: 'move'; readonly goal: Goal; readonly action: GoalAction }
  | { readonly kind: 'comment'; readonly goal: Goal }
  | { readonly kind: 'progress'; readonly goal: Goal }
  | GoalRemoval

export type MoveGoal = Port<{ readonly work: Work }, Goal, Failure>

/** A move changes the state and nothing else. */
export const movingGoal =
  (saveGoal: GoalPorts['saveGoal']): MoveGoal =>
  ({ work }, signal) => {
    const { goal, action } = work as Extract<Work, { kind: 'move' }>
    const state = stateAfter(goalLifecycle, goal.state, action) ?? goal.state
    const change = {
      version: goal.version,
      state,
      ...goalText.toSaved(goalText.draftOf(goal)),
      progress: goal.progress,
    }
    return saveGoal({ id: goal.employee.id, goalId: goal.id, change }, signal)
  }

type Removed = PortInput<GoalPorts['removeGoal']> | PortInput<GoalPorts['removeComment']>

/** The question behind which something is removed. */
export const goalRemoval = questionOf<Removed, unknown>()

export const removalQuestion = (id: EmployeeId, work: Work): QuestionAbout<Removed> => {
  if (work.kind === 'commentRemoval') {
    return {
      title: 'Delete comment',
      text: 'The comment will be deleted for everyone. This cannot be undone.',
      confirmLabel: 'Delete comment',
      tone: 'danger',
      subject: { goalId: work.goal.id, id: work.comment.id },
    }
  }
  const { goal } = work as Extract<Work, { kind: 'goalRemoval' }>
  return {
    title: 'Delete goal',
    text: `${goal.title} will be deleted with its comments. This cannot be undone.`,
    confirmLabel: 'Delete goal',
    tone: 'danger',
    subject: { id, goalId: goal.id, version: goal.version },
  }
}

/** One port for the question about a goal and about a comment. */
export const removingFromGoals =
  ({ removeGoal, removeComment }: Pick<GoalPorts, 'removeGoal' | 'removeComment'>): Port<Removed, unknown, Failure> =>
  async (subject, signal) =>
    'version' in subject ? removeGoal(subject, signal) : removeComment(subject, signal)

export const removedMessage = ({ kind }: Work): string =>
  kind === 'commentRemoval' ? wording.commentRemoved : wording.removed

/** An answer about somebody whose goals are no longer shown changes nothing. */
export const withGoal = (goals: ReadonlyArray<Goal>, of: EmployeeId, goal: Goal): ReadonlyArray<Goal> => {
  if (goal.employee.id !== of) return goals
  return goals.some(({ id }) => id === goal.id)
    ? goals.map((known) => (known.id === goal.id ? goal : known))
    : [...goals, goal]
}

export const withoutGoal = (goals: ReadonlyArray<Goal>, work: Work): ReadonlyArray<Goal> => {
  switch (work.kind) {
    case 'goalRemoval':
      return goals.filter(({ id }) => id !== work.goal.id)
    case 'commentRemoval':
      return goals.map((goal) =>
        goal.id === work.goal.id
          ? { ...goal, comments: goal.comments.filter(({ id }) => id !== work.comment.id) }
          : goal,
      )
    default:
      return goals
  }
}
