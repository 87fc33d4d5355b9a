import { type ActorRefFrom, assign, setup } from 'xstate'
import type { PaletteEntry } from '../../../domain/session/paletteEntries.ts'
import { stillFound } from '../../../domain/session/search/hits.ts'
import type { SearchHit } from '../../../domain/session/search/nouns.ts'
import { asSent, isWorthAsking } from '../../../domain/session/search/typed.ts'
import { succeeded } from '../../kit/answers.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import type { PalettePorts } from './palette.ports.ts'
import { type PaletteRow, type PaletteRows, rowsFor, type Sight } from './rows.ts'

/**
 * The command palette, from opening to a choice. Ours.
 *
 * Rules it keeps: lists and ranks by the domain (`paletteEntries`, `paletteRanking`); one row is active, the best after
 * each letter, and the arrows go round; what is denied can be reached, so that its reason is heard, but not chosen.
 * Records are searched by the server, when typing pauses: only the answer to what is typed now counts, it moves nothing
 * that is there, and without it the rest still works. Who chooses before anything is there gets the first that comes.
 *
 * Events: `query.typed {query}`, `row.stepped {to}`, `row.pointed {at}`, `row.chosen {at?}` (the active one when it is not
 * said), `search.retried`, `palette.closed`. Reads: `context.{query, rows, more, active}`, `hasTag('looking')`,
 * `matches({ choosing: 'failed' })`. Output: what was chosen, or null.
 */
export type Step = 'next' | 'previous' | 'first' | 'last'

interface Context extends PaletteRows {
  readonly sight: Sight
  readonly query: string
  /** What the server has found of it. */
  readonly hits: ReadonlyArray<SearchHit>
  /** Chosen while nothing was there yet. */
  readonly choosesFirst: boolean
  /** The place of the active row. */
  readonly active: number
  readonly chosen: PaletteEntry | null
}

type Event =
  | { readonly type: 'query.typed'; readonly query: string }
  | { readonly type: 'row.stepped'; readonly to: Step }
  | { readonly type: 'row.pointed'; readonly at: number }
  | { readonly type: 'row.chosen'; readonly at?: number }
  | { readonly type: 'search.retried' }
  | { readonly type: 'palette.closed' }

/** Typed by a hand and not pasted from a book; the rest would only take time. */
const LONGEST_QUERY = 200

/** From the last letter until the server is asked. */
const PAUSE_MS = 150

const rowAt = ({ rows, active }: Context, { at = active }: { readonly at?: number }): PaletteRow | undefined => rows[at]

/** The rows of what is known now; the active one stays the same. */
const refreshed = ({ sight, query, rows, active }: Context, hits: ReadonlyArray<SearchHit>) => {
  const next = rowsFor(sight, query, hits)
  const at = next.rows.findIndex(({ id }) => id === rows[active]?.id)
  return { hits, ...next, active: Math.max(0, at) }
}

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
  delays: { pause: PAUSE_MS },
  actors: { search: port<PalettePorts['search']>('search') },
  guards: {
    succeeded,
    isWorthAsking: (_: unknown, { query }: { query: string }) => isWorthAsking(query.slice(0, LONGEST_QUERY)),
    isEmpty: ({ context }) => context.rows.length === 0,
    choosesFirst: ({ context }) => context.choosesFirst && context.rows[0]?.denied === null,
    isPossible: ({ context }: { context: Context }, event: { readonly at?: number }) =>
      rowAt(context, event)?.denied === null,
  },
  actions: {
    type: assign(({ context }, { query }: { query: string }) => {
      const kept = query.slice(0, LONGEST_QUERY)
      const hits = isWorthAsking(kept) ? stillFound(context.hits, kept) : []
      return { query: kept, active: 0, choosesFirst: false, hits, ...rowsFor(context.sight, kept, hits) }
    }),
    keepHits: assign(({ context }, hits: ReadonlyArray<SearchHit>) => refreshed(context, hits)),
    dropHits: assign(({ context }) => refreshed(context, [])),
    chooseFirst: assign({ choosesFirst: true }),
    step: assign(({ context }, { to }: { to: Step }) => ({ active: steppedTo(context, to) })),
    point: assign((_, { at }: { at: number }) => ({ active: at })),
    choose: assign(({ context }, event: { readonly at?: number }) => ({ chosen: rowAt(context, event) ?? null })),
  },
}).createMachine({
  id: 'palette',
  context: ({ input: { sight } }) => ({
    sight,
    query: '',
    hits: [],
    choosesFirst: false,
    active: 0,
    chosen: null,
    ...rowsFor(sight, ''),
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'query.typed': [
          { guard: withEvent('isWorthAsking'), target: '.pausing', actions: withEvent('type') },
          { target: '.settled', actions: withEvent('type') },
        ],
        'row.stepped': { actions: withEvent('step') },
        'row.pointed': { actions: withEvent('point') },
        'row.chosen': [
          {
            guard: withEvent('isPossible'),
            target: 'closed',
            actions: withEvent('choose'),
          },
          { guard: 'isEmpty', actions: 'chooseFirst' },
          // Its row says why not.
          {},
        ],
        'palette.closed': 'closed',
      },
      initial: 'settled',
      states: {
        settled: {
          always: {
            guard: 'choosesFirst',
            target: '#palette.closed',
            actions: { type: 'choose', params: { at: 0 } },
          },
        },
        pausing: {
          tags: 'looking',
          after: { pause: 'asking' },
        },
        asking: {
          tags: 'looking',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ text: asSent(context.query) }),
            ...settling<PalettePorts['search']>()({
              to: 'settled',
              keep: 'keepHits',
              otherwise: 'failed',
              also: 'dropHits',
            }),
          },
        },
        failed: { on: { 'search.retried': 'asking' } },
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.chosen,
})

export type PaletteActor = ActorRefFrom<typeof paletteMachine>
