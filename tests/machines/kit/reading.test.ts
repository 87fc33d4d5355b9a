import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { readingOf } from '../../../src/machines/kit/reading.machine.ts'
import { breaking, held, refused, settled, unreachable } from '../ports.ts'

const shelf = readingOf<{ readonly id: string }, string>('shelf')

const someReading = () => {
  const read = held<{ id: string }, string>()
  const actor = createActor(shelf.machine.provide({ actors: { read: read.logic } })).start()
  const found = () => shelf.foundIn(actor.getSnapshot())
  return { actor, read, found, at: () => actor.getSnapshot() }
}

describe('Something that is only read', () => {
  it('is read when it is opened, and once', async () => {
    const { actor, read, found } = someReading()
    actor.send(shelf.opened({ id: 'a' }))
    actor.send(shelf.opened({ id: 'a' }))
    await read.give('first')
    expect([read.asked, found()]).toEqual([[{ id: 'a' }], 'first'])
  })

  it('another subject begins with nothing of the first', async () => {
    const { actor, read, found } = someReading()
    actor.send(shelf.opened({ id: 'a' }))
    await read.give('first')
    actor.send(shelf.opened({ id: 'b' }))
    expect([found(), read.asked.length]).toEqual([null, 2])
  })

  it('stays in sight while it is read again, and when that fails', async () => {
    const { actor, read, found, at } = someReading()
    actor.send(shelf.opened({ id: 'a' }))
    await read.give('first')
    actor.send({ type: 'news.heard' })
    expect([at().value, found()]).toEqual(['renewing', 'first'])
    await read.refuse(unreachable)
    expect([at().value, found()]).toEqual(['showing', 'first'])
    actor.send({ type: 'news.heard' })
    await read.give('second')
    expect(found()).toBe('second')
  })

  it('news while it is not open is no news', () => {
    const { actor, read } = someReading()
    actor.send({ type: 'news.heard' })
    expect(read.asked).toEqual([])
  })

  it.each([
    [404, 'notFound'],
    [400, 'notFound'],
    [403, 'failed'],
  ])('a refusal of %d is %s, and can be tried again', async (status, state) => {
    const { actor, read, at } = someReading()
    actor.send(shelf.opened({ id: 'a' }))
    await read.refuse(refused('no', status))
    expect(at().value).toBe(state)
    actor.send({ type: 'retry.asked' })
    await read.give('first')
    expect(at().value).toBe('showing')
  })

  it('nothing is left when it is closed', async () => {
    const { actor, read, found, at } = someReading()
    actor.send(shelf.opened({ id: 'a' }))
    await read.give('first')
    actor.send({ type: 'reading.closed' })
    expect([at().value, found(), at().context.subject]).toEqual(['closed', null, null])
  })

  it('survives a bug in what it runs', async () => {
    const actor = createActor(shelf.machine.provide({ actors: { read: breaking() } })).start()
    actor.send(shelf.opened({ id: 'a' }))
    await settled()
    expect(actor.getSnapshot().matches('failed')).toBe(true)
  })
})
