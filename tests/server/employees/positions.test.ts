import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Employee } from '../../../src/domain/employees/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

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
})
afterAll(() => server.close())

const said = { title: 'Foreman', description: 'Leads the crew.', startDate: '2024-02-05', isCurrent: false }

const asEmployee = Schema.decodeUnknownSync(Employee, { onExcessProperty: 'error' })
const ask = (path: string, by: Person, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId, ...more })
const add = (json: object, by: Person = own.admin, of: string = own.target.employeeId) =>
  ask(`employees/${of}/positions`, by, { json })
const put = (id: string, json: object, by: Person = own.admin) =>
  ask(`employees/${own.target.employeeId}/position/${id}`, by, { method: 'PUT', json })
const remove = (id: string, version = 1, by: Person = own.admin) =>
  ask(`employees/${own.target.employeeId}/position/${id}`, by, {
    method: 'DELETE',
    headers: { 'if-match': `"${version}"` },
  })
const decide = (what: 'approve' | 'acknowledge', by: Person, id: string = own.position, version = 1) =>
  ask(`position/${id}/${what}`, by, { json: { version } })

const read = async () => asEmployee((await ask(`employees/${own.target.employeeId}`, own.admin)).body.data)
const held = async () =>
  (await read()).positions.map(({ title, status, isCurrent, version }) => ({ title, status, isCurrent, version }))
const clerk = () => `${own.canary} Clerk`
const warden = () => `${own.canary} Warden`

