import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import type { User } from '../../../src/domain/session/nouns.ts'
import { membershipMachine } from '../../../src/machines/session/membership.machine.ts'
import { aUser, banksia, tidewater } from '../../fixtures/tenants.ts'
import { aClock, held, unreachable } from '../ports.ts'

const aMembership = () => {
  const user = held<void, User>()
  const clock = aClock()
  const told: AnyEventObject[] = []
  const parent = setup({
    actors: { membership: membershipMachine.provide({ actors: { loadUser: user.logic } }) },
    actions: { note: ({ event }) => told.push(event) },
  }).createMachine({
    invoke: { id: 'membership', src: 'membership', input: { tenantId: banksia.id } },
    on: { 'tenant.foundInactive': { actions: 'note' }, 'membership.foundEnded': { actions: 'note' } },
  })
  const actor = createActor(parent, { clock }).start()
  const doubt = () => actor.getSnapshot().children.membership?.send({ type: 'membership.doubted' })
  return { clock, user, told, doubt }
}

describe('A call that finds nothing is a reason to ask who one is (§ 8)', () => {
  it('and nothing more, for a person who still belongs to the client', async () => {
    const { user, told, doubt } = aMembership()
    doubt()
    await user.give(aUser({ tenants: [tidewater, banksia] }))
    expect(told).toEqual([])
  })

  it('tells that the membership has ended, and what is left', async () => {
    const { user, told, doubt } = aMembership()
    doubt()
    const now = aUser({ tenants: [tidewater] })
    await user.give(now)
    expect(told).toEqual([{ type: 'membership.foundEnded', user: now }])
  })

  it('tells that the client has become inactive', async () => {
    const { user, told, doubt } = aMembership()
    doubt()
    await user.give(aUser({ tenants: [{ ...banksia, status: 'Inactive' }] }))
    expect(told).toEqual([{ type: 'tenant.foundInactive' }])
  })

  it('once at a time, and not again within 10 s', async () => {
    const { clock, user, doubt } = aMembership()
    doubt()
    doubt()
    expect(user.asked.length).toBe(1)
    await user.give(aUser())
    clock.increment(9_999)
    doubt()
    expect(user.asked.length).toBe(1)
    clock.increment(1)
    doubt()
    expect(user.asked.length).toBe(2)
  })

  it('an answer that does not come changes nothing, and the next doubt asks again', async () => {
    const { user, told, doubt } = aMembership()
    doubt()
    await user.refuse(unreachable)
    doubt()
    expect([told, user.asked.length]).toEqual([[], 2])
  })
})
