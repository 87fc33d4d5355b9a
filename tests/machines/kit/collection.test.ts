import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { collectionMachine } from '../../../src/machines/kit/collection.machine.ts'
import { breaking, held, refused, settled, unreachable } from '../ports.ts'

interface Item {
  readonly id: string
  readonly size: number
}

interface Resize {
  readonly id: string
  readonly by: number
}

const machine = collectionMachine<Item, Resize>({
  id: 'things',
  staleAfterMs: 60_000,
  changed: (item, { by }) => (item ? { ...item, size: item.size + by } : null),
  messages: {
    done: ({ id }) => (id === 'a' ? 'a is resized' : null),
    refused: ({ id }) => `${id} could not be resized`,
  },
})

const a: Item = { id: 'a', size: 1 }
const b: Item = { id: 'b', size: 10 }

const aCollection = (first: ReadonlyArray<Item> = [a, b]) => {
  const load = held<string, ReadonlyArray<Item>>()
  const send = held<{ change: Resize; item: Item | null }, Item | null>()
  const actor = createActor(machine.provide({ actors: { load: load.logic, send: send.logic } }), {
    input: { first, now: 0 },
  })
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const sizes = () => Object.fromEntries(actor.getSnapshot().context.items.map(({ id, size }) => [id, size]))
  const resize = (id: string, by: number) => actor.send({ type: 'change.asked', change: { id, by } })
  return { actor, load, send, toasts, sizes, resize, at: () => actor.getSnapshot() }
}

describe('A collection shows what the server said with the changes under way laid over it', () => {
  it('starts with what is known and reads anew at once', async () => {
    const { load, sizes, at } = aCollection()
    expect(sizes()).toEqual({ a: 1, b: 10 })
    expect([at().hasTag('loading'), load.asked.length]).toEqual([true, 1])
    await load.give([a])
    expect([sizes(), at().matches({ reading: 'fresh' })]).toEqual([{ a: 1 }, true])
  })

  it('shows a change before the server has answered, then the server’s answer', async () => {
    const { load, send, sizes, resize, toasts, at } = aCollection()
    await load.give([a, b])
    resize('a', 1)
    expect([sizes(), at().hasTag('saving')]).toEqual([{ a: 2, b: 10 }, true])
    await send.give({ id: 'a', size: 3 })
    expect([sizes(), at().hasTag('saving'), toasts]).toEqual([{ a: 3, b: 10 }, false, ['success: a is resized']])
  })

  it('sends one at a time, in order, each with the item as the server last gave it', async () => {
    const { load, send, resize } = aCollection()
    await load.give([a, b])
    resize('a', 1)
    resize('a', 5)
    expect(send.asked).toEqual([{ change: { id: 'a', by: 1 }, item: a }])
    await send.give({ id: 'a', size: 2 })
    expect(send.asked[1]).toEqual({ change: { id: 'a', by: 5 }, item: { id: 'a', size: 2 } })
  })

  it('takes back the change that is refused, and keeps those after it', async () => {
    const { load, send, sizes, resize, toasts } = aCollection()
    await load.give([a, b])
    resize('a', 1)
    resize('b', 1)
    resize('a', 100)
    expect(sizes()).toEqual({ a: 102, b: 11 })
    await send.refuse(refused('not_allowed', 403))
    expect([sizes(), toasts]).toEqual([{ a: 101, b: 11 }, ['error: a could not be resized']])
    await send.give({ id: 'b', size: 11 })
    await send.give({ id: 'a', size: 101 })
    expect(sizes()).toEqual({ a: 101, b: 11 })
  })

  it('takes back a change whose port broke', async () => {
    const actor = createActor(machine.provide({ actors: { load: held().logic, send: breaking() } }), {
      input: { first: [a], now: 0 },
    }).start()
    actor.send({ type: 'change.asked', change: { id: 'a', by: 1 } })
    await settled()
    expect(actor.getSnapshot().context.items).toEqual([a])
    expect(actor.getSnapshot().matches({ writing: 'resting' })).toBe(true)
  })

  it('lets an item go when the server says it is gone', async () => {
    const { load, send, sizes, resize } = aCollection()
    await load.give([a, b])
    resize('a', 1)
    await send.give(null)
    expect(sizes()).toEqual({ b: 10 })
  })
})

describe('A list that was read before an answer does not undo it', () => {
  it('keeps what was saved while the list was under way', async () => {
    const { load, send, sizes, resize } = aCollection()
    resize('a', 1)
    await send.give({ id: 'a', size: 2 })
    await load.give([a, b])
    expect(sizes()).toEqual({ a: 2, b: 10 })
  })

  it('keeps what arrived from elsewhere, or left, while the list was under way', async () => {
    const { actor, load, sizes } = aCollection()
    actor.send({ type: 'item.arrived', item: { id: 'c', size: 5 } })
    actor.send({ type: 'item.left', id: 'b' })
    await load.give([a, b])
    expect(sizes()).toEqual({ a: 1, c: 5 })
  })

  it('keeps the changes still under way laid over a new list', async () => {
    const { load, sizes, resize } = aCollection()
    resize('a', 1)
    await load.give([{ id: 'a', size: 50 }])
    expect(sizes()).toEqual({ a: 51 })
  })
})

describe('A list is read again', () => {
  it.each([
    [60_000, false],
    [60_001, true],
  ])('when its page is shown %i ms after it was read: %s', async (now, again) => {
    const { actor, load, at } = aCollection()
    await load.give([a])
    actor.send({ type: 'page.shown', now })
    expect(at().hasTag('loading')).toBe(again)
  })

  it('when asked for, however fresh', async () => {
    const { actor, load, at } = aCollection()
    await load.give([a])
    actor.send({ type: 'refresh.asked', now: 1 })
    expect(at().hasTag('loading')).toBe(true)
  })

  it('after a failure, which leaves what was there', async () => {
    const { actor, load, sizes, at } = aCollection()
    await load.refuse(unreachable)
    expect([sizes(), at().context.failure]).toEqual([{ a: 1, b: 10 }, unreachable])
    actor.send({ type: 'page.shown', now: 1 })
    await load.give([b])
    expect([sizes(), at().context.failure]).toEqual([{ b: 10 }, null])
  })
})
