import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { tourMachine } from '../../../src/machines/kit/tour.machine.ts'

const touring = () => {
  const actor = createActor(tourMachine, { input: { stops: ['menu', 'search', 'help'] } }).start()
  const where = () => (actor.getSnapshot().status === 'done' ? 'over' : actor.getSnapshot().context.at)
  return { send: actor.send, where }
}

describe('A tour', () => {
  it('goes on stop by stop, and is over after the last', () => {
    const { send, where } = touring()
    const reached = [where()]
    for (let press = 0; press < 3; press += 1) {
      send({ type: 'stop.passed' })
      reached.push(where())
    }
    expect(reached).toEqual([0, 1, 2, 'over'])
  })

  it('goes back, and not before the first', () => {
    const { send, where } = touring()
    send({ type: 'stop.passed' })
    send({ type: 'stop.returned' })
    send({ type: 'stop.returned' })
    expect(where()).toBe(0)
  })

  it('is left at any stop', () => {
    const { send, where } = touring()
    send({ type: 'stop.passed' })
    send({ type: 'tour.left' })
    expect(where()).toBe('over')
  })
})
