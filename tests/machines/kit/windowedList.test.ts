import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Window, WindowPlace } from '../../../src/domain/kernel/windows.ts'
import { WINDOW } from '../../../src/machines/kit/stretches.ts'
import { windowedListOf } from '../../../src/machines/kit/windowedList.machine.ts'
import { lengthIn } from '../../../src/machines/kit/windowedList.ts'
import { aClock, held, refused, settled, unreachable } from '../ports.ts'

interface Asked {
  readonly search: string
  readonly sort: string
}

interface Book {
  readonly id: string
  readonly title: string
}

const shelf = windowedListOf<Asked, Book>('shelf', ({ id }) => id)

const books = (from: number, count: number): ReadonlyArray<Book> =>
  Array.from({ length: count }, (_, at) => ({ id: String(from + at), title: `Book ${from + at}` }))

const aWindow = (from: number, count: number, isLast = false): Window<Book> => ({
  rows: books(from, count),
  before: from === 0 ? null : `before ${from}`,
  after: isLast ? null : `after ${from + count - 1}`,
})

const byTitle: Asked = { search: '', sort: 'title' }

const aShelf = () => {
  const load = held<{ question: Asked; place: WindowPlace }, Window<Book>>()
  const count = held<{ question: Asked }, number>()
  const clock = aClock()
  const actor = createActor(shelf.machine.provide({ actors: { load: load.logic, count: count.logic } }), {
    clock,
  }).start()
  const at = () => actor.getSnapshot()
  const rows = () => shelf.stretchesIn(at()).flatMap(({ rows }) => rows)
  const opened = async () => {
    actor.send(shelf.asked(byTitle))
    await load.give(aWindow(0, WINDOW))
    await count.give(1_000)
  }
  const places = () => load.asked.map(({ place }) => place)
  return { actor, load, count, clock, at, rows, opened, places }
}

describe('A list that is too long to be read at once', () => {
  it('reads its first window, and then counts', async () => {
    const { actor, load, count, at, rows } = aShelf()
    actor.send(shelf.asked(byTitle))
    expect([at().hasTag('loading'), count.asked.length]).toEqual([true, 0])
    await load.give(aWindow(0, WINDOW))
    expect([rows().length, lengthIn(at()), count.asked]).toEqual([100, 120, [{ question: byTitle }]])
    await count.give(1_000)
    expect(lengthIn(at())).toBe(1_000)
  })

  it('counts nothing when they are all there', async () => {
    const { actor, load, count, at } = aShelf()
    actor.send(shelf.asked(byTitle))
    await load.give(aWindow(0, 3, true))
    expect([lengthIn(at()), count.asked.length]).toEqual([3, 0])
  })

  it('reads on before somebody has scrolled to the end of what is there', async () => {
    const { actor, load, opened, places, rows } = aShelf()
    await opened()
    actor.send({ type: 'rows.shown', from: 60, until: 110 })
    actor.send({ type: 'rows.shown', from: 65, until: 115 })
    await load.give(aWindow(100, WINDOW))
    expect([places().slice(1), rows().length]).toEqual([[{ after: 'after 99', limit: WINDOW }], 200])
  })

  it('asks for what is in view, and not for what was dragged past', async () => {
    const { actor, load, opened, places, at } = aShelf()
    await opened()
    actor.send({ type: 'rows.shown', from: 300, until: 340 })
    actor.send({ type: 'rows.shown', from: 900, until: 940 })
    await load.give(aWindow(300, WINDOW))
    await load.give(aWindow(900, WINDOW, true))
    expect(places().slice(1)).toEqual([
      { from: 300, limit: WINDOW },
      { from: 900, limit: WINDOW },
    ])
    expect(at().context.stretches.map(({ at }) => at)).toEqual([0, 900])
  })

  it('counts anew when nothing is where it was dragged to', async () => {
    const { actor, load, count, opened, at } = aShelf()
    await opened()
    actor.send({ type: 'rows.shown', from: 900, until: 940 })
    await load.give({ rows: [], before: null, after: null })
    expect([lengthIn(at()), count.asked.length]).toEqual([900, 2])
    await count.give(140)
    expect(lengthIn(at())).toBe(140)
  })
})

