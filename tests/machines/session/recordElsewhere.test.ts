import { describe, expect, it } from 'vitest'
import { type AnyEventObject, createActor, setup } from 'xstate'
import type { RecordPlace } from '../../../src/domain/session/nouns.ts'
import {
  placeIn,
  type RecordElsewhereActor,
  recordElsewhereMachine,
} from '../../../src/machines/session/recordElsewhere.machine.ts'
import type { RecordName } from '../../../src/machines/session/session.ports.ts'
import { max } from '../../fixtures/people.ts'
import { aUser, tidewater } from '../../fixtures/tenants.ts'
import { breaking, held, refused, settled, unreachable } from '../ports.ts'

const { userId } = aUser()
const place: RecordPlace = { tenantId: tidewater.id, tenantName: tidewater.name }

const aSearch = ({ remembers }: { readonly remembers?: never } = {}) => {
  const found = held<RecordName, RecordPlace>()
  const remember = held<unknown, void>()
  const told: AnyEventObject[] = []
  const machine = recordElsewhereMachine.provide({
    actors: { findRecord: found.logic, rememberTenant: remembers ?? remember.logic },
  })
  const parent = setup({
    actors: { recordElsewhere: machine },
    actions: { note: ({ event }) => told.push(event) },
  }).createMachine({
    invoke: { id: 'recordElsewhere', src: 'recordElsewhere', input: { userId } },
    on: { 'client.switched': { actions: 'note' } },
  })
  const child = createActor(parent).start().getSnapshot().children.recordElsewhere as RecordElsewhereActor
  const miss = (id: string) => child.send({ type: 'record.missed', kind: 'employee', id })
  return { child, found, remember, told, miss, place: () => placeIn(child.getSnapshot()) }
}

describe('A link to a record that is not in this client (ours)', () => {
  it('names the other client of mine it is in', async () => {
    const { found, miss, ...search } = aSearch()
    miss(max)
    expect(found.asked).toEqual([{ kind: 'employee', id: max }])
    expect(search.place()).toBeNull()
    await found.give(place)
    expect(search.place()).toEqual(place)
  })

  it.each([
    ['is in none of mine', refused('not_found', 404)],
    ['cannot be asked for', unreachable],
  ])('stays plainly not found when it %s', async (_, failure) => {
    const { child, found, miss, ...search } = aSearch()
    miss(max)
    await found.refuse(failure)
    expect(search.place()).toBeNull()
    child.send({ type: 'switch.asked' })
    expect(search.told).toEqual([])
  })

  it('remembers the choice for the person, and only then tells that the client was switched', async () => {
    const { child, found, remember, told, miss } = aSearch()
    miss(max)
    await found.give(place)
    child.send({ type: 'switch.asked' })
    child.send({ type: 'switch.asked' })
    expect([remember.asked, told]).toEqual([[{ userId, tenantId: tidewater.id }], []])
    await remember.give(undefined)
    expect(told).toEqual([{ type: 'client.switched' }])
  })

  it('goes there also when the choice cannot be remembered: then the picker asks', async () => {
    const { child, found, told, miss } = aSearch({ remembers: breaking() })
    miss(max)
    await found.give(place)
    child.send({ type: 'switch.asked' })
    await settled()
    expect(told).toEqual([{ type: 'client.switched' }])
  })

  it('the place of one record is never offered for another', async () => {
    const { child, found, miss, ...search } = aSearch()
    miss(max)
    await found.give(place)
    miss('another')
    expect(search.place()).toBeNull()
    await found.refuse(refused('not_found', 404))
    expect(search.place()).toBeNull()
    miss(max)
    child.send({ type: 'record.left' })
    await found.give(place)
    expect(search.place()).toBeNull()
  })
})
