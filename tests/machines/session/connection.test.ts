import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { connectionMachine } from '../../../src/machines/session/connection.machine.ts'
import { aClock, breaking, held, settled, unreachable } from '../ports.ts'

const aConnection = (logic?: never) => {
  const server = held<void, void>()
  const clock = aClock()
  const actor = createActor(connectionMachine.provide({ actors: { reachServer: logic ?? server.logic } }), { clock })
  actor.start()
  return { actor, clock, server, isLost: () => actor.getSnapshot().hasTag('lost') }
}

describe('The connection (ours)', () => {
  it('is taken to be there until something says otherwise', () => {
    const { server, isLost } = aConnection()
    expect([isLost(), server.asked.length]).toEqual([false, 0])
  })

  it('is lost at once when the browser has no network, and nobody is asked by no network', () => {
    const { actor, clock, server, isLost } = aConnection()
    actor.send({ type: 'network.lost' })
    clock.increment(60_000)
    expect([isLost(), server.asked.length]).toEqual([true, 0])
  })

  it('is back only when the server has answered', async () => {
    const { actor, server, isLost } = aConnection()
    actor.send({ type: 'network.lost' })
    actor.send({ type: 'network.returned' })
    expect([isLost(), server.asked.length]).toEqual([true, 1])
    await server.give(undefined)
    expect(isLost()).toBe(false)
  })

  it('is asked for every 5 s, to the millisecond, while the server does not answer', async () => {
    const { actor, clock, server, isLost } = aConnection()
    actor.send({ type: 'call.foundNobody' })
    await server.refuse(unreachable)
    for (const asked of [1, 2, 3]) {
      clock.increment(4_999)
      expect([isLost(), server.asked.length]).toEqual([true, asked])
      clock.increment(1)
      expect(server.asked.length).toBe(asked + 1)
      await server.refuse(unreachable)
    }
    clock.increment(5_000)
    await server.give(undefined)
    expect(isLost()).toBe(false)
    clock.increment(60_000)
    expect(server.asked.length).toBe(5)
  })

  it('is not called lost for one request that was dropped', async () => {
    const { actor, server, isLost } = aConnection()
    actor.send({ type: 'call.foundNobody' })
    actor.send({ type: 'call.foundNobody' })
    expect([isLost(), server.asked.length]).toEqual([false, 1])
    await server.give(undefined)
    expect(isLost()).toBe(false)
  })

  it('goes from one to the other: no network while the server is asked for', async () => {
    const { actor, clock, server, isLost } = aConnection()
    actor.send({ type: 'call.foundNobody' })
    actor.send({ type: 'network.lost' })
    await server.give(undefined)
    clock.increment(5_000)
    expect([isLost(), server.asked.length]).toEqual([true, 1])
  })

  it('survives a question that breaks', async () => {
    const { actor, isLost } = aConnection(breaking())
    actor.send({ type: 'call.foundNobody' })
    await settled()
    expect(isLost()).toBe(true)
  })
})
