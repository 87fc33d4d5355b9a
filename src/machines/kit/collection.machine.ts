import type { Result } from 'effect'
import { assign, enqueueActions, type OutputFrom, setup } from 'xstate'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from './announce.ts'
import { answerOf, defect, succeeded } from './answers.ts'
import { type Port, type PortLogic, port } from './port.ts'
import type { Retyped } from './retyped.ts'
import { settling, withEvent, withFailure, withOutput } from './settling.ts'

/**
 * A list that lives on the server and is worked on here before the server has answered.
 *
 * Rules it keeps: `items` is what the server last said (`base`) with the changes still under way (`pending`) laid over
 * it; changes go out one at a time in the order they were asked for; one that is refused is taken back alone, those
 * after it stay; an answer to a change is not lost to a list that was read before it; a list grown older than
 * `staleAfterMs` is read again when the page is shown.
 *
 * Events: `change.asked {change}`, `refresh.asked {now}`, `page.shown {now}`, `item.arrived {item}` (saved elsewhere),
 * `item.left {id}`. Reads: `context.{items, pending, failure}`; `matches({ reading: 'loading' | 'fresh' | 'failed' })`;
 * `hasTag('loading')`, `hasTag('saving')`. Emits `toast`.
 */
export interface Identified {
  readonly id: string
}

export interface CollectionShape<Item extends Identified, Change extends Identified> {
  readonly id: string
  readonly staleAfterMs: number
  /** The item as it will be once the server agrees; null when it will be gone. */
  readonly changed: (item: Item | undefined, change: Change) => Item | null
  readonly messages: {
    readonly done: (change: Change) => string | null
    readonly refused: (change: Change, failure: Failure) => string
  }
}

interface CollectionInput<Item> {
  /** What is already known, shown until the first reading has answered. */
  readonly first: ReadonlyArray<Item>
  readonly now: number
}

type LoadItems<Item> = Port<void, ReadonlyArray<Item>, Failure>

/** `item` is the server's latest, so that a change carries the right version however long it waited. */
export type SendChange<Item, Change> = Port<
  { readonly change: Change; readonly item: Item | null },
  Item | null,
  Failure
>

type Base<Item> = ReadonlyMap<string, Item>

interface CollectionContext<Item, Change> {
  readonly base: Base<Item>
  readonly pending: ReadonlyArray<Change>
  readonly items: ReadonlyArray<Item>
  readonly failure: Failure | null
  readonly askedAt: number
  /** What came back since the reading under way was asked for; null when the item has gone. */
  readonly since: ReadonlyMap<string, Item | null>
}

type CollectionEvent<Item, Change> =
  | { readonly type: 'change.asked'; readonly change: Change }
  | { readonly type: 'refresh.asked'; readonly now: number }
  | { readonly type: 'page.shown'; readonly now: number }
  | { readonly type: 'item.arrived'; readonly item: Item }
  | { readonly type: 'item.left'; readonly id: string }

/** XState's types do not resolve over type parameters, so the machine is written over these; `collectionMachine` dresses it. */
type Item = Identified
type Change = Identified
type Context = CollectionContext<Item, Change>
type Settled = readonly [id: string, item: Item | null]

