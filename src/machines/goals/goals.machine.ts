import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { blankGoal, commentProblem } from '../../domain/goals/drafts.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { answered, defect, failed, succeeded } from '../kit/answers.ts'
import { type ConfirmOutput, confirmMachine } from '../kit/confirm.machine.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { hole } from '../kit/port.ts'
import { tell } from '../kit/tell.ts'
import { goalForm } from './goalForm.ts'
import type { GoalPorts } from './goals.ports.ts'
import { type GoalsContext, type GoalsEvent, personIn, type TypedComment, workIn } from './goalsContext.ts'
import { type MoveGoal, removalQuestion, removalTold, type Work, withGoal, withoutGoal } from './goalWork.ts'

/**
 * The goals of one person (§ 7 Goals): their list, and one piece of work at a time on one of them.
 *
 * Rules it keeps: a person who is not there, or not for the caller, is simply not found; a goal is added and changed in a
 * form, moved on by a press, removed behind a question; a comment is sent once and stays typed until it has arrived, also
 * when the page is left meanwhile; an answer is the goal as it is now, and takes its place in the list.
 * Who may do what is the domain's (`access.ts`, `lifecycle.ts`): the view asks it before it offers anything.
 *
 * Events: `person.opened {id}`, `person.closed`, `retry.asked`; `creation.asked {id}`, `change.asked {goal}`,
 * `move.asked {goal, action}`, `removal.asked {subject}`, `comment.typed {goalId, id, text}`, `comment.sent {goal}`.
 * Reads: `context.{employeeId, goals, failure, comment, refusal, work}`; `matches({ reading })`, `matches({ working })`;
 * `children.form`, `children.confirmation`. Emits `toast`. System id: `goals`.
 */
