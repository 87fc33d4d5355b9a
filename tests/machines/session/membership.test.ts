import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import type { TenantId } from '../../../src/domain/kernel/ids.ts'
import type { User } from '../../../src/domain/session/nouns.ts'
import { ASKED_EVERY_MS, membershipMachine } from '../../../src/machines/session/membership.machine.ts'
import { aUser, banksia, tidewater } from '../../fixtures/tenants.ts'
import { aClock, held, unreachable } from '../ports.ts'

const aMembership = () => {
  const user = held<void, User>()
  const asked = held<TenantId, null>()
  const clock = aClock()
  const told: AnyEventObject[] = []
  const readiness = setup({ actions: { note: ({ event }) => told.push(event) } }).createMachine({
    on: { '*': { actions: 'note' } },
  })
  const parent = setup({
    actors: {
      readiness,
      membership: membershipMachine.provide({ actors: { loadUser: user.logic, askMembership: asked.logic } }),
    },
    actions: { note: ({ event }) => told.push(event) },
  }).createMachine({
    invoke: [
      { id: 'readiness', systemId: 'readiness', src: 'readiness' },
      { id: 'membership', src: 'membership', input: { tenantId: banksia.id } },
    ],
    on: { 'tenant.foundInactive': { actions: 'note' }, 'membership.foundEnded': { actions: 'note' } },
  })
  const actor = createActor(parent, { clock }).start()
  const doubt = () => actor.getSnapshot().children.membership?.send({ type: 'membership.doubted' })
  const send = (event: { readonly type: string; readonly digest?: string }) =>
    actor.getSnapshot().children.membership?.send(event as never)
  const hear = (digest: string) => send({ type: 'membership.heard', digest })
  return { clock, user, asked, told, doubt, send, hear }
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

const parts = (told: ReadonlyArray<AnyEventObject>) =>
  told.flatMap((event) => (event.type === 'part.refreshAsked' ? [event.part] : []))

describe('Every answer says what one is in the client (ours)', () => {
  it('the first is what the page goes by, and the same again is no news', async () => {
    const { user, hear } = aMembership()
    hear('admin.all')
    hear('admin.all')
    expect(user.asked.length).toBe(0)
  })

  it('what is offered has changed: plan, flags and duties are read anew', async () => {
    const { user, told, hear } = aMembership()
    hear('admin.all')
    hear('admin.flags')
    await user.give(aUser({ tenants: [{ ...banksia, name: 'Banksia' }] }))
    expect(told[0]).toMatchObject({ type: 'tenant.changed', tenant: { name: 'Banksia' } })
    expect(parts(told)).toEqual(['user', 'featureFlags', 'productPlans', 'toDo', 'bootstrap'])
  })

  it('what the person may do has changed: whom they see as well', async () => {
    const { user, told, hear } = aMembership()
    hear('admin.all')
    hear('user.all')
    await user.give(aUser({ tenants: [banksia] }))
    expect(parts(told)).toContain('employees')
  })

  it('asked in vain, the next answer asks again; answered, it is no news any more', async () => {
    const { user, told, hear } = aMembership()
    hear('admin.all')
    hear('user.all')
    await user.refuse(unreachable)
    expect(parts(told)).toEqual([])
    hear('user.all')
    await user.give(aUser({ tenants: [banksia] }))
    hear('user.all')
    expect(user.asked.length).toBe(2)
  })
})

describe('A page that asks nothing of itself asks what one is', () => {
  it('every 3 s while it can be seen, and at once when it can be seen again', async () => {
    const { clock, asked, send } = aMembership()
    clock.increment(ASKED_EVERY_MS - 1)
    expect(asked.asked.length).toBe(0)
    clock.increment(1)
    expect(asked.asked).toEqual([banksia.id])
    await asked.give(null)
    send({ type: 'page.hidden' })
    clock.increment(10 * ASKED_EVERY_MS)
    expect(asked.asked.length).toBe(1)
    send({ type: 'page.seen' })
    expect(asked.asked.length).toBe(2)
  })
  it('after its session has ended, not before the person comes back to it', async () => {
    const { clock, asked, send } = aMembership()
    clock.increment(ASKED_EVERY_MS)
    send({ type: 'call.foundNoSession' })
    clock.increment(10 * ASKED_EVERY_MS)
    expect(asked.asked.length).toBe(1)
    send({ type: 'page.seen' })
    expect(asked.asked.length).toBe(2)
  })

  it('and again in 3 s when nothing could be reached', async () => {
    const { clock, asked } = aMembership()
    clock.increment(ASKED_EVERY_MS)
    await asked.refuse(unreachable)
    clock.increment(ASKED_EVERY_MS)
    expect(asked.asked.length).toBe(2)
  })
})
