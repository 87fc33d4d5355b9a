import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { TenantSummary } from '../../../src/domain/session/nouns.ts'
import type { RememberedTenant } from '../../../src/domain/session/tenantSelection.ts'
import {
  rowsOf,
  type SelectionInput,
  tenantSelectionMachine,
} from '../../../src/machines/session/tenantSelection.machine.ts'
import { aTenant, aUser, banksia, coolibah, tidewater } from '../../fixtures/tenants.ts'
import { at, HOUR } from '../../fixtures/time.ts'
import { aClock, breaking, giving, held, settled } from '../ports.ts'

const now = at('2024-03-01T09:00Z')

const aSelection = async (
  tenants: ReadonlyArray<TenantSummary>,
  over: Partial<SelectionInput> & { readonly remembered?: RememberedTenant | null; readonly recall?: never } = {},
) => {
  const { remembered = null, recall, ...input } = over
  const remember = held<unknown, boolean>()
  const clock = aClock()
  const actor = createActor(
    tenantSelectionMachine.provide({
      actors: { recallTenant: recall ?? giving(remembered), rememberTenant: remember.logic },
    }),
    { clock, input: { user: aUser({ tenants }), occasion: 'starting', pageSize: 5, now, ...input } },
  ).start()
  await settled()
  const names = () => rowsOf(actor.getSnapshot()).items.map(({ name }) => name)
  return { actor, clock, remember, names, state: () => actor.getSnapshot() }
}

const many = Array.from({ length: 12 }, (_, nth) => aTenant({ name: `Client ${nth + 1}` }))

describe('Tenant selection on start (§ 4)', () => {
  it.each<[string, ReadonlyArray<TenantSummary>, unknown]>([
    ['no tenants', [], { kind: 'none' }],
    ['exactly one active', [coolibah, banksia], { kind: 'chosen', tenant: banksia }],
    ['all inactive: the first', [coolibah], { kind: 'inactive', tenant: coolibah }],
  ])('%s', async (_, tenants, output) => {
    const { state } = await aSelection(tenants)
    expect([state().status, state().output]).toEqual(['done', output])
  })

  it.each([
    ['just under an hour old is reused', HOUR - 1, 'done'],
    ['an hour old is not', HOUR, 'active'],
  ])('a remembered choice %s', async (_, age, status) => {
    const remembered = { tenantId: tidewater.id, chosenAt: now - age }
    const { state } = await aSelection([banksia, tidewater], { remembered })
    expect(state().status).toBe(status)
  })

  it('shows the picker when several are active, also when the memory breaks', async () => {
    expect((await aSelection([banksia, tidewater])).state().hasTag('picking')).toBe(true)
    expect((await aSelection([banksia, tidewater], { recall: breaking() })).state().hasTag('picking')).toBe(true)
  })
})

describe('The picker (§ 2.4)', () => {
  it('remembers the choice for the user before it is over', async () => {
    const { actor, remember, state } = await aSelection([banksia, tidewater])
    actor.send({ type: 'tenant.chosen', tenantId: tidewater.id })
    expect(remember.asked).toEqual([{ userId: aUser().userId, tenantId: tidewater.id }])
    await remember.give(true)
    expect(state().output).toEqual({ kind: 'picked', tenant: tidewater })
  })

  it('a choice that cannot be kept still counts, and says so, for a reload would ask for it again', async () => {
    const { actor, remember, state } = await aSelection([banksia, tidewater])
    actor.send({ type: 'tenant.chosen', tenantId: tidewater.id })
    await remember.give(false)
    expect(state().output).toEqual({ kind: 'chosen', tenant: tidewater })
  })

  it('lets nobody choose a tenant that cannot be entered', async () => {
    const { actor, state } = await aSelection([banksia, tidewater, coolibah])
    actor.send({ type: 'tenant.chosen', tenantId: coolibah.id })
    expect(state().hasTag('picking')).toBe(true)
  })

  it.each([5, 8])('shows %i rows per page, sorted by name', async (pageSize) => {
    const { actor, names } = await aSelection(many, { pageSize })
    expect(names()).toEqual(many.slice(0, pageSize).map(({ name }) => name))
    actor.send({ type: 'page.turned', page: 2 })
    expect(names()[0]).toBe(`Client ${pageSize + 1}`)
  })

  it('searches 300 ms after the last key, and begins at the first page', async () => {
    const { actor, clock, names, state } = await aSelection(many)
    actor.send({ type: 'page.turned', page: 2 })
    actor.send({ type: 'search.typed', text: 'client 1' })
    clock.increment(200)
    actor.send({ type: 'search.typed', text: 'client 12' })
    clock.increment(299)
    expect([state().context.search, names().length]).toEqual(['client 12', 5])
    clock.increment(1)
    expect(names()).toEqual(['Client 12'])
  })

  it('can be closed only when a tenant is already chosen', async () => {
    const starting = await aSelection([banksia, tidewater])
    starting.actor.send({ type: 'picker.closed' })
    expect(starting.state().hasTag('picking')).toBe(true)
    // Nor does it stop the search that is being typed.
    starting.actor.send({ type: 'search.typed', text: 'tide' })
    starting.actor.send({ type: 'picker.closed' })
    starting.clock.increment(300)
    expect(starting.names()).toEqual([tidewater.name])

    const remembered = { tenantId: tidewater.id, chosenAt: now }
    const changing = await aSelection([banksia, tidewater], { occasion: 'changing', remembered })
    expect([changing.state().hasTag('picking'), changing.state().context.mayClose]).toEqual([true, true])
    changing.actor.send({ type: 'picker.closed' })
    expect(changing.state().output).toEqual({ kind: 'closed' })
  })
})