export const goalsMachine = setup({
  types: {} as {
    context: GoalsContext
    events: GoalsEvent
    emitted: Toast
    input: Pick<GoalsContext, 'tenantId'>
    tags: 'busy'
    children: {
      form: 'form'
      confirmation: 'confirmation'
      loadGoals: 'loadGoals'
      moveGoal: 'moveGoal'
      addComment: 'addComment'
    }
  },
  actors: {
    form: goalForm.machine,
    confirmation: confirmMachine,
    loadGoals: hole<GoalPorts['loadGoals']>('loadGoals'),
    moveGoal: hole<MoveGoal>('moveGoal'),
    addComment: hole<GoalPorts['addComment']>('addComment'),
  },
  guards: {
    succeeded,
    isNotFound: (_: unknown, answer: Result.Result<unknown, Failure>) => {
      const failure = failed(answer)
      // 400: what stands in the address is no id at all.
      return failure._tag === 'Refused' && (failure.status === 404 || failure.status === 400)
    },
    isSamePerson: ({ context }: { context: GoalsContext }, { id }: { id: EmployeeId }) => context.employeeId === id,
    isSaved: (_: unknown, goal: object | null) => goal !== null,
    isConfirmed: (_: unknown, { confirmed }: ConfirmOutput) => confirmed,
    isTyped: ({ context }) => context.comment !== null && commentProblem(context.comment.text) === null,
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
    keepGoals: assign((_, answer: Result.Result<ReadonlyArray<Goal>, Failure>) => ({ goals: answered(answer) })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    begin: assign((_, work: Work) => ({ work, refusal: null })),
    rest: assign({ work: null }),
    take: assign(({ context }, goal: Goal) => ({ goals: withGoal(context.goals, personIn(context), goal) })),
    drop: assign(({ context }) => ({ goals: withoutGoal(context.goals, workIn(context)) })),
    type: assign(({ context: { comment } }, { goalId, id, text }: TypedComment) => ({
      comment: { goalId, id: comment?.goalId === goalId ? comment.id : id, text },
      refusal: null,
    })),
    forgetComment: assign({ comment: null }),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: goalForm.machine.id }),
    ),
    tellRemoved: enqueueActions(({ context, ...speaking }) =>
      announce(speaking, { kind: 'success', text: removalTold(workIn(context)) }),
    ),
    leaveRemoved: enqueueActions(({ context, enqueue, system }) => {
      if (workIn(context).kind !== 'goalRemoval') return
      const to = `/employee/${personIn(context)}?tab=goals`
      tell({ enqueue, system }, 'navigation', { type: 'navigation.asked', to, replace: true })
    }),
  },
}).createMachine({
  id: 'goals',
  context: ({ input }) => ({
    ...input,
    employeeId: null,
    goals: [],
    failure: null,
    comment: null,
    refusal: null,
    work: null,
  }),
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: {
        'person.opened': [
          { guard: { type: 'isSamePerson', params: ({ event }) => event }, actions: [] },
          { target: '.loading', actions: { type: 'open', params: ({ event }) => event } },
        ],
        'person.closed': { target: '.closed', actions: 'close' },
      },
      states: {
        closed: {},
        loading: {
          invoke: {
            id: 'loadGoals',
            src: 'loadGoals',
            input: ({ context }) => ({ tenantId: context.tenantId, id: personIn(context) }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'showing',
                actions: { type: 'keepGoals', params: ({ event }) => event.output },
              },
              { guard: { type: 'isNotFound', params: ({ event }) => event.output }, target: 'notFound' },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => failed(event.output) } },
            ],
            onError: { target: 'failed', actions: { type: 'keepFailure', params: defect } },
          },
        },
        showing: {},
        notFound: { on: { 'retry.asked': 'loading' } },
        failed: { on: { 'retry.asked': 'loading' } },
      },
    },
    working: {
      initial: 'resting',
      on: {
        'comment.typed': { actions: { type: 'type', params: ({ event }) => event } },
        // Work is on a goal of whoever is shown.
        'person.opened': [
          { guard: { type: 'isSamePerson', params: ({ event }) => event }, actions: [] },
          { target: '.resting' },
        ],
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
              const scope = { tenantId: context.tenantId, employeeId: personIn(context) }
              return goalForm.inputOf({ scope, id, base, blank: blankGoal })
            },
            onDone: [
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'take', params: ({ event }) => event.output as Goal },
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: wording.saveFailed } },
            },
          },
        },
        moving: {
          tags: 'busy',
          invoke: {
            id: 'moveGoal',
            src: 'moveGoal',
            input: ({ context }) => ({ tenantId: context.tenantId, work: workIn(context) }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'resting',
                actions: { type: 'take', params: ({ event }) => answered(event.output) },
              },
              { target: 'resting', actions: { type: 'sayWhy', params: ({ event }) => failed(event.output) } },
            ],
            onError: { target: 'resting', actions: { type: 'sayWhy', params: defect } },
          },
        },
        removing: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => removalQuestion(context.tenantId, personIn(context), workIn(context)),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['tellRemoved', 'leaveRemoved', 'drop'],
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'announce', params: { kind: 'error', text: wording.removeFailed } },
            },
          },
        },
        commenting: {
          tags: 'busy',
          invoke: {
            id: 'addComment',
            src: 'addComment',
            input: ({ context }) => {
              const { goalId, id, text } = context.comment as TypedComment
              return { tenantId: context.tenantId, goalId, comment: { id, text: text.trim() } }
            },
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'resting',
                actions: [{ type: 'take', params: ({ event }) => answered(event.output) }, 'forgetComment'],
              },
              {
                target: 'resting',
                actions: [
                  { type: 'sayWhy', params: ({ event }) => failed(event.output) },
                  { type: 'announce', params: { kind: 'error', text: wording.commentFailed } },
                ],
              },
            ],
            onError: { target: 'resting', actions: { type: 'sayWhy', params: defect } },
          },
          // What is being sent is not typed over.
          on: { 'comment.typed': {} },
        },
      },
    },
  },
})

export type GoalsActor = ActorRefFrom<typeof goalsMachine>