describe('Another question', () => {
  it('begins anew; what is shown stays until something else has come, and the old answer is not heard', async () => {
    const { actor, load, opened, rows, at } = aShelf()
    await opened()
    actor.send({ type: 'rows.shown', from: 90, until: 130 })
    actor.send(shelf.asked({ search: '', sort: 'year' }))
    await load.give(aWindow(100, WINDOW))
    expect([rows().length, at().hasTag('loading')]).toEqual([100, true])
    await load.give(aWindow(500, 2, true))
    expect(rows().map(({ id }) => id)).toEqual(['500', '501'])
  })

  it('is asked when somebody who types pauses', async () => {
    const { actor, load, opened, clock } = aShelf()
    await opened()
    for (const search of ['b', 'bo', 'boo']) {
      actor.send(shelf.asked({ ...byTitle, search }))
      clock.increment(100)
    }
    expect(load.asked.length).toBe(1)
    clock.increment(50)
    expect(load.asked.at(-1)?.question.search).toBe('boo')
  })

  it('the same is not asked twice', async () => {
    const { actor, load, opened } = aShelf()
    await opened()
    actor.send(shelf.asked({ ...byTitle }))
    expect(load.asked.length).toBe(1)
  })
})

describe('A window that fails', () => {
  it('leaves those that are there, and is asked for again after a while', async () => {
    const { actor, load, opened, rows, at, clock } = aShelf()
    await opened()
    actor.send({ type: 'rows.shown', from: 90, until: 130 })
    await load.refuse(unreachable)
    expect([rows().length, at().context.failure]).toEqual([100, unreachable])
    clock.increment(4_000)
    await load.give(aWindow(100, WINDOW))
    expect([rows().length, at().context.failure]).toEqual([200, null])
  })

  it('or when somebody says so; what was refused only then', async () => {
    const { actor, load, opened, clock } = aShelf()
    await opened()
    actor.send({ type: 'rows.shown', from: 90, until: 130 })
    await load.refuse(refused('not_allowed', 403))
    clock.increment(60_000)
    expect(load.asked.length).toBe(2)
    actor.send({ type: 'retry.asked' })
    expect(load.asked.length).toBe(3)
  })

  it('the first of all says so, and can be tried again', async () => {
    const { actor, load, at, rows } = aShelf()
    actor.send(shelf.asked(byTitle))
    await load.refuse(unreachable)
    expect(at().matches({ reading: { open: 'failed' } })).toBe(true)
    actor.send({ type: 'retry.asked' })
    await load.give(aWindow(0, 2, true))
    expect(rows().length).toBe(2)
  })
})

describe('What somebody has changed', () => {
  it('is in its row at once, and then the rows in view are read again', async () => {
    const { actor, load, opened, rows, places } = aShelf()
    await opened()
    actor.send({ type: 'rows.shown', from: 40, until: 90 })
    actor.send(shelf.arrived({ id: '50', title: 'Another' }))
    expect(rows()[50]?.title).toBe('Another')
    expect(places().at(-1)).toEqual({ limit: WINDOW })
    await load.give({ ...aWindow(0, WINDOW), rows: [...books(0, 50), ...books(51, 50)] })
    expect(rows()[50]?.id).toBe('51')
  })

  it('far down, it is those in view that are read', async () => {
    const { actor, load, opened, places } = aShelf()
    await opened()
    actor.send({ type: 'rows.shown', from: 500, until: 550 })
    await load.give(aWindow(500, WINDOW))
    actor.send({ type: 'news.heard' })
    expect(places().at(-1)).toEqual({ from: 450, limit: WINDOW })
  })

  it('while another question is on its way, has that asked again: its answer may be of before', async () => {
    const { actor, load, opened, rows, places } = aShelf()
    await opened()
    actor.send(shelf.asked({ ...byTitle, sort: 'author' }))
    actor.send({ type: 'news.heard' })
    expect(places().length).toBe(3)
    await load.give(aWindow(0, 3, true))
    expect(rows().length).toBe(100)
    await load.give(aWindow(0, 2, true))
    expect(rows().length).toBe(2)
  })

  it('what is gone leaves its place to the next, and is counted no more', async () => {
    const { actor, opened, rows, at } = aShelf()
    await opened()
    actor.send(shelf.left('3'))
    expect([rows()[3]?.id, lengthIn(at())]).toEqual(['4', 999])
  })

  it('that cannot be read again leaves what is there', async () => {
    const { actor, load, opened, rows, at } = aShelf()
    await opened()
    actor.send({ type: 'news.heard' })
    await load.refuse(unreachable)
    expect([rows().length, at().matches({ reading: { open: 'showing' } })]).toEqual([100, true])
  })
})

it('nothing is left of a list that is closed', async () => {
  const { actor, opened, rows, at } = aShelf()
  await opened()
  actor.send({ type: 'list.closed' })
  actor.send({ type: 'news.heard' })
  await settled()
  expect([rows(), at().context.question]).toEqual([[], null])
})
