import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Handover } from '../../../domain/employees/accounts/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { succeeded } from '../../kit/answers.ts'
import { port } from '../../kit/port.ts'
import { settling } from '../../kit/settling.ts'
import type { HandoverPorts } from './accounts.ports.ts'

/**
 * What a leaver has still to hand over, beside the dialog that terminates.
 *
 * Rules it keeps: it is read once, and again only when asked for after a failure; the dialog works without it.
 *
 * Events: `retry.asked`. Reads: `context.handovers`; `matches('loading' | 'shown' | 'failed')`.
 */
export interface HandoverInput {
  readonly id: EmployeeId
}

interface Context extends HandoverInput {
  readonly handovers: ReadonlyArray<Handover>
}

export const handoverMachine = setup({
  types: {} as { context: Context; events: { readonly type: 'retry.asked' }; input: HandoverInput },
  actors: { loadHandovers: port<HandoverPorts['loadHandovers']>('loadHandovers') },
  guards: { succeeded },
  actions: {
    keep: assign((_, handovers: ReadonlyArray<Handover>) => ({ handovers })),
  },
}).createMachine({
  id: 'handover',
  context: ({ input }) => ({ ...input, handovers: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadHandovers',
        src: 'loadHandovers',
        input: ({ context: { id } }) => ({ id }),
        ...settling<HandoverPorts['loadHandovers']>()({ to: 'shown', keep: 'keep', otherwise: 'failed' }),
      },
    },
    shown: {},
    failed: { on: { 'retry.asked': 'loading' } },
  },
})

export type HandoverActor = ActorRefFrom<typeof handoverMachine>
