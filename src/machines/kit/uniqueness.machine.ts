import { assign, enqueueActions, setup } from 'xstate'
import { succeeded } from './answers.ts'
import { port } from './port.ts'
import type { IsTaken } from './recordFormShape.ts'
import { settling, withEvent } from './settling.ts'
import { tellParent } from './tell.ts'

/**
 * Finds out while somebody types whether what is typed is another record's already.
 *
 * Rules it keeps: the server is asked 300 ms after the last key, and only about the last thing typed; what cannot be found
 * out is said by nobody, since saving finds it.
 *
 * Events: `text.typed {text}` (worth asking about), `text.dropped`. Tells its parent `text.known {text, isTaken}`.
 */
const pauseMs = 300

interface Input {
  readonly scope: unknown
  /** Null for a new record. */
  readonly id: string | null
}

interface Context extends Input {
  readonly text: string
}

export interface TextKnown {
  readonly type: 'text.known'
  readonly text: string
  readonly isTaken: boolean
}

export const uniquenessMachine = setup({
  types: {} as {
    context: Context
    events: { readonly type: 'text.typed'; readonly text: string } | { readonly type: 'text.dropped' }
    input: Input
  },
  delays: { pause: pauseMs },
  actors: { isTaken: port<IsTaken<unknown>>('isTaken') },
  guards: { succeeded },
  actions: {
    keep: assign((_, { text }: { text: string }) => ({ text })),
    tell: enqueueActions(({ context: { text }, enqueue, self }, isTaken: boolean) =>
      tellParent({ enqueue, self }, { type: 'text.known', text, isTaken } satisfies TextKnown),
    ),
  },
}).createMachine({
  id: 'uniqueness',
  context: ({ input }) => ({ ...input, text: '' }),
  initial: 'resting',
  on: {
    'text.typed': { target: '.settling', actions: withEvent('keep') },
    'text.dropped': '.resting',
  },
  states: {
    resting: {},
    settling: { after: { pause: 'asking' } },
    asking: {
      invoke: {
        id: 'isTaken',
        src: 'isTaken',
        input: ({ context }) => context,
        ...settling<IsTaken<unknown>>()({ to: 'resting', keep: 'tell', otherwise: 'resting' }),
      },
    },
  },
})
