import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { actsDone, wording } from '../../../domain/reviews/cycles/wording.ts'
import { type Announcement, announce, type Toast } from '../../kit/announce.ts'
import { isConfirmed } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import type { ConfirmOutput } from '../../kit/confirm.machine.ts'
import { withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { outcomeSaid } from './cycleOutcome.ts'
import { type CycleAnswer, type CycleAsked, cycleQuestion, questionAbout } from './cycleQuestion.ts'

/**
 * What is done with the cycle whose page is open: pause, go on, end, remind all who are late, take back.
 *
 * Rules it keeps: each stands behind a question, one at a time; what came of many reviews stays on the page
 * (`cycleOutcome.ts`); after each the cycle and its reviews are read again; leaving the page leaves the question.
 *
 * Events: `work.asked {asked}`, `work.left`. Reads: `children.confirmation`. Emits `toast`.
 * Tells `cycles.changed` to the area. System id: `reviewCycleWork`.
 */
interface Context {
  readonly asked: CycleAsked | null
}

type Event = { readonly type: 'work.asked'; readonly asked: CycleAsked } | { readonly type: 'work.left' }

export const cycleWorkMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { confirmation: 'confirmation' }
  },
  actors: { confirmation: cycleQuestion.machine },
  guards: { isConfirmed },
  actions: {
    announce: enqueueActions(announce),
    ask: assign((_, { asked }: { asked: CycleAsked }) => ({ asked })),
    forget: assign({ asked: null }),
    tellDone: enqueueActions((speaking, answer: CycleAnswer) => {
      announce(speaking, saidOf(answer))
      if (answer.kind !== 'acted') tell(speaking, 'reviewCycleOutcome', { type: 'outcome.arrived', outcome: answer })
      tell(speaking, 'reviews/cycles', {
        type: 'cycles.changed',
        gone: answer.kind === 'takenBack' && answer.takenBack.isGone ? answer.id : null,
      })
    }),
  },
}).createMachine({
  id: 'reviewCycleWork',
  context: { asked: null },
  initial: 'resting',
  states: {
    resting: { entry: 'forget', on: { 'work.asked': { target: 'asking', actions: withEvent('ask') } } },
    asking: {
      on: { 'work.left': 'resting' },
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context: { asked } }) => questionAbout(asked as CycleAsked),
        ...concluding<ConfirmOutput<CycleAnswer>>()({
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

const saidOf = (answer: CycleAnswer): Announcement =>
  answer.kind === 'acted' ? { kind: 'success', text: actsDone[answer.act] } : outcomeSaid(answer)

export type CycleWorkActor = ActorRefFrom<typeof cycleWorkMachine>
