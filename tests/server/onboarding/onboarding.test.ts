import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Onboarding } from '../../../src/domain/onboarding/nouns.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { aPicture } from '../world/calls.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

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
  for (const { tenantId } of [own, other]) {
    await rows(server, 'update tenant_onboarding set stages = $2::jsonb where tenant_id = $1', [
      tenantId,
      JSON.stringify([
        { type: 'logo', status: 'Pending' },
        { type: 'employees', status: 'Pending' },
      ]),
    ])
  }
})
afterAll(() => server.close())

const path = () => `/api/${own.tenantId}/tenantonboarding`
const put = (change: object, by: Person = own.admin) =>
  server.ask(path(), {
    as: by.userId,
    method: 'PUT',
    json: { status: 'Pending', stages: [], employeesSeenWelcome: [], ...change },
  })
const read = async (by: Person = own.admin) =>
  Schema.decodeUnknownSync(Onboarding)((await server.ask(path(), { as: by.userId })).body.data)
const logo = (status: string) => ({ type: 'logo', status })
const errors = () => server.logLines().filter(({ event }) => event === 'onboarding.incompleteUpdate')

describe('4 the overall status is recomputed on each stage update', () => {
  test('whatever the client says it is', async () => {
    const answer = await put({ status: 'Completed', stages: [logo('Completed')] })
    expect(answer.body.data).toEqual({
      status: 'Pending',
      stages: [logo('Completed'), { type: 'employees', status: 'Pending' }],
      employeesSeenWelcome: [],
    })
    await put({ status: 'Pending', stages: [{ type: 'employees', status: 'Skipped' }] })
    expect(await read(own.target)).toMatchObject({ status: 'Completed' })
    await put({ stages: [logo('Skipped')] })
    expect(await read()).toMatchObject({ status: 'Skipped' })
    await put({ stages: [logo('Pending')] })
    expect(await read()).toMatchObject({ status: 'Pending' })
  })

  test('only the stages that are named are set: of two admins at once both have their way', async () => {
    const answers = await Promise.all([
      put({ stages: [logo('Completed')], employeesSeenWelcome: [own.admin.employeeId] }),
      put(
        { stages: [{ type: 'employees', status: 'Skipped' }], employeesSeenWelcome: [own.secondAdmin.employeeId] },
        own.secondAdmin,
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const after = await read()
    expect(after).toMatchObject({ status: 'Completed', stages: [logo('Completed'), { status: 'Skipped' }] })
    expect(after.employeesSeenWelcome.toSorted()).toEqual([own.admin.employeeId, own.secondAdmin.employeeId].toSorted())
  })
})

describe('2.5 a new logo completes its stage', () => {
  const upload = (by: Person) =>
    server.ask(`/api/${own.tenantId}/TenantOnboarding/logo`, {
      as: by.userId,
      body: aPicture('logo.png', undefined, 'logo'),
    })

  test('with the upload itself, for the browser may be gone before it says so; what it says then changes nothing', async () => {
    const before = await stateOf(server, [other])
    expect((await upload(own.admin)).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'Pending', stages: [logo('Completed'), { status: 'Pending' }] })
    const written = await auditOf(server, own)
    expect(written).toMatchObject([
      { kind: 'tenant', fields: ['logoUrl'] },
      { kind: 'onboarding', userId: own.admin.userId, fields: ['stages'] },
    ])
    expect((await put({ stages: [logo('Completed')] })).status).toBe(200)
    expect(await auditOf(server, own)).toEqual(written)
    expect(await stateOf(server, [other])).toBe(before)
  })

  test('also where it was skipped; another upload says nothing more of it', async () => {
    await put({ stages: [logo('Skipped')] })
    await upload(own.admin)
    await upload(own.secondAdmin)
    expect(await read()).toMatchObject({ stages: [logo('Completed'), { status: 'Pending' }] })
    expect((await auditOf(server, own)).map(({ kind }) => kind)).toEqual([
      'onboarding',
      'tenant',
      'onboarding',
      'tenant',
    ])
  })

  test('not where it is refused', async () => {
    expect((await upload(own.target)).status).toBe(403)
    expect(await read()).toMatchObject({ stages: [logo('Pending'), { status: 'Pending' }] })
  })
})

describe('4 an unknown type does nothing', () => {
  test('and what comes with it is done all the same', async () => {
    const before = await stateOf(server)
    const answer = await put({ status: 'Skipped', stages: [{ type: 'nowhere', status: 'Completed' }] })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ status: 'Pending', stages: [logo('Pending'), { type: 'employees' }] })
    expect(await stateOf(server)).toBe(before)
    await put({ stages: [{ type: 'nowhere', status: 'Completed' }, logo('Completed')] })
    expect(await read()).toMatchObject({ stages: [logo('Completed'), { status: 'Pending' }] })
  })
})

