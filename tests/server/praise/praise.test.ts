import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PersonRef } from '../../../src/domain/employees/nouns.ts'
import type { PraiseId } from '../../../src/domain/kernel/ids.ts'
import { windowOf } from '../../../src/domain/kernel/windows.ts'
import { mayReadPraise } from '../../../src/domain/praise/access.ts'
import { Praise } from '../../../src/domain/praise/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  await rows(server, 'delete from praise where tenant_id = $1', [own.tenantId])
})
afterAll(() => server.close())

const ask = (path: string, by: Person = own.target, more: object = {}, world: World = own) =>
  server.ask(`/api/${world.tenantId}/praise${path}`, { as: by.userId, ...more })
const read =
  <S extends Schema.Codec<unknown, unknown>>(schema: S) =>
  ({ body, text }: Answer): S['Type'] => {
    expect(body.isSuccess, text).toBe(true)
    return Schema.decodeUnknownSync(schema, { onExcessProperty: 'error' })(body.data)
  }
const given = (over: object = {}) => ({
  id: newId<PraiseId>(),
  people: [own.target.employeeId],
  text: 'Kept the site dry',
  values: [own.items.coreValues],
  audience: 'Everyone',
  ...over,
})
const give = (over: object = {}, by: Person = own.colleague) => ask('', by, { method: 'POST', json: given(over) })
const list = async (by?: Person, query = '') => read(windowOf(Praise))(await ask(query, by)).rows
const texts = async (by?: Person, query = '') => (await list(by, query)).map(({ text }) => text)
const namesFor = async (by: Person, search = '') =>
  read(windowOf(PersonRef))(await ask(`/colleagues?search=${encodeURIComponent(search)}&limit=200`, by)).rows
const told = () =>
  rows<{ readonly recipient: string; readonly subject: string; readonly body: string }>(
    server,
    `select recipient, subject, body from mail.outbox where tenant_id = $1 and key like 'praise:%' order by recipient`,
    [own.tenantId],
  )

