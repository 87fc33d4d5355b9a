import { type ActorRefFrom, assign, setup } from 'xstate'
import type { PaletteEntry } from '../../../domain/session/paletteEntries.ts'
import { withEvent } from '../../kit/settling.ts'
import { type PaletteRow, type PaletteRows, rowsFor, type Sight } from './rows.ts'

/**
 * The command palette, from opening to a choice. Ours.
 *
 * Rules it keeps: lists and ranks by the domain (`paletteEntries`, `paletteRanking`); one row is active, the best after
 * each letter, and the arrows go round; what is denied can be reached, so that its reason is heard, but not chosen.
 *
 * Events: `query.typed {query}`, `row.stepped {to}`, `row.pointed {at}`, `row.chosen {at?}` (the active one when it is not
 * said), `palette.closed`. Reads: `context.{query, rows, more, active}`. Output: what was chosen, or null.
 */
export type Step = 'next' | 'previous' | 'first' | 'last'

interface Context extends PaletteRows {
  readonly sight: Sight
  readonly query: string
  /** The place of the active row. */
  readonly active: number
  readonly chosen: PaletteEntry | null
}

type Event =
  | { readonly type: 'query.typed'; readonly query: string }
  | { readonly type: 'row.stepped'; readonly to: Step }
  | { readonly type: 'row.pointed'; readonly at: number }
  | { readonly type: 'row.chosen'; readonly at?: number }
  | { readonly type: 'palette.closed' }

/** Typed by a hand and not pasted from a book; the rest would only take time. */
const LONGEST_QUERY = 200

const rowAt = ({ rows, active }: Context, { at = active }: { readonly at?: number }): PaletteRow | undefined => rows[at]

const steppedTo = ({ rows, active }: Context, to: Step): number => {
  const last = Math.max(0, rows.length - 1)
  switch (to) {
    case 'first':
      return 0
    case 'last':
      return last
    case 'next':
      return active >= last ? 0 : active + 1
    case 'previous':
      return active <= 0 ? last : active - 1
  }
}

export const paletteMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { readonly sight: Sight }
    output: PaletteEntry | null
  },
  guards: {
    isPossible: ({ context }: { context: Context }, event: { readonly at?: number }) =>
      rowAt(context, event)?.denied === null,
  },
  actions: {
    search: assign(({ context }, { query }: { query: string }) => {
      const kept = query.slice(0, LONGEST_QUERY)
      return { query: kept, active: 0, ...rowsFor(context.sight, kept) }
    }),
    step: assign(({ context }, { to }: { to: Step }) => ({ active: steppedTo(context, to) })),
    point: assign((_, { at }: { at: number }) => ({ active: at })),
    choose: assign(({ context }, event: { readonly at?: number }) => ({ chosen: rowAt(context, event) ?? null })),
  },
}).createMachine({
  id: 'palette',
  context: ({ input: { sight } }) => ({ sight, query: '', active: 0, chosen: null, ...rowsFor(sight, '') }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'query.typed': { actions: withEvent('search') },
        'row.stepped': { actions: withEvent('step') },
        'row.pointed': { actions: withEvent('point') },
        'row.chosen': [
          {
            guard: withEvent('isPossible'),
            target: 'closed',
            actions: withEvent('choose'),
          },
          // Its row says why not.
          {},
        ],
        'palette.closed': 'closed',
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.chosen,
})

export type PaletteActor = ActorRefFrom<typeof paletteMachine>
