import type { Result } from 'effect'
import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Leftover } from '../../../domain/employees/accounts/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId, TenantId } from '../../../domain/kernel/ids.ts'
import { answered, succeeded } from '../../kit/answers.ts'
import { hole } from '../../kit/port.ts'
import type { LeftoverPorts } from './accounts.ports.ts'

/**
 * What still stands out with somebody who is about to leave, beside the dialog that terminates.
 *
 * Rules it keeps: it is read once, and again only when asked for after a failure; the dialog works without it.
 *
 * Events: `retry.asked`. Reads: `context.leftovers`; `matches('loading' | 'shown' | 'failed')`.
 */
export interface LeftoversInput {
  readonly tenantId: TenantId
  readonly id: EmployeeId
}

interface Context extends LeftoversInput {
  readonly leftovers: ReadonlyArray<Leftover>
}

export const leftoversMachine = setup({
  types: {} as { context: Context; events: { readonly type: 'retry.asked' }; input: LeftoversInput },
  actors: { loadLeftovers: hole<LeftoverPorts['loadLeftovers']>('loadLeftovers') },
  guards: { succeeded },
  actions: {
    keep: assign((_, answer: Result.Result<ReadonlyArray<Leftover>, Failure>) => ({ leftovers: answered(answer) })),
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
        input: ({ context: { tenantId, id } }) => ({ tenantId, id }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
    },
    shown: {},
    failed: { on: { 'retry.asked': 'loading' } },
  },
})

export type LeftoversActor = ActorRefFrom<typeof leftoversMachine>
