import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { commentFields, goalFields, progressUpdateFields } from '../../domain/goals/goal.fields.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isNotFound, isSaved, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import type { ConfirmOutput } from '../kit/confirm.machine.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import { goalForm } from './goalForm.ts'
import type { GoalPorts } from './goals.ports.ts'
import type { GoalsContext, GoalsEvent, TypedComment, TypedProgress } from './goalsContext.ts'
import { personIn, workIn } from './goalsContext.ts'
import type { MoveGoal, Work } from './goalWork.ts'
import { goalRemoval, removalQuestion, removedMessage, withGoal, withoutGoal } from './goalWork.ts'

/**
 * The goals of one person (§ 7 Goals): their list, and one piece of work at a time on one of them.
 *
 * Rules it keeps: a person who is not there, or not for the caller, is simply not found; a goal is added and changed in a
 * form, moved on by a press, removed behind a question; a comment or an update of progress is sent once and stays typed
 * until it has arrived, also when the page is left meanwhile; an answer is the goal as it is now, takes its place, and is
 * told to the lists.
 * Who may do what is the domain's (`access.ts`, `lifecycle.ts`): the view asks it before it offers anything.
 *
 * Events: `person.opened {id}`, `person.closed`, `retry.asked`; `creation.asked {id}`, `change.asked {goal}`,
 * `move.asked {goal, action}`, `removal.asked {subject}`, `comment.typed {goalId, id, text}`, `comment.sent {goal}`,
 * `progress.typed {goalId, id, current, note}`, `progress.sent {goal}`.
 * Reads: `context.{employeeId, goals, failure, comment, progress, refusal, work}`; `matches({ reading })`, `matches({ working })`;
 * `children.form`, `children.confirmation`. Emits `toast`. System id: `goalsOfPerson`.
 */
