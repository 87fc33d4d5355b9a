import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Presence } from '../../../src/domain/checkIns/nouns.ts'
import { meetingPresenceMachine, PRESENCE_MS } from '../../../src/machines/checkIns/meetingPresence.machine.ts'
import { checkInId } from '../../fixtures/checkIns.ts'
import { eveRef, maxRef } from '../../fixtures/meetings.ts'
import { aClock, held, unreachable } from '../ports.ts'

const thePresence = () => {
  const clock = aClock()
  const tell = held<{ id: string }, Presence>()
  const actor = createActor(meetingPresenceMachine.provide({ actors: { tellPresence: tell.logic } }), { clock }).start()
  const shown = (name = 'first') => actor.send({ type: 'page.shown', id: checkInId(name) })
  return { actor, clock, tell, shown, people: () => actor.getSnapshot().context.people }
}

const here = { people: [maxRef], updatedDateUtc: '2024-02-01T03:00:00.000123Z' }

describe('Who has the page in sight says so', () => {
  it('every few seconds, and hears who else is there', async () => {
    const { clock, tell, shown, people } = thePresence()
    shown()
    await tell.give(here)
    clock.increment(PRESENCE_MS - 1)
    expect([tell.asked.length, people()]).toEqual([1, [maxRef]])
    clock.increment(1)
    expect(tell.asked).toHaveLength(2)
  })

  it('and not while it is hidden or left', async () => {
    const { actor, clock, tell, shown, people } = thePresence()
    shown()
    await tell.give(here)
    actor.send({ type: 'page.hidden' })
    clock.increment(3 * PRESENCE_MS)
    expect([tell.asked.length, people()]).toEqual([1, []])
  })

  it('nobody is said to be there when nobody can be asked', async () => {
    const { clock, tell, shown, people } = thePresence()
    shown()
    await tell.give(here)
    clock.increment(PRESENCE_MS)
    await tell.refuse(unreachable)
    expect(people()).toEqual([])
  })

  it('who was at another check-in is not said to be at this one', async () => {
    const { tell, shown, people } = thePresence()
    shown()
    await tell.give(here)
    shown('second')
    expect([tell.asked.map(({ id }) => id), people()]).toEqual([[checkInId('first'), checkInId('second')], []])
    await tell.give({ ...here, people: [eveRef] })
    expect(people()).toEqual([eveRef])
  })
})