describe('5 a stage update needs both type and status, otherwise an error is logged', () => {
  test.each([
    ['no status', { type: 'logo' }],
    ['no type', { status: 'Completed' }],
    ['a type that is null', { type: null, status: 'Completed' }],
    ['a status that is null', { type: 'logo', status: null }],
    ['an empty type', { type: '', status: 'Completed' }],
    ['neither', {}],
  ])('%s: 400 validation_failed, logged, nothing changed', async (_, stage) => {
    const before = await stateOf(server)
    const logged = errors().length
    const answer = await put({ stages: [logo('Completed'), stage], employeesSeenWelcome: [own.admin.employeeId] })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [
        {
          code: 'validation_failed',
          message: 'An onboarding stage update needs both type and status.',
          field: 'stages',
        },
      ],
    ])
    expect(await stateOf(server)).toBe(before)
    expect(errors().slice(logged)).toEqual([
      expect.objectContaining({ level: 'error', tenantId: own.tenantId, userId: own.admin.userId }),
    ])
  })

  test('a caller who may not change anything is told that, and nothing is logged', async () => {
    const logged = errors().length
    const answer = await put({ stages: [{}] }, own.target)
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([403, 'admin_only'])
    expect(errors()).toHaveLength(logged)
  })

  test('a status that is none is not of the form', async () => {
    expect((await put({ stages: [{ type: 'logo', status: 'Done' }] })).body.errors[0]?.code).toBe('invalid_body')
  })
})

describe('2.5 once per employee', () => {
  test('an employee who has seen the welcome stays in the list, whatever a stale client sends', async () => {
    await put({ employeesSeenWelcome: [own.admin.employeeId] })
    await put({ employeesSeenWelcome: [] })
    expect((await read()).employeesSeenWelcome).toEqual([own.admin.employeeId])
  })

  test('the same twice is once, and written down once', async () => {
    await put({ employeesSeenWelcome: [own.admin.employeeId, own.admin.employeeId.toUpperCase()] })
    await put({ employeesSeenWelcome: [own.admin.employeeId] })
    expect((await read()).employeesSeenWelcome).toEqual([own.admin.employeeId])
    expect(await auditOf(server, own)).toEqual([
      {
        action: 'updated',
        kind: 'onboarding',
        id: own.tenantId,
        userId: own.admin.userId,
        fields: ['employeesSeenWelcome'],
      },
    ])
  })

  test('nobody of another tenant, and nobody who is not, gets into the list', async () => {
    const answer = await put({ employeesSeenWelcome: [other.admin.employeeId, newId(), own.target.employeeId] })
    expect(answer.body.data).toMatchObject({ employeesSeenWelcome: [own.target.employeeId] })
  })

  test('somebody who has left since stays where they stand', async () => {
    const gone = newId<string & { readonly brand: 'gone' }>()
    await rows(server, 'update tenant_onboarding set employees_seen_welcome = array[$2::uuid] where tenant_id = $1', [
      own.tenantId,
      gone,
    ])
    await put({ stages: [logo('Completed')], employeesSeenWelcome: [gone] })
    expect((await read()).employeesSeenWelcome).toEqual([gone])
  })
})

test('3 a tenant may have no onboarding record: 404, and none is made', async () => {
  await rows(server, 'delete from tenant_onboarding where tenant_id = $1', [own.tenantId])
  const answer = await put({ stages: [logo('Completed')] })
  expect([answer.status, answer.body.errors[0]?.code]).toEqual([404, 'not_found'])
  expect((await server.ask(path(), { as: own.admin.userId })).body.data).toBeNull()
})

test('another tenant’s record stays as it was', async () => {
  const before = await stateOf(server, [other])
  await put({ stages: [logo('Completed')] })
  expect(await stateOf(server, [other])).toBe(before)
  const answer = await put({ stages: [logo('Completed')] }, other.admin)
  expect(answer.status).toBe(404)
})

test('a tenant that turns inactive refuses from then on', async () => {
  await put({ stages: [logo('Completed')] })
  await rows(server, `update tenants set status = 'Inactive' where id = $1`, [own.tenantId])
  const answer = await put({ stages: [logo('Pending')] })
  expect([answer.status, answer.body.errors[0]?.code]).toEqual([403, 'tenant_inactive'])
})
