import type { SnapshotFrom } from 'xstate'
import { mayRemoveComment, mayRemoveGoal, mayWriteGoals } from '../../src/domain/goals/access.ts'
import { type GoalAction, goalLifecycle } from '../../src/domain/goals/lifecycle.ts'
import type { Goal, GoalComment } from '../../src/domain/goals/nouns.ts'
import type { GoalCommentId, GoalId, GoalUpdateId } from '../../src/domain/kernel/ids.ts'
import { actionsFrom } from '../../src/domain/kernel/lifecycle.ts'
import { goalsMachine } from '../../src/machines/goals/goals.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, notValid, says } from './outcomes.ts'
import { actors, employeeIds } from './people.ts'

const goalId = '00000000-0000-4000-8000-000000000301' as GoalId
const commentId = '00000000-0000-4000-8000-000000000302' as GoalCommentId

const updateId = '00000000-0000-4000-8000-000000000305' as GoalUpdateId
const anotherComment = '00000000-0000-4000-8000-000000000304' as GoalCommentId

const comment: GoalComment = {
  id: commentId,
  text: 'Half of it is done.',
  author: { id: employeeIds.employee, fullName: samples.eve.fullName },
  createdUtc: '2026-11-02T03:00:00.000Z',
}

export const goalOf = (over: Partial<Goal> = {}): Goal => ({
  id: goalId,
  employee: { id: employeeIds.employee, fullName: samples.eve.fullName },
  title: 'Lead an induction',
  description: '',
  state: 'Draft',
  dueDate: '2026-12-18',
  progress: { kind: 'percent', start: 0, current: 40, target: 100, unit: '' },
  startedDay: '2026-10-01',
  sharedWith: 'manager',
  serves: null,
  servedBy: [],
  lastCheckInUtc: null,
  updates: [],
  comments: [comment],
  createdUtc: '2026-10-01T03:00:00.000Z',
  version: 1,
  ...over,
})

const goal = goalOf()
const another = goalOf({ id: '00000000-0000-4000-8000-000000000303' as GoalId, title: 'Sort the store', comments: [] })

/** The answers are about the person whose goals are opened. */
const ofOpened = ({ employeeId }: { readonly employeeId: Goal['employee']['id'] }, of: Goal): Goal => ({
  ...of,
  employee: { ...of.employee, id: employeeId },
})

/** The page offers what the domain allows, of what it shows. */
const theGoals = (role: keyof typeof actors, label: string): Variant => {
  const actor = actors[role]
  const writes = mayWriteGoals(actor, employeeIds.employee).allowed
  const shown =
    <A>(offered: (goal: Goal) => Readonly<Record<string, A>>) =>
    (snapshot: SnapshotFrom<typeof goalsMachine>) => {
      const [first] = snapshot.context.goals
      return first !== undefined && snapshot.matches({ reading: 'showing' }) ? offered(first) : {}
    }
  return {
    label,
    role,
    cases: {
      ...says('person.opened', {
        'the person': { id: employeeIds.employee },
        'somebody else': { id: employeeIds.manager },
      }),
      ...says(
        'creation.asked',
        shown(() => (writes ? { 'a new goal': { id: another.id } } : {})),
      ),
      ...says(
        'change.asked',
        shown((first) => (writes ? { 'the first goal': { goal: first } } : {})),
      ),
      ...says(
        'move.asked',
        shown((first) =>
          Object.fromEntries(
            actionsFrom(goalLifecycle, first.state)
              .slice(0, 1)
              .map((action: GoalAction) => [action, { goal: first, action }]),
          ),
        ),
      ),
      ...says(
        'removal.asked',
        shown((first) => ({
          ...(mayRemoveGoal(actor, { employeeId: first.employee.id, state: first.state }).allowed && {
            'the first goal': { subject: { kind: 'goalRemoval', goal: first } },
          }),
          ...(first.comments[0] &&
            mayRemoveComment(actor, first.comments[0].author.id).allowed && {
              'a comment': { subject: { kind: 'commentRemoval', goal: first, comment: first.comments[0] } },
            }),
        })),
      ),
      ...says('comment.typed', {
        'a comment': { goalId, id: commentId, text: 'Well done' },
        nothing: { goalId, id: commentId, text: '' },
      }),
      ...says(
        'comment.sent',
        shown((first) => ({ 'under the first goal': { goal: first } })),
      ),
      ...says('progress.typed', {
        'how far it is': { goalId, id: updateId, current: '60', note: '' },
        'too much': { goalId, id: updateId, current: '160', note: '' },
      }),
      ...says(
        'progress.sent',
        shown((first) => ({ 'of the first goal': { goal: first } })),
      ),
      ...answers('loadGoals', ({ context }) => ({ 'the goals': [ofOpened(context, goal)], 'no goals': [] }), {
        ...notFound,
        ...notValid,
        ...anyFailure,
      }),
      ...ends('form', ({ context }) => ({ saved: ofOpened(context, another), cancelled: null })),
      ...answers(
        'moveGoal',
        ({ context }) => ({ 'it is there': ofOpened(context, goalOf({ state: 'Active', version: 2 })) }),
        { ...changedMeanwhile, ...anyFailure },
      ),
      ...ends('confirmation', {
        'confirmed and done': { confirmed: true, answer: null },
        cancelled: { confirmed: false, answer: null },
      }),
      ...answers(
        'updateProgress',
        ({ context }) => ({
          'it is there': ofOpened(context, goalOf({ progress: { ...goal.progress, current: 60 }, version: 2 })),
        }),
        { ...notFound, ...anyFailure },
      ),
      ...answers(
        'addComment',
        ({ context }) => ({
          'it is there': ofOpened(
            context,
            goalOf({ comments: [comment, { ...comment, id: anotherComment }], version: 2 }),
          ),
        }),
        { ...notFound, ...anyFailure },
      ),
    },
    project: ({ context: { employeeId, goals, comment: typed, progress, work } }) => [
      employeeId,
      goals.map(({ id, state, comments, progress: { current } }: Goal) => [id, state, comments.length, current]),
      typed?.text ?? null,
      progress?.current ?? null,
      work?.kind ?? null,
    ],
  }
}

export const goals: Scenario = {
  machine: goalsMachine,
  variants: [
    theGoals('admin', 'an admin on the goals of an employee'),
    theGoals('manager', 'a manager on the goals of a report'),
    theGoals('employee', 'an employee on their own goals'),
  ],
}