describe('7 POST employees/{id}/positions', () => {
  test('adds one beside those that are held; the answer is the person', async () => {
    const answer = await add({ id: newId(), ...said })
    expect(asEmployee(answer.body.data)).toEqual(await read())
    expect(await held()).toEqual([
      { title: clerk(), status: 'Draft', isCurrent: true, version: 1 },
      { title: 'Foreman', status: 'Draft', isCurrent: false, version: 1 },
      { title: warden(), status: 'Approved', isCurrent: false, version: 1 },
    ])
    // The first of the day in the tenant's zone, Brisbane.
    expect((await read()).positions[1]?.startDateUTC).toBe('2024-02-04T14:00:00.000Z')
  })

  test('one that becomes current takes the place of the other, and the person’s own version counts up', async () => {
    const answer = await add({ id: newId(), ...said, isCurrent: true })
    expect(answer.body.data).toMatchObject({ positionTitle: 'Foreman', version: 2 })
    expect((await held()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  test('the first is the current one, whatever was asked', async () => {
    const answer = await add({ id: newId(), ...said }, own.admin, own.colleague.employeeId)
    expect(answer.body.data).toMatchObject({ positionTitle: 'Foreman', positions: [{ isCurrent: true }] })
  })

  test('asked twice with one id it makes one position, and is written down once', async () => {
    const asked = { id: newId(), ...said }
    await add(asked)
    expect(codeOf(await add(asked))).toBe('200')
    expect(await held()).toHaveLength(3)
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'created', kind: 'position', id: asked.id, userId: own.admin.userId },
    ])
    expect(codeOf(await add({ ...asked, title: 'Engineer' }))).toBe('409 already_exists')
  })

  test('an id that is another person’s position: 409; another tenant’s is free', async () => {
    const asked = { id: own.position, ...said }
    expect(codeOf(await add(asked, own.admin, own.colleague.employeeId))).toBe('409 already_exists')
    expect(codeOf(await add({ ...asked, id: other.position }))).toBe('200')
  })

  test.each([
    ['no title', { title: ' ' }],
    ['121 letters', { title: 'x'.repeat(121) }],
    ['a text of 20,001 letters', { description: 'x'.repeat(20_001) }],
    ['no such day', { startDate: '2024-02-30' }],
    ['a status', { status: 'Acknowledged' }],
  ])('%s: 400', async (_, change) => {
    const before = await stateOf(server)
    expect((await add({ id: newId(), ...said, ...change })).status).toBe(400)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('4 Saved and approved in one call', () => {
  const clerkSaid = () => ({ title: clerk(), description: 'Writes.', startDate: null, isCurrent: true })

  test('a new one is approved by whoever saves it, and both are written down', async () => {
    const id = newId()
    const answer = await add({ id, ...said, approve: true }, own.manager)
    expect(asEmployee(answer.body.data).positions.find((one) => one.id === id)).toMatchObject({
      status: 'Approved',
      approval: { by: `Max ${own.canary}` },
    })
    expect((await auditOf(server, own)).map(({ action }) => action)).toEqual(['created', 'approved'])
  })

  test('a changed one is a draft no more', async () => {
    await put(own.position, { version: 1, ...clerkSaid(), approve: true })
    expect(await held()).toContainEqual({ title: clerk(), status: 'Approved', isCurrent: true, version: 3 })
  })

  test.each([
    [
      'of one’s own',
      () => add({ id: newId(), ...said, approve: true }, own.admin, own.admin.employeeId),
      '403 own_position',
    ],
    ['that says nothing', () => add({ id: newId(), ...said, description: ' ', approve: true }), '422 nothing_written'],
    [
      'approved already',
      () =>
        put(own.approvedPosition, {
          version: 1,
          ...clerkSaid(),
          title: warden(),
          description: warden(),
          approve: true,
        }),
      '422 already_approved',
    ],
    [
      'of another tenant',
      () => add({ id: newId(), ...said, approve: true }, own.admin, other.target.employeeId),
      '404 not_found',
    ],
  ])('one %s is neither saved nor approved', async (_, asking, code) => {
    const before = await stateOf(server)
    expect(codeOf(await asking())).toBe(code)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('7 PUT employees/{id}/position/{positionId}', () => {
  const clerkSaid = () => ({ title: clerk(), description: clerk(), startDate: null, isCurrent: true })

  test('4 a change makes it a draft again, and says who approved it no more', async () => {
    await decide('approve', own.manager)
    await decide('acknowledge', own.target, own.position, 2)
    const answer = await put(own.position, { version: 3, ...clerkSaid(), description: 'Writes.' })
    const [first] = asEmployee(answer.body.data).positions
    expect(first).toMatchObject({ status: 'Draft', approval: null, acknowledgedUtc: null, version: 4 })
  })

  test('what says the same stays approved; which one is current is not part of what it says', async () => {
    const change = { title: warden(), description: warden(), startDate: null, isCurrent: true }
    await put(own.approvedPosition, { version: 1, ...change })
    expect(await held()).toEqual([
      { title: warden(), status: 'Approved', isCurrent: true, version: 2 },
      { title: clerk(), status: 'Draft', isCurrent: false, version: 2 },
    ])
  })

  test('the current one stays it, whatever is said: one always is', async () => {
    await put(own.position, { version: 1, ...clerkSaid(), isCurrent: false })
    expect((await held()).find(({ title }) => title === clerk())?.isCurrent).toBe(true)
  })

  test('a stale version: 409 changed_meanwhile; of 8 at once one wins', async () => {
    expect(codeOf(await put(own.position, { version: 2, ...clerkSaid() }))).toBe('409 changed_meanwhile')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => put(own.position, { version: 1, ...clerkSaid(), title: `Try ${index}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })

  test('another title of the current one is another version of the person, of another one it is not', async () => {
    await put(own.approvedPosition, { version: 1, ...said, title: 'Marshal' })
    expect((await read()).version).toBe(1)
    await put(own.position, { version: 1, ...clerkSaid(), title: 'Head clerk' })
    expect(await read()).toMatchObject({ version: 2, positionTitle: 'Head clerk' })
  })

  test('under another person it is not there', async () => {
    const path = `employees/${own.colleague.employeeId}/position/${own.position}`
    const answer = await ask(path, own.admin, { method: 'PUT', json: { version: 1, ...clerkSaid() } })
    expect(codeOf(answer)).toBe('404 not_found')
  })

  test('the work section names the current position; another title makes that a draft again too', async () => {
    await decide('approve', own.manager)
    const person = await read()
    await ask(`employees/${own.target.employeeId}/profile/work`, own.admin, {
      method: 'PUT',
      json: {
        version: person.version,
        positionTitle: 'Engineer',
        departmentId: own.department,
        reportsTo: own.manager.employeeId,
        startDate: person.startDate,
        isActive: true,
        hideFromEmployeeDirectory: false,
      },
    })
    expect((await read()).positions[0]).toMatchObject({ title: 'Engineer', status: 'Draft', approval: null })
  })
})

describe('7 DELETE employees/{id}/position/{positionId}', () => {
  test('the one that began last of those left becomes the current one', async () => {
    await add({ id: newId(), ...said })
    const answer = await remove(own.position)
    expect(answer.body.data).toMatchObject({ positionTitle: 'Foreman', version: 2 })
    expect((await held()).map(({ title }) => title)).toEqual(['Foreman', warden()])
  })

  test('4 without any the person has no position', async () => {
    await remove(own.approvedPosition)
    const answer = await remove(own.position)
    expect(answer.body.data).toMatchObject({ positionTitle: null, positionId: null, positions: [] })
  })

  test('one that the person has acknowledged is for admins only', async () => {
    await decide('acknowledge', own.target, own.approvedPosition)
    expect(codeOf(await remove(own.approvedPosition, 2, own.manager))).toBe('403 admin_only')
    expect(codeOf(await remove(own.approvedPosition, 2))).toBe('200')
  })

  test('a stale version: 409', async () => {
    expect(codeOf(await remove(own.position, 2))).toBe('409 changed_meanwhile')
  })
})

describe('7 POST position/{positionId}/approve and /acknowledge', () => {
  test('4 approved by the manager, then acknowledged by the person; each says when and by whom', async () => {
    const approved = asEmployee((await decide('approve', own.manager)).body.data).positions[0]
    expect(approved).toMatchObject({
      status: 'Approved',
      approval: { by: `Max ${own.canary}`, atUtc: expect.any(String) },
      acknowledgedUtc: null,
    })
    const acknowledged = asEmployee((await decide('acknowledge', own.target, own.position, 2)).body.data).positions[0]
    expect(acknowledged).toMatchObject({
      status: 'Acknowledged',
      approval: { by: `Max ${own.canary}` },
      acknowledgedUtc: expect.any(String),
    })
    expect((await auditOf(server, own)).map(({ action }: { action?: string }) => action)).toEqual([
      'approved',
      'acknowledged',
    ])
    expect(
      await rows(server, 'select distinct person::text from audit_entries where tenant_id = $1', [own.tenantId]),
    ).toEqual([{ person: own.target.employeeId }])
  })

  test('nobody approves their own, not even an admin', async () => {
    const id = newId()
    await add({ id, ...said }, own.secondAdmin, own.admin.employeeId)
    expect(codeOf(await decide('approve', own.admin, id))).toBe('403 own_position')
    expect(codeOf(await decide('approve', own.secondAdmin, id))).toBe('200')
  })

  test('only in its order: 422 with the reason', async () => {
    expect(codeOf(await decide('acknowledge', own.target))).toBe('422 not_approved')
    expect(codeOf(await decide('approve', own.manager, own.approvedPosition))).toBe('422 already_approved')
    await decide('acknowledge', own.target, own.approvedPosition)
    expect(codeOf(await decide('acknowledge', own.target, own.approvedPosition, 2))).toBe('422 already_acknowledged')
  })

  test('one in which nothing is written is neither approved nor acknowledged: 422', async () => {
    const id = newId()
    const unwritten = { ...said, description: ' \n ' }
    await add({ id, ...unwritten })
    expect(codeOf(await decide('approve', own.manager, id))).toBe('422 nothing_written')
    await rows(server, `update positions set status = 'Approved', approved_utc = now() where id = $1 returning id`, [
      id,
    ])
    expect(codeOf(await decide('acknowledge', own.target, id))).toBe('422 nothing_written')
    expect(codeOf(await put(id, { version: 1, ...said }))).toBe('200')
    expect(codeOf(await decide('approve', own.manager, id, 2))).toBe('200')
  })

  test('what has changed since it was read is not approved: 409', async () => {
    await put(own.position, { version: 1, ...said, isCurrent: true })
    expect(codeOf(await decide('approve', own.manager))).toBe('409 changed_meanwhile')
    expect(codeOf(await decide('approve', own.manager, own.position, 2))).toBe('200')
  })

  test('of two at once one approves', async () => {
    const answers = await Promise.all([decide('approve', own.manager), decide('approve', own.admin)])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '422 already_approved'])
  })

  test('another tenant’s position is as unknown as none', async () => {
    const answers = await Promise.all([newId(), other.position].map((id) => decide('approve', own.admin, id)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(codeOf(answers[0] as never)).toBe('404 not_found')
  })

  test('without the module there is none of it: 403', async () => {
    await rows(server, `update subscriptions set cancelled_utc = now() where tenant_id = $1 returning id`, [
      own.tenantId,
    ])
    expect(codeOf(await decide('approve', own.manager))).toBe('200')
    const bare = newId()
    await rows(
      server,
      `insert into product_plans (id, name, description, pricing_options, modules) values ($1, 'Bare', '', '[]', '{}') returning id`,
      [bare],
    )
    await rows(
      server,
      `insert into subscriptions (tenant_id, id, product_plan_id, billing_cycle) values ($1, $2, $3, 'Monthly') returning id`,
      [own.tenantId, newId(), bare],
    )
    expect(codeOf(await decide('acknowledge', own.target, own.approvedPosition))).toBe('403 module_missing')
  })

  test('the person who approved may leave: the approval stays, by nobody', async () => {
    await decide('approve', own.secondAdmin)
    const answer = await ask(`employees/${own.secondAdmin.employeeId}`, own.admin, {
      method: 'DELETE',
      headers: { 'if-match': '"1"' },
    })
    expect(codeOf(answer)).toBe('200')
    expect((await read()).positions[0]).toMatchObject({ status: 'Approved', approval: { by: null } })
  })
})