export const goalsMachine = setup({
  types: {} as {
    context: GoalsContext
    events: GoalsEvent
    emitted: Toast
    tags: 'busy'
    children: {
      form: 'form'
      confirmation: 'confirmation'
      loadGoals: 'loadGoals'
      moveGoal: 'moveGoal'
      addComment: 'addComment'
      updateProgress: 'updateProgress'
    }
  },
  actors: {
    form: goalForm.machine,
    confirmation: goalRemoval.machine,
    loadGoals: port<GoalPorts['loadGoals']>('loadGoals'),
    moveGoal: port<MoveGoal>('moveGoal'),
    addComment: port<GoalPorts['addComment']>('addComment'),
    updateProgress: port<GoalPorts['updateProgress']>('updateProgress'),
  },
  guards: {
    succeeded,
    isNotFound,
    isSamePerson: ({ context }: { context: GoalsContext }, { id }: { id: EmployeeId }) => context.employeeId === id,
    isSaved,
    isConfirmed,
    isProgress: ({ context: { progress } }: { context: GoalsContext }, { goal }: { goal: Goal }) =>
      progress !== null && Object.keys(progressUpdateFields.problems(progress, goal.progress)).length === 0,
    isTyped: ({ context }) => context.comment !== null && commentFields.problems(context.comment).text === undefined,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign(({ context }, { id }: { id: EmployeeId }) => ({
      employeeId: id,
      goals: context.employeeId === id ? context.goals : [],
      failure: null,
      refusal: null,
    })),
    close: assign({ employeeId: null, goals: [], refusal: null }),
    keepGoals: assign((_, goals: ReadonlyArray<Goal>) => ({ goals })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    begin: assign((_, work: Work) => ({ work, refusal: null })),
    rest: assign({ work: null }),
    take: assign(({ context }, goal: Goal) => ({ goals: withGoal(context.goals, personIn(context), goal) })),
    drop: assign(({ context }) => ({ goals: withoutGoal(context.goals, workIn(context)) })),
    type: assign(({ context: { comment } }, { goalId, id, text }: TypedComment) => ({
      comment: { goalId, id: comment?.goalId === goalId ? comment.id : id, text },
      refusal: null,
    })),
    typeProgress: assign(({ context: { progress } }, { goalId, id, current, note }: TypedProgress) => ({
      progress: { goalId, id: progress?.goalId === goalId ? progress.id : id, current, note },
      refusal: null,
    })),
    forgetProgress: assign({ progress: null }),
    forgetComment: assign({ comment: null }),
    sayWhy: assign(({ context }, failure: Failure) => ({
      refusal: { of: workIn(context), why: failureSentence(failure) },
    })),
    tellChanged: enqueueActions(({ enqueue, system }) => tell({ enqueue, system }, 'goals', { type: 'goals.changed' })),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: goalForm.machine.id }),
    ),
    tellRemoved: enqueueActions(({ context, ...speaking }) =>
      announce(speaking, { kind: 'success', text: removedMessage(workIn(context)) }),
    ),
    leaveRemoved: enqueueActions(({ context, enqueue, system }) => {
      if (workIn(context).kind !== 'goalRemoval') return
      const to = `${pathTo('employee', { id: personIn(context) })}?tab=goals`
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to, replace: true })
    }),
  },
}).createMachine({
  id: 'goals',
  context: {
    employeeId: null,
    goals: [],
    failure: null,
    comment: null,
    progress: null,
    refusal: null,
    work: null,
  },
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: {
        'person.opened': [
          { guard: withEvent('isSamePerson'), actions: [] },
          { target: '.loading', actions: withEvent('open') },
        ],
        'person.closed': { target: '.closed', actions: 'close' },
      },
      states: {
        closed: {},
        ...loadingStates<GoalPorts['loadGoals']>()({
          load: 'loadGoals',
          input: ({ context }: { context: GoalsContext }) => ({ id: personIn(context) }),
          keep: 'keepGoals',
          missing: 'notFound',
        }),
        showing: {},
      },
    },
    working: {
      initial: 'resting',
      on: {
        'comment.typed': { actions: withEvent('type') },
        'progress.typed': { actions: withEvent('typeProgress') },
        // Work is on a goal of the person shown.
        'person.opened': [{ guard: withEvent('isSamePerson'), actions: [] }, { target: '.resting' }],
        'person.closed': '.resting',
      },
      states: {
        resting: {
          entry: 'rest',
          on: {
            'creation.asked': {
              target: 'editing',
              actions: { type: 'begin', params: ({ event }) => ({ kind: 'creation', id: event.id }) },
            },
            'change.asked': {
              target: 'editing',
              actions: { type: 'begin', params: ({ event }) => ({ kind: 'change', goal: event.goal }) },
            },
            'move.asked': {
              target: 'moving',
              actions: {
                type: 'begin',
                params: ({ event }) => ({ kind: 'move', goal: event.goal, action: event.action }),
              },
            },
            'removal.asked': {
              target: 'removing',
              actions: { type: 'begin', params: ({ event }) => event.subject },
            },
            'comment.sent': [
              {
                guard: 'isTyped',
                target: 'commenting',
                actions: { type: 'begin', params: ({ event }) => ({ kind: 'comment', goal: event.goal }) },
              },
              {},
            ],
            'progress.sent': [
              {
                guard: withEvent('isProgress'),
                target: 'progressing',
                actions: { type: 'begin', params: ({ event }) => ({ kind: 'progress', goal: event.goal }) },
              },
              {},
            ],
          },
        },
        editing: {
          exit: 'tellClosed',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => {
              const work = workIn(context)
              const base = work.kind === 'change' ? work.goal : null
              const id = work.kind === 'creation' ? work.id : (base?.id ?? '')
              const scope = { employeeId: personIn(context) }
              return goalForm.inputOf({ scope, id, base, blank: goalFields.blank })
            },
            ...concluding<Goal | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              and: 'tellChanged',
              otherwise: 'resting',
              failed: wording.saveFailed,
            }),
          },
        },
        moving: {
          tags: 'busy',
          invoke: {
            id: 'moveGoal',
            src: 'moveGoal',
            input: ({ context }) => ({ work: workIn(context) }),
            ...settling<MoveGoal>()({
              to: 'resting',
              keep: 'take',
              and: 'tellChanged',
              otherwise: 'resting',
              why: 'sayWhy',
            }),
          },
        },
        removing: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => removalQuestion(personIn(context), workIn(context)),
            ...concluding<ConfirmOutput>()({
              when: 'isConfirmed',
              to: 'resting',
              and: ['tellRemoved', 'leaveRemoved', 'drop', 'tellChanged'],
              otherwise: 'resting',
              failed: wording.removeFailed,
            }),
          },
        },
        progressing: {
          tags: 'busy',
          invoke: {
            id: 'updateProgress',
            src: 'updateProgress',
            input: ({ context }) => {
              const { goalId, id, ...typed } = context.progress as TypedProgress
              return { goalId, update: { id, ...progressUpdateFields.toSaved(typed) } }
            },
            ...settling<GoalPorts['updateProgress']>()({
              to: 'resting',
              keep: 'take',
              and: ['forgetProgress', 'tellChanged'],
              otherwise: 'resting',
              why: 'sayWhy',
            }),
          },
          // What is being sent is not typed over.
          on: { 'progress.typed': {} },
        },
        commenting: {
          tags: 'busy',
          invoke: {
            id: 'addComment',
            src: 'addComment',
            input: ({ context }) => {
              const { goalId, id, text } = context.comment as TypedComment
              return { goalId, comment: { id, text: text.trim() } }
            },
            ...settling<GoalPorts['addComment']>()({
              to: 'resting',
              keep: 'take',
              and: 'forgetComment',
              otherwise: 'resting',
              why: 'sayWhy',
              also: { type: 'announce', params: { kind: 'error', text: wording.commentFailed } },
            }),
          },
          // What is being sent is not typed over.
          on: { 'comment.typed': {} },
        },
      },
    },
  },
})

export type GoalsActor = ActorRefFrom<typeof goalsMachine>
