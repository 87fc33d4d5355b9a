import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { ChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import { movingFields, planFields } from '../../../domain/orgChart/plans/plan.fields.ts'
import { stepOf } from '../../../domain/orgChart/plans/stale.ts'
import { actsDone, wording } from '../../../domain/orgChart/plans/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isConfirmed, isSaved, succeeded } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import type { ConfirmOutput } from '../../kit/confirm.machine.ts'
import { failedBecause } from '../../kit/failureSentence.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { type PlanBegun, planForm, planMoveForm } from './forms.ts'
import { type PlanAsked, planQuestion, questionAbout } from './planQuestion.ts'
import type { PlanPorts } from './plans.ports.ts'

/**
 * What is done with plans of a reorganisation: one is begun or renamed, a move is put into it or taken out, and it is led
 * from state to state.
 *
 * Rules it keeps: one thing at a time; what is typed is asked about before it is left (§ 2.3); each step of its life stands
 * behind a question; a move that is stale is put in anew by one press; a new plan leads to its page; every change is told.
 *
 * Events: `plan.opened {id, base}`, `move.opened {id, begun}`, `move.dropped {plan, person}`, `move.renewed {plan, person}`,
 * `act.asked {asked}`, `work.left`. Reads: `children.{form, moveForm, confirmation}`, `hasTag('saving')`. Emits `toast`.
 * Tells `plans.changed` to the area. System id: `chartPlanWork`.
 */
interface Context {
  readonly id: string
  readonly base: ChartPlan | null
  readonly begun: PlanBegun | null
  readonly changed: Changed | null
  readonly asked: PlanAsked | null
}

interface OfMove {
  readonly plan: ChartPlan
  readonly person: EmployeeId
}

interface Changed extends OfMove {
  readonly isKept: boolean
}

type Event =
  /** The id of a new one is made by the opener. */
  | { readonly type: 'plan.opened'; readonly id: string; readonly base: ChartPlan | null }
  | { readonly type: 'move.opened'; readonly id: string; readonly begun: PlanBegun }
  | ({ readonly type: 'move.dropped' } & OfMove)
  | ({ readonly type: 'move.renewed' } & OfMove)
  | { readonly type: 'act.asked'; readonly asked: PlanAsked }
  | { readonly type: 'work.left' }

export const chartPlanWorkMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'saving'
    children: { form: 'form'; moveForm: 'moveForm'; confirmation: 'confirmation'; changeMoves: 'changeMoves' }
  },
  actors: {
    form: planForm.machine,
    moveForm: planMoveForm.machine,
    confirmation: planQuestion.machine,
    changeMoves: port<PlanPorts['changeMoves']>('changeMoves'),
  },
  guards: { isConfirmed, isSaved, succeeded },
  actions: {
    announce: enqueueActions(announce),
    sayWhy: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(wording.actFailed, failure) }),
    ),
    open: assign((_, { id, base }: { id: string; base: ChartPlan | null }) => ({ id, base })),
    begin: assign((_, { id, begun }: { id: string; begun: PlanBegun }) => ({ id, begun })),
    drop: assign((_, { plan, person }: OfMove) => ({ changed: { plan, person, isKept: false } })),
    renew: assign((_, { plan, person }: OfMove) => ({ changed: { plan, person, isKept: true } })),
    ask: assign((_, { asked }: { asked: PlanAsked }) => ({ asked })),
    tellChanged: enqueueActions((speaking) =>
      tell(speaking, 'orgChart/plans', { type: 'plans.changed', isMoved: false }),
    ),
    /** A new one is looked at. */
    tellSaved: enqueueActions((speaking, saved: ChartPlan) => {
      tell(speaking, 'orgChart/plans', { type: 'plans.changed', isMoved: false })
      if (speaking.context.base === null)
        tell(speaking, 'navigation', { type: 'navigation.asked', to: pathTo('orgChartPlan', { id: saved.id }) })
    }),
    tellDone: enqueueActions((speaking, plan: ChartPlan) => {
      announce(speaking, { kind: 'success', text: actsDone[plan.state] })
      tell(speaking, 'orgChart/plans', {
        type: 'plans.changed',
        isMoved: plan.state === 'Published' || plan.state === 'Reverted',
      })
    }),
  },
}).createMachine({
  id: 'chartPlanWork',
  context: { id: '', base: null, begun: null, changed: null, asked: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'plan.opened': { target: 'writing', actions: withEvent('open') },
        'move.opened': { target: 'moving', actions: withEvent('begin') },
        'move.dropped': { target: 'changing', actions: withEvent('drop') },
        'move.renewed': { target: 'changing', actions: withEvent('renew') },
        'act.asked': { target: 'asking', actions: withEvent('ask') },
      },
    },
    writing: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { id, base } }) => planForm.inputOf({ scope: null, id, base, blank: planFields.blank }),
        ...concluding<ChartPlan | null>()({
          when: 'isSaved',
          to: 'resting',
          keep: 'tellSaved',
          otherwise: 'resting',
          failed: wording.saveFailed,
        }),
      },
      on: { 'work.left': 'resting' },
    },
    moving: {
      invoke: {
        id: 'moveForm',
        src: 'moveForm',
        input: ({ context: { id, begun } }) =>
          planMoveForm.inputOf({ scope: begun as PlanBegun, id, base: null, blank: movingFields.blank }),
        ...concluding<ChartPlan | null>()({
          when: 'isSaved',
          to: 'resting',
          and: ['tellChanged'],
          otherwise: 'resting',
          failed: wording.moveFailed,
        }),
      },
      on: { 'work.left': 'resting' },
    },
    changing: {
      tags: 'saving',
      invoke: {
        id: 'changeMoves',
        src: 'changeMoves',
        input: ({ context }) => movesOf(context.changed as Changed),
        ...settling<PlanPorts['changeMoves']>()({
          to: 'resting',
          and: ['tellChanged'],
          otherwise: 'resting',
          why: 'sayWhy',
        }),
      },
    },
    asking: {
      on: { 'work.left': 'resting' },
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context: { asked } }) => questionAbout(asked as PlanAsked),
        ...concluding<ConfirmOutput<ChartPlan>>()({
          when: 'isConfirmed',
          to: 'resting',
          keep: 'tellDone',
          otherwise: 'resting',
          failed: wording.actFailed,
        }),
      },
    },
  },
})

/** One that is kept is taken out and put in again: then it is judged by the chart as it is now. */
const movesOf = ({ plan: { id, moves }, person, isKept }: Changed) => ({
  id,
  drop: [person],
  set: isKept ? moves.filter((move) => move.person.id === person).map(stepOf) : [],
})

export type ChartPlanWorkActor = ActorRefFrom<typeof chartPlanWorkMachine>
