import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Handover } from '../../../domain/employees/accounts/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { succeeded } from '../../kit/answers.ts'
import { port } from '../../kit/port.ts'
import { settling } from '../../kit/settling.ts'
import type { LeftoverPorts } from './accounts.ports.ts'

/**
 * What still stands out with somebody who is about to leave, beside the dialog that terminates.
 *
 * Rules it keeps: it is read once, and again only when asked for after a failure; the dialog works without it.
 *
 * Events: `retry.asked`. Reads: `context.leftovers`; `matches('loading' | 'shown' | 'failed')`.
 */
export interface LeftoversInput {
  readonly id: EmployeeId
}

interface Context extends LeftoversInput {
  readonly leftovers: ReadonlyArray<Handover>
}

export const leftoversMachine = setup({
  types: {} as { context: Context; events: { readonly type: 'retry.asked' }; input: LeftoversInput },
  actors: { loadLeftovers: port<LeftoverPorts['loadLeftovers']>('loadLeftovers') },
  guards: { succeeded },
  actions: {
    keep: assign((_, leftovers: ReadonlyArray<Handover>) => ({ leftovers })),
  },
}).createMachine({
  id: 'leftovers',
  context: ({ input }) => ({ ...input, leftovers: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadLeftovers',
        src: 'loadLeftovers',
        input: ({ context: { id } }) => ({ id }),
        ...settling<LeftoverPorts['loadLeftovers']>()({ to: 'shown', keep: 'keep', otherwise: 'failed' }),
      },
    },
    shown: {},
    failed: { on: { 'retry.asked': 'loading' } },
  },
})

export type LeftoversActor = ActorRefFrom<typeof leftoversMachine>
