import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Employee } from '../../../domain/employees/nouns.ts'
import { failures, sentences } from '../../../domain/employees/starting/wording.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isSaved } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import { partNow } from '../../kit/library.ts'
import { withEvent } from '../../kit/settling.ts'
import { tellProfile } from '../profileNews.ts'
import { reinstatementMachine } from './reinstatement.machine.ts'

/**
 * How somebody starts again, beside their page.
 *
 * Rules it keeps: one dialog at a time; who comes back stands on the page, and in the list, without another reading.
 *
 * Events: `reinstatement.asked {employee, today}`. Reads: `matches('resting' | 'reinstating')`; `children.reinstatement`
 * while asking. Emits `toast`. System id: `startingAgain`.
 */
interface Context {
  /** Of whom, while it is asked. */
  readonly of: { readonly employee: Employee; readonly today: Day } | null
}

type Event = { readonly type: 'reinstatement.asked'; readonly employee: Employee; readonly today: Day }

export const startingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { reinstatement: 'reinstatement' }
  },
  actors: { reinstatement: reinstatementMachine },
  guards: { isSaved },
  actions: {
    announce: enqueueActions(announce),
    remember: assign((_, { employee, today }: { employee: Employee; today: Day }) => ({ of: { employee, today } })),
    forget: assign({ of: null }),
    take: enqueueActions((speaking, employee: Employee) => {
      tellProfile(speaking, employee)
      announce(speaking, { kind: 'success', text: sentences.reinstated(employee.fullName) })
    }),
  },
}).createMachine({
  id: 'starting',
  context: { of: null },
  initial: 'resting',
  states: {
    resting: { on: { 'reinstatement.asked': { target: 'reinstating', actions: withEvent('remember') } } },
    reinstating: {
      exit: 'forget',
      invoke: {
        id: 'reinstatement',
        src: 'reinstatement',
        input: ({ context, self }) => {
          const { employee, today } = context.of as NonNullable<Context['of']>
          return { employee, today, people: () => partNow(self, 'employees') ?? [] }
        },
        ...concluding<Employee | null>()({
          when: 'isSaved',
          to: 'resting',
          keep: 'take',
          otherwise: 'resting',
          failed: failures.reinstate,
        }),
      },
    },
  },
})

export type StartingActor = ActorRefFrom<typeof startingMachine>
