import type { Result } from 'effect'
import { type ActorRefFrom, assign, raise, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Window } from '../../domain/kernel/windows.ts'
import { answerOf, failureOf, succeeded } from './answers.ts'
import { port, provided } from './port.ts'
import { settling, withAnswer, withEvent, withFailure, withOutput } from './settling.ts'
import {
  lengthOf,
  placed,
  type Range,
  type Stretches,
  type Wanted,
  WINDOW,
  wanted,
  withoutRow,
  withRow,
} from './stretches.ts'
import type {
  WindowedListContext as Context,
  CountRows,
  LoadWindow,
  Searchable,
  WindowedListEvent,
} from './windowedList.ts'

const first: Wanted = { place: { limit: WINDOW }, at: 0 }
const top: Range = { from: 0, until: WINDOW }

const nothing: Context = { question: null, stretches: [], count: null, range: top, asked: first, failure: null }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const gapOf = ({ stretches, range, count }: Context): Wanted | null =>
  wanted(stretches, range, lengthOf(stretches, count))

/**
 * A list that is too long to be read at once: of it is read what is in view, and what scrolling shows next.
 *
 * Rules it keeps: another question (search, filter, order) begins anew, and an answer to the one before is not heard any
 * more; who types is asked about when they pause; what is shown stays until something else has come; a window that fails
 * leaves those that are there, and is asked for again after a while, or when somebody says so; what somebody has changed is
 * in its row at once, and then the rows in view are read again, for they may stand elsewhere by now. How many there are is
 * counted after the first rows, unless they are all; what is refused is not asked for again by itself.
 *
 * Events: `list.asked {question}`, `list.closed`, `rows.shown {from, until}`, `retry.asked`, `news.heard`,
 * `row.arrived {row}`, `row.left {id}`. Reads: `context.{question, stretches, count, failure}` (by `windowedListOf`'s
 * `rowsIn` and `lengthIn`); `matches({ reading })`, `hasTag('loading')`.
 */