const undressed = (shape: CollectionShape<Item, Change>) => {
  const overlaid = (base: Base<Item>, pending: ReadonlyArray<Change>): ReadonlyArray<Item> => {
    if (pending.length === 0) return [...base.values()]
    const items = new Map(base)
    for (const change of pending) put(items, [change.id, shape.changed(items.get(change.id), change)])
    return [...items.values()]
  }

  const put = (items: Map<string, Item>, [id, item]: Settled) => {
    if (item === null) items.delete(id)
    else items.set(id, item)
  }

  const settled = (context: Context, [id, item]: Settled, pending = context.pending) => {
    const base = new Map(context.base)
    put(base, [id, item])
    return { base, pending, items: overlaid(base, pending), since: new Map(context.since).set(id, item) }
  }

  return setup({
    types: {} as {
      context: Context
      events: CollectionEvent<Item, Change>
      emitted: Toast
      input: CollectionInput<Item>
      tags: 'loading' | 'saving'
    },
    actors: {
      load: port<LoadItems<Item>>(`${shape.id}.load`),
      send: port<SendChange<Item, Change>>(`${shape.id}.send`),
    },
    guards: {
      succeeded,
      hasPending: ({ context }) => context.pending.length > 0,
      isStale: ({ context }: { context: Context }, { now }: { now: number }) =>
        now - context.askedAt > shape.staleAfterMs,
    },
    actions: {
      enqueue: assign(({ context }, { change }: { change: Change }) => {
        const pending = [...context.pending, change]
        return { pending, items: overlaid(context.base, pending) }
      }),
      keepTime: assign((_, { now }: { now: number }) => ({ askedAt: now })),
      forgetSince: assign({ since: new Map(), failure: null }),
      replace: assign(({ context }, answer: ReadonlyArray<Item>) => {
        const base = new Map(answer.map((item) => [item.id, item] as const))
        for (const late of context.since) put(base, late)
        return { base, items: overlaid(base, context.pending), since: new Map<string, Item | null>() }
      }),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      take: assign(({ context }, { item }: { item: Item }) => settled(context, [item.id, item])),
      drop: assign(({ context }, { id }: { id: string }) => settled(context, [id, null])),
      commit: assign(({ context }, answer: Result.Result<Item | null, Failure>) => {
        const [change, ...rest] = context.pending
        return change ? settled(context, [change.id, answerOf(answer)], rest) : {}
      }),
      takeBack: assign(({ context }) => {
        const pending = context.pending.slice(1)
        return { pending, items: overlaid(context.base, pending) }
      }),
      tellDone: enqueueActions(({ context: { pending }, ...speaking }) => {
        const text = pending[0] && shape.messages.done(pending[0])
        if (text) announce(speaking, { kind: 'success', text })
      }),
      tellRefused: enqueueActions(({ context: { pending }, ...speaking }, failure: Failure) => {
        if (pending[0]) announce(speaking, { kind: 'error', text: shape.messages.refused(pending[0], failure) })
      }),
    },
  }).createMachine({
    id: shape.id,
    type: 'parallel',
    context: ({ input }) => ({
      base: new Map(input.first.map((item) => [item.id, item])),
      pending: [],
      items: input.first,
      failure: null,
      askedAt: input.now,
      since: new Map(),
    }),
    on: {
      'change.asked': { actions: withEvent('enqueue') },
      'item.arrived': { actions: withEvent('take') },
      'item.left': { actions: withEvent('drop') },
    },
    states: {
      reading: {
        initial: 'loading',
        states: {
          loading: {
            tags: 'loading',
            entry: 'forgetSince',
            invoke: {
              id: 'load',
              src: 'load',
              ...settling<LoadItems<Item>>()({
                to: 'fresh',
                keep: 'replace',
                otherwise: 'failed',
                why: 'keepFailure',
              }),
            },
          },
          fresh: {
            on: {
              'refresh.asked': { target: 'loading', actions: withEvent('keepTime') },
              'page.shown': [
                {
                  guard: withEvent('isStale'),
                  target: 'loading',
                  actions: withEvent('keepTime'),
                },
                { target: 'fresh' },
              ],
            },
          },
          failed: {
            on: {
              'refresh.asked': { target: 'loading', actions: withEvent('keepTime') },
              'page.shown': { target: 'loading', actions: withEvent('keepTime') },
            },
          },
        },
      },
      writing: {
        initial: 'resting',
        states: {
          resting: { always: { guard: 'hasPending', target: 'sending' } },
          sending: {
            tags: 'saving',
            invoke: {
              id: 'send',
              src: 'send',
              input: ({ context }) => {
                const change = context.pending[0] as Change
                return { change, item: context.base.get(change.id) ?? null }
              },
              onDone: [
                {
                  guard: withOutput('succeeded'),
                  target: 'resting',
                  actions: ['tellDone', withOutput('commit')],
                },
                {
                  target: 'resting',
                  actions: [withFailure('tellRefused'), 'takeBack'],
                },
              ],
              onError: {
                target: 'resting',
                actions: [{ type: 'tellRefused', params: defect }, 'takeBack'],
              },
            },
          },
        },
      },
    },
  })
}

type Undressed = ReturnType<typeof undressed>

export type CollectionMachine<I, C> = Retyped<
  Undressed,
  CollectionInput<I>,
  OutputFrom<Undressed>,
  CollectionEvent<I, C>,
  CollectionContext<I, C>,
  | { src: 'load'; logic: PortLogic<LoadItems<I>>; id: string | undefined }
  | { src: 'send'; logic: PortLogic<SendChange<I, C>>; id: string | undefined }
>

export const collectionMachine = <I extends Identified, C extends Identified>(
  shape: CollectionShape<I, C>,
): CollectionMachine<I, C> =>
  undressed(shape as unknown as CollectionShape<Item, Change>) as unknown as CollectionMachine<I, C>