describe('1.17-6 Praise is given among colleagues, bound to core values', () => {
  test('it is read by everybody here, with what the values were called then, and who was praised is told once', async () => {
    const praise = given({ people: [own.target.employeeId, own.manager.employeeId] })
    const answer = read(Praise)(await ask('', own.colleague, { method: 'POST', json: praise }))
    expect(answer).toMatchObject({ text: 'Kept the site dry', values: [own.canary], audience: 'Everyone' })
    expect(answer.by?.id).toBe(own.colleague.employeeId)
    expect(answer.to.map(({ id }) => id).toSorted()).toEqual([own.target.employeeId, own.manager.employeeId].toSorted())
    // A second press, or an answer that got lost.
    expect(read(Praise)(await ask('', own.colleague, { method: 'POST', json: praise }))).toEqual(answer)
    for (const by of [own.featureHolder, own.managerOfOthers, own.admin]) expect(await list(by)).toEqual([answer])
    await rows(server, `update core_values set content = '{"name":"New"}' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      own.items.coreValues,
    ])
    await rows(server, 'delete from core_values where tenant_id = $1 and id = $2', [own.tenantId, own.items.coreValues])
    expect(await list()).toEqual([answer])
    const letters = await told()
    expect(letters).toHaveLength(2)
    expect(letters[0]).toMatchObject({ subject: expect.stringContaining('praised you') })
    expect(letters[0]?.body).toContain('Kept the site dry')
    expect((await auditOf(server, own)).filter(({ kind }) => kind === 'praise')).toHaveLength(2)
  })

  test.each([
    ['oneself', () => ({ people: [own.colleague.employeeId] }), '422 not_yourself'],
    ['who has left', () => ({ people: [own.inactive] }), '422 nobody_here'],
    ['who is hidden from the directory', () => ({ people: [own.hidden] }), '422 nobody_here'],
    ['somebody of another client', () => ({ people: [other.target.employeeId] }), '422 nobody_here'],
    ['one who is there and one who is not', () => ({ people: [own.target.employeeId, newId()] }), '422 nobody_here'],
    ['nobody', () => ({ people: [] }), '400 invalid_body'],
    ['without a word', () => ({ text: '  ' }), '400 invalid_body'],
    ['with too many words', () => ({ text: 'x'.repeat(2_001) }), '400 invalid_body'],
    ['for a core value of another client', () => ({ values: [other.items.coreValues] }), '422 unknown_value'],
    ['for an audience there is not', () => ({ audience: 'Friends' }), '400 invalid_body'],
  ])('praising %s is refused, and nobody is told', async (_, over, code) => {
    expect(codeOf(await give(over()))).toBe(code)
    expect(await list(own.admin)).toEqual([])
    expect(await told()).toEqual([])
  })

  test('under an id that another praise has, it is refused', async () => {
    const { id } = read(Praise)(await give())
    expect(codeOf(await give({ id }, own.manager))).toBe('409 already_exists')
    expect(await texts()).toEqual(['Kept the site dry'])
  })

  test('who is hidden is praised by those who may access them', async () => {
    expect(codeOf(await give({ people: [own.hidden] }, own.admin))).toBe('200')
    expect(await list(own.colleague)).toEqual([])
    expect(await list(own.admin)).toHaveLength(1)
  })
})

test('everybody reads what the rule lets them read, in list, search and count', async () => {
  await give({ text: 'for all' })
  await give({ text: 'for the line', audience: 'Line' })
  await give({ text: 'of one hidden', people: [own.hidden, own.target.employeeId] }, own.admin)
  const all = [
    { text: 'for all', by: own.colleague, audience: 'Everyone', to: [{ id: own.target.employeeId, isHidden: false }] },
    { text: 'for the line', by: own.colleague, audience: 'Line', to: [{ id: own.target.employeeId, isHidden: false }] },
    {
      text: 'of one hidden',
      by: own.admin,
      audience: 'Everyone',
      to: [
        { id: own.hidden, isHidden: true },
        { id: own.target.employeeId, isHidden: false },
      ],
    },
  ] as const
  const isAdmin = (person: Person) => person === own.admin
  for (const reader of [own.target, own.manager, own.managerOfOthers, own.colleague, own.featureHolder, own.admin]) {
    const actor = {
      employeeId: reader.employeeId,
      underlings: reader === own.manager ? [own.target.employeeId] : [],
      privileges: { features: [], roles: isAdmin(reader) ? (['admin'] as const) : [] },
    }
    const readable = all
      .filter(({ by, ...praise }) => mayReadPraise(actor, { ...praise, by: { id: by.employeeId } }))
      .map(({ text }) => text)
      .toReversed()
    expect(await texts(reader)).toEqual(readable)
    expect((await ask('/count', reader)).body.data).toBe(readable.length)
    expect(await texts(reader, `?person=${own.target.employeeId}`)).toEqual(readable)
    expect(await texts(reader, '?search=line')).toEqual(readable.filter((text) => text === 'for the line'))
  }
  expect(await texts(own.admin, `?search=${encodeURIComponent(own.canary)}`)).toHaveLength(3)
  expect(await texts(own.admin, '?search=nothing+such')).toEqual([])
  expect(await texts(own.admin, `?person=${own.colleague.employeeId}`)).toEqual([])
})

test('whom one may praise is found by name: colleagues at work, and not oneself', async () => {
  const ids = (await namesFor(own.colleague)).map(({ id }) => id as string)
  expect(ids).toContain(own.target.employeeId)
  for (const nobody of [own.colleague.employeeId, own.inactive, own.hidden, other.target.employeeId])
    expect(ids).not.toContain(nobody)
  expect((await namesFor(own.admin)).map(({ id }) => id as string)).toContain(own.hidden)
  const [first] = await namesFor(own.colleague, 'nobody called this')
  expect(first).toBeUndefined()
})

describe('It is taken back', () => {
  const back = (id: string, by: Person, world?: World) => ask(`/${id}`, by, { method: 'DELETE' }, world)

  test('by who gave it or an admin, once, and never by who was praised', async () => {
    const { id } = read(Praise)(await give())
    expect(codeOf(await back(id, own.target))).toBe('403 not_yours')
    expect((await back(id, other.admin)).status).toBe(404)
    expect((await back(id, other.admin, other)).status).toBe(404)
    expect((await back(id, own.colleague)).status).toBe(200)
    expect((await back(id, own.colleague)).status).toBe(404)
    expect(await list(own.admin)).toEqual([])
    const second = read(Praise)(await give())
    expect((await back(second.id, own.admin)).status).toBe(200)
  })

  test('what one may not read is not there', async () => {
    const { id } = read(Praise)(await give({ audience: 'Line' }))
    expect((await back(id, own.featureHolder)).status).toBe(404)
  })

  test('what somebody gave stays when they are removed', async () => {
    await give()
    // As removing them does, of what refers to them.
    await rows(server, 'update praise set given_by = null where tenant_id = $1', [own.tenantId])
    expect(await list(own.target)).toMatchObject([{ by: null, text: 'Kept the site dry' }])
  })
})

test('another client reads nothing of it', async () => {
  await give()
  expect((await ask('', other.admin)).status).toBe(404)
  expect((await ask('', other.target, {}, other)).text).not.toContain('Kept the site dry')
})
