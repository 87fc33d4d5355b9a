import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Start } from '../../../src/domain/employees/starting/nouns.ts'
import { startProgressMachine } from '../../../src/machines/employees/starting/startProgress.machine.ts'
import { eve, max } from '../../fixtures/people.ts'
import { held, refused } from '../ports.ts'

const start: Start = {
  facts: {
    hasPosition: false,
    hasManager: true,
    hasPhoto: false,
    login: null,
    certifications: null,
    policies: null,
    assets: null,
  },
  ended: null,
}
const ended: Start = { ...start, ended: { by: 'Ava', atUtc: '2026-03-01T00:00:00.000Z' } }

const opened = () => {
  const load = held<unknown, Start | null>()
  const end = held<unknown, Start | null>()
  const actor = createActor(
    startProgressMachine.provide({ actors: { loadStart: load.logic, endStart: end.logic } }),
  ).start()
  const toasts: Array<string> = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.send({ type: 'start.opened', id: eve })
  return { actor, load, end, toasts, at: () => actor.getSnapshot() }
}

describe('how a start is coming along', () => {
  it('is read when a page opens it, once, and anew for another person', async () => {
    const { actor, load, at } = opened()
    actor.send({ type: 'start.opened', id: eve })
    expect(load.asked).toEqual([{ id: eve }])
    await load.give(start)
    expect(at().context.start).toEqual(start)
    actor.send({ type: 'start.opened', id: max })
    expect([load.asked.at(-1), at().context.start]).toEqual([{ id: max }, null])
    actor.send({ type: 'start.closed' })
    expect(at().context).toMatchObject({ id: null, start: null })
  })

  it('stays in sight while it is read again, also where that fails', async () => {
    const { actor, load, at } = opened()
    await load.give(start)
    actor.send({ type: 'news.heard' })
    expect([at().matches('renewing'), at().context.start]).toEqual([true, start])
    await load.refuse(refused('nope'))
    expect([at().matches('resting'), at().context.start]).toEqual([true, start])
  })

  it('what could not be read can be read again', async () => {
    const { actor, load, at } = opened()
    await load.refuse(refused('nope'))
    expect(at().context.failure).not.toBeNull()
    actor.send({ type: 'retry.asked' })
    await load.give(start)
    expect(at().context).toMatchObject({ start, failure: null })
  })
})

describe('that nothing more is to be done', () => {
  it('counts once the server has it, is sent once, and is said', async () => {
    const { actor, load, end, toasts, at } = opened()
    await load.give(start)
    actor.send({ type: 'ending.asked', isEnded: true })
    actor.send({ type: 'ending.asked', isEnded: true })
    expect(end.asked).toEqual([{ id: eve, isEnded: true }])
    expect([at().hasTag('busy'), at().context.start]).toEqual([true, start])
    await end.give(ended)
    expect([at().context.start, toasts]).toEqual([ended, ['Marked as done']])
  })

  it('leaves all as it was where it is refused, and says why', async () => {
    const { actor, load, end, toasts, at } = opened()
    await load.give(start)
    actor.send({ type: 'ending.asked', isEnded: true })
    await end.refuse(refused('nope'))
    expect([at().matches('resting'), at().context.start]).toEqual([true, start])
    expect(toasts.join()).toContain('refused: nope')
  })

  it('overtakes a reading that is under way', async () => {
    const { actor, load, end, at } = opened()
    await load.give(ended)
    actor.send({ type: 'news.heard' })
    actor.send({ type: 'ending.asked', isEnded: false })
    await end.give(start)
    expect(at().context.start).toEqual(start)
  })
})