const machineOf = (id: string, idOf: (row: unknown) => string) =>
  setup({
    types: {} as { context: Context; events: WindowedListEvent; tags: 'loading' },
    actors: {
      load: port<LoadWindow<unknown, unknown>>(`${id}.load`),
      count: port<CountRows<unknown>>(`${id}.count`),
    },
    delays: { pause: 150, patience: 4_000 },
    guards: {
      succeeded,
      isSameQuestion: ({ context }, { question }: { question: Searchable }) => isSame(context.question, question),
      isTyping: ({ context }, { question }: { question: Searchable }) =>
        isSame({ ...context.question, search: '' }, { ...question, search: '' }),
      hasGap: ({ context }) => gapOf(context) !== null,
      /** What is asked for has been scrolled past. */
      isElsewhere: ({ context }, { from, until }: Range) =>
        context.asked.at + WINDOW < from || context.asked.at - WINDOW > until,
      isNothingThere: ({ context: { asked } }, answer: Result.Result<Window<unknown>, Failure>) =>
        asked.place.from !== undefined && succeeded(null, answer) && answerOf(answer).rows.length === 0,
      isRefused: (_, answer: Result.Result<unknown, Failure>) => failureOf(answer)._tag === 'Refused',
      isUncounted: ({ context }) => context.stretches.at(-1)?.after != null || (context.stretches[0]?.at ?? 0) > 0,
    },
    actions: {
      ask: assign((_, { question }: { question: Searchable }) => ({ question, failure: null })),
      close: assign(nothing),
      see: assign((_, { from, until }: Range) => ({ range: { from, until } })),
      aim: assign(({ context }) => ({ asked: gapOf(context) ?? context.asked, failure: null })),
      aimAtView: assign(({ context: { range } }) => {
        const from = Math.max(0, Math.min(range.from, range.until - WINDOW))
        return { asked: { place: from === 0 ? first.place : { from, limit: WINDOW }, at: from } }
      }),
      begin: assign((_, window: Window<unknown>) => ({
        stretches: [{ ...window, at: 0 }],
        count: null,
        range: top,
        failure: null,
      })),
      renew: assign(({ context: { asked } }, window: Window<unknown>) => ({
        stretches: placed([], asked, window, idOf),
        failure: null,
      })),
      keep: assign(({ context: { stretches, asked, count } }, window: Window<unknown>) => ({
        stretches: placed(stretches, asked, window, idOf),
        // Nothing stands there: the list is no longer than that.
        count: window.rows.length === 0 && asked.place.from !== undefined ? asked.at : count,
      })),
      keepCount: assign((_, count: number) => ({ count })),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      take: assign(({ context }, { row }: { row: unknown }) => ({ stretches: withRow(context.stretches, row, idOf) })),
      drop: assign(({ context }, { id }: { id: string }) => ({
        stretches: withoutRow(context.stretches, id, idOf),
        count: context.count === null ? null : Math.max(0, context.count - 1),
      })),
      wantCount: raise({ type: 'count.wanted' }),
      tellNews: raise({ type: 'news.heard' }),
    },
  }).createMachine({
    id,
    context: nothing,
    type: 'parallel',
    on: {
      'row.arrived': { actions: [withEvent('take'), 'tellNews'] },
      'row.left': { actions: [withEvent('drop'), 'tellNews'] },
    },
    states: {
      reading: {
        initial: 'closed',
        on: { 'list.closed': { target: '.closed', actions: 'close' } },
        states: {
          closed: {
            on: { 'list.asked': { target: 'open', actions: withEvent('ask') } },
          },
          open: {
            initial: 'loading',
            on: {
              'list.asked': [
                { guard: withEvent('isSameQuestion'), actions: [] },
                {
                  guard: withEvent('isTyping'),
                  target: '.pausing',
                  actions: withEvent('ask'),
                },
                { target: '.loading', actions: withEvent('ask') },
              ],
              'rows.shown': { actions: withEvent('see') },
            },
            states: {
              pausing: { tags: 'loading', after: { pause: 'loading' } },
              loading: {
                tags: 'loading',
                // What was asked for before a change may be answered without it.
                on: { 'news.heard': { target: 'loading', reenter: true } },
                invoke: {
                  id: 'loadFirst',
                  src: 'load',
                  input: ({ context: { question } }) => ({ question, place: first.place }),
                  ...settling<LoadWindow<unknown, unknown>>()({
                    to: 'showing',
                    keep: 'begin',
                    and: 'wantCount',
                    otherwise: 'failed',
                    why: 'keepFailure',
                  }),
                },
              },
              failed: { on: { 'retry.asked': 'loading' } },
              showing: {
                on: { 'news.heard': 'renewing' },
                always: { guard: 'hasGap', target: 'fetching' },
              },
              fetching: {
                entry: 'aim',
                on: {
                  'news.heard': 'renewing',
                  'rows.shown': [
                    {
                      guard: withEvent('isElsewhere'),
                      target: 'showing',
                      actions: withEvent('see'),
                    },
                    { actions: withEvent('see') },
                  ],
                },
                invoke: {
                  id: 'loadMore',
                  src: 'load',
                  input: ({ context: { question, asked } }) => ({ question, place: asked.place }),
                  ...settling<LoadWindow<unknown, unknown>>()({
                    to: 'showing',
                    keep: 'keep',
                    first: {
                      guard: withOutput('isNothingThere'),
                      target: 'showing',
                      actions: [withAnswer('keep'), 'wantCount'],
                    },
                    or: {
                      guard: withOutput('isRefused'),
                      target: 'refused',
                      actions: withFailure('keepFailure'),
                    },
                    otherwise: 'stalled',
                    why: 'keepFailure',
                  }),
                },
              },
              refused: { on: { 'retry.asked': 'showing', 'news.heard': 'renewing' } },
              stalled: {
                on: { 'retry.asked': 'showing', 'news.heard': 'renewing' },
                after: { patience: 'showing' },
              },
              renewing: {
                entry: 'aimAtView',
                on: { 'news.heard': { target: 'renewing', reenter: true } },
                invoke: {
                  id: 'loadAgain',
                  src: 'load',
                  input: ({ context: { question, asked } }) => ({ question, place: asked.place }),
                  ...settling<LoadWindow<unknown, unknown>>()({
                    to: 'showing',
                    keep: 'renew',
                    and: 'wantCount',
                    otherwise: 'showing',
                  }),
                },
              },
            },
          },
        },
      },
      counting: {
        initial: 'resting',
        on: {
          'list.closed': '.resting',
          'list.asked': [{ guard: withEvent('isSameQuestion'), actions: [] }, { target: '.resting' }],
        },
        states: {
          resting: { on: { 'count.wanted': [{ guard: 'isUncounted', target: 'counting' }, {}] } },
          counting: {
            on: { 'count.wanted': { target: 'counting', reenter: true } },
            invoke: {
              id: 'countRows',
              src: 'count',
              input: ({ context: { question } }) => ({ question }),
              ...settling<CountRows<unknown>>()({ to: 'resting', keep: 'keepCount', otherwise: 'resting' }),
            },
          },
        },
      },
    },
  })

export type WindowedListMachine = ReturnType<typeof machineOf>
export type WindowedListActor = ActorRefFrom<WindowedListMachine>

/** A windowed list under its own types. */
export const windowedListOf = <Question extends Searchable, Row>(id: string, idOf: (row: Row) => string) => ({
  machine: machineOf(id, idOf as (row: unknown) => string),
  provide: ({ load, count }: { readonly load: LoadWindow<Question, Row>; readonly count: CountRows<Question> }) =>
    machineOf(id, idOf as (row: unknown) => string).provide({
      actors: { load: provided(load as LoadWindow<unknown, unknown>), count: provided(count as CountRows<unknown>) },
    }),
  asked: (question: Question): WindowedListEvent => ({ type: 'list.asked', question }),
  arrived: (row: Row): WindowedListEvent => ({ type: 'row.arrived', row }),
  left: (id: string): WindowedListEvent => ({ type: 'row.left', id }),
  stretchesIn: ({ context }: { readonly context: Context }) => context.stretches as Stretches<Row>,
})
