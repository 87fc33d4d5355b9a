import { type ActorRefFrom, assign, setup } from 'xstate'

/**
 * A tour of the page: one stop after the other (§ 2.6).
 *
 * Rules it keeps: it goes on and back one stop at a time; after the last it is over; it can be left at any stop. Not here:
 * what the stops are, where they stand, and whether somebody has been shown round before.
 *
 * Events: `stop.passed`, `stop.returned`, `tour.left` (Escape too). Reads: `context.{stops, at}`. Invoked by its owner.
 */
export interface TourInput {
  /** Their ids, in order. */
  readonly stops: ReadonlyArray<string>
}

interface Context extends TourInput {
  readonly at: number
}

type Event = { readonly type: 'stop.passed' } | { readonly type: 'stop.returned' } | { readonly type: 'tour.left' }

export const tourMachine = setup({
  types: {} as { context: Context; events: Event; input: TourInput },
  guards: {
    isLast: ({ context: { stops, at } }) => at >= stops.length - 1,
    isFirst: ({ context }) => context.at === 0,
  },
  actions: {
    goOn: assign(({ context }) => ({ at: context.at + 1 })),
    goBack: assign(({ context }) => ({ at: context.at - 1 })),
  },
}).createMachine({
  id: 'tour',
  context: ({ input }) => ({ ...input, at: 0 }),
  initial: 'showing',
  states: {
    showing: {
      on: {
        'stop.passed': [{ guard: 'isLast', target: 'over' }, { actions: 'goOn' }],
        'stop.returned': [{ guard: 'isFirst' }, { actions: 'goBack' }],
        'tour.left': 'over',
      },
    },
    over: { type: 'final' },
  },
})

export type TourActor = ActorRefFrom<typeof tourMachine>
