import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LocaleSettings } from '../../../src/domain/organisation/nouns.ts'
import { User } from '../../../src/domain/session/nouns.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, stateOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

const standard = { dateStyle: 'ordinal', firstWeekday: 1, numberStyle: ',.' } as const
const none = { dateStyle: null, firstWeekday: null, numberStyle: null, zone: null } as const

const ask = (path: string, person: Person, body?: object, world = own) =>
  server.ask(`/api/${world.tenantId}${path}`, {
    as: person.userId,
    ...(body && { method: 'PUT', json: body }),
  })

const settingsIn = ({ body }: Answer) =>
  Schema.decodeUnknownSync(LocaleSettings, { onExcessProperty: 'error' })(body.data)

/** What the session of a person says, by which the browser writes. */
const readsBy = async (person: Person, world = own) => {
  const { body } = await server.ask('/api/users', { as: person.userId, tenantId: world.tenantId })
  return Schema.decodeUnknownSync(User)(body.data).tenants.find(({ id }) => id === world.tenantId)?.locale
}

const told = ({ status, body }: Answer) => [status, body.errors?.[0]?.code].filter(Boolean).join(' ')

describe('(ours) how days and numbers are written', () => {
  test('begins as § 2.6 has it', async () => {
    expect(settingsIn(await ask('/locale', own.target))).toEqual({ company: { ...standard, version: 1 }, own: none })
    expect(await readsBy(own.target)).toEqual({ ...standard, zone: null })
  })

  test('an admin chooses for the client, which is written down, and for no other client', async () => {
    const chosen = { dateStyle: 'd/m/y', firstWeekday: 0, numberStyle: '.,' } as const
    const answer = await ask('/locale', own.admin, { ...chosen, version: 1 })
    expect(settingsIn(answer).company).toEqual({ ...chosen, version: 2 })
    expect(await readsBy(own.target)).toEqual({ ...chosen, zone: null })
    expect(await readsBy(other.target, other)).toEqual({ ...standard, zone: null })
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'updated', kind: 'tenant', fields: ['dateStyle', 'firstWeekday', 'numberStyle'] },
    ])
  })

  test('on what somebody else has changed meanwhile nothing is changed', async () => {
    await ask('/locale', own.admin, { ...standard, dateStyle: 'd/m/y', version: 1 })
    const before = await stateOf(server)
    expect(told(await ask('/locale', own.admin, { ...standard, version: 1 }))).toBe('409 changed_meanwhile')
    expect(await stateOf(server)).toBe(before)
  })

  test('what a person chooses for themself stands above it, for them alone and in this client', async () => {
    await ask('/locale', own.admin, { ...standard, dateStyle: 'd/m/y', version: 1 })
    const mine = { ...none, numberStyle: ' ,', zone: 'Australia/Perth' } as const
    expect(settingsIn(await ask('/locale/own', own.target, mine)).own).toEqual(mine)
    expect(await readsBy(own.target)).toEqual({
      dateStyle: 'd/m/y',
      firstWeekday: 1,
      numberStyle: ' ,',
      zone: 'Australia/Perth',
    })
    expect(await auditOf(server, own)).toContainEqual(
      expect.objectContaining({ action: 'updated', kind: 'account', fields: ['numberStyle', 'zone'] }),
    )
    expect(await readsBy(own.colleague)).toEqual({ ...standard, dateStyle: 'd/m/y', zone: null })
    await ask('/locale/own', own.target, none)
    expect(await readsBy(own.target)).toEqual({ ...standard, dateStyle: 'd/m/y', zone: null })
  })

  test.each([
    ['a style there is not', { ...none, dateStyle: 'y/d/m' }],
    ['a zone there is not', { ...none, zone: 'Sydney' }],
    ['a distance from UTC', { ...none, zone: '+10:00' }],
    ['a Wednesday', { ...none, firstWeekday: 3 }],
  ])('%s is refused', async (_, mine) => {
    const before = await stateOf(server)
    expect((await ask('/locale/own', own.target, mine)).status).toBe(400)
    expect(await stateOf(server)).toBe(before)
  })
})
