import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditPage } from '../../../src/domain/audit/nouns.ts'
import { details, sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
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

const somebody = (over: object = {}) => ({
  id: newId(),
  firstName: 'Nadia',
  lastName: 'Óscar',
  email: 'nadia@new.example',
  phone: '0400 000 000',
  positionTitle: 'Carpenter',
  departmentId: own.department,
  reportsTo: own.manager.employeeId,
  startDate: '2024-02-29',
  isActive: true,
  hideFromEmployeeDirectory: false,
  tags: ['Forklift', 'White card'],
  ...over,
})

const create = (json: object, by = own.admin) => server.ask(`/api/${own.tenantId}/employees`, { as: by.userId, json })

describe('7 POST employees', () => {
  test('makes the person as described, and answers them', async () => {
    const person = somebody()
    const answer = await create(person)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      id: person.id,
      fullName: 'Nadia Óscar',
      positionTitle: 'Carpenter',
      department: { id: own.department },
      startDate: '2024-02-29',
      tags: [{ name: 'Forklift' }, { name: 'White card' }],
      hasLogin: false,
      isAdmin: false,
      version: 1,
    })
    expect(await auditOf(server, own)).toMatchObject([{ action: 'created', kind: 'employee', id: person.id }])
  })

  test('the timeline tells what they were given, with names; a phone without its number; nothing that was left empty', async () => {
    const person = { ...somebody(), reportsTo: own.manager.employeeId, phone: '0491 570 006', lastName: '' }
    await create(person)
    const { body } = await server.ask(`/api/${own.tenantId}/employees/${person.id}/timeline`, { as: own.admin.userId })
    const [entry] = (body.data as AuditPage).entries
    if (entry === undefined) throw new Error('There is no entry')
    expect(sentenceOf(standardLocale, entry)).toBe(
      `Ava ${own.canary} added Nadia as Carpenter in ${own.canary} Yard, reporting to Max ${own.canary}, from 29th Feb 2024`,
    )
    expect(details(standardLocale, entry)).toEqual([
      `email set to ${person.email}`,
      'tags set to Forklift, White card',
      'phone set',
    ])
    expect(JSON.stringify(body)).not.toContain('570')
  })

  test('a double submit makes one person, answered twice', async () => {
    const person = somebody()
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await auditOf(server, own)).toHaveLength(1)
    const made = await rows(server, 'select id from employees where tenant_id = $1 and email = $2', [
      own.tenantId,
      person.email,
    ])
    expect(made).toHaveLength(1)
  })

  test('the same id for other content: 409 already_exists', async () => {
    const person = somebody()
    await create(person)
    const others = [
      { email: 'x@new.example' },
      { phone: null },
      { positionTitle: null },
      { tags: [] },
      { reportsTo: null },
    ]
    for (const over of others) {
      const answer = await create({ ...person, ...over })
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'already_exists'])
    }
  })

  test('an id that another tenant uses is free here, and theirs is untouched', async () => {
    const answer = await create(somebody({ id: other.target.employeeId }))
    expect(answer.status).toBe(200)
    const theirs = await server.ask(`/api/${other.tenantId}/employees/${other.target.employeeId}`, {
      as: other.admin.userId,
    })
    expect(theirs.body.data).toMatchObject({ firstName: 'Eve', version: 1 })
  })

  test('5 of two people with one address at once, one is made; the other is told email_in_use', async () => {
    const answers = await Promise.all([create(somebody()), create(somebody({ email: 'NADIA@new.example' }))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      message: 'This email address is already in use',
      errors: [{ code: 'email_in_use', field: 'email' }],
    })
  })

  test('unknown references: 422, and another tenant’s are just as unknown', async () => {
    const before = await stateOf(server)
    for (const [over, code] of [
      [{ departmentId: newId() }, 'unknown_department'],
      [{ departmentId: other.department }, 'unknown_department'],
      [{ reportsTo: newId() }, 'unknown_manager'],
      [{ reportsTo: other.manager.employeeId }, 'unknown_manager'],
    ] as const) {
      const answer = await create(somebody(over))
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([422, code])
    }
    const id = newId()
    const toSelf = await create(somebody({ id, reportsTo: id }))
    expect([toSelf.status, toSelf.body.errors[0]?.code]).toEqual([422, 'reports_to_self'])
    expect(await stateOf(server)).toBe(before)
  })

  test('a person of one name, with nothing that may be left out', async () => {
    const least = {
      lastName: '',
      phone: null,
      positionTitle: null,
      departmentId: null,
      reportsTo: null,
      startDate: null,
      tags: [],
    }
    const answer = await create(somebody(least))
    expect(answer.body.data).toMatchObject({ fullName: 'Nadia', positions: [], department: null, tags: [] })
  })
})

describe('7 POST employees/isEmailAddressInUse', () => {
  const asked = (json: object, by = own.admin) =>
    server.ask(`/api/${own.tenantId}/employees/isEmailAddressInUse`, { as: by.userId, json })
  const inUse = async (json: object, by = own.admin) => (await asked(json, by)).body.data

  test('6 is told to callers who may write it down: of somebody they edit, or of somebody new', async () => {
    const email = `cleo@${own.canary}.example`
    const { target, hidden, manager, colleague, managerOfOthers } = own
    const who = async (json: object, by: Person) => {
      const { status, body } = await asked({ email, ...json }, by)
      return body.errors[0]?.code ?? status
    }
    expect(await who({ exceptEmployeeId: target.employeeId }, manager)).toBe(200)
    expect(await inUse({ email, exceptEmployeeId: hidden }, manager)).toBe(true)
    expect(await inUse({ email: `eve@${other.canary}.example`, exceptEmployeeId: hidden }, manager)).toBe(false)
    expect(await who({}, manager)).toBe('admin_only')
    expect(await who({ exceptEmployeeId: target.employeeId }, managerOfOthers)).toBe('not_found')
    expect(await who({ exceptEmployeeId: other.target.employeeId }, manager)).toBe('not_found')
    expect(await who({ exceptEmployeeId: colleague.employeeId }, colleague)).toBe('own_record')
    expect(await who({}, colleague)).toBe('admin_only')
  })

  test('in this tenant, without regard to case, and not counting the person asked about', async () => {
    const email = `EVE@${own.canary}.example`
    expect(await inUse({ email })).toBe(true)
    expect(await inUse({ email, exceptEmployeeId: own.target.employeeId })).toBe(false)
    expect(await inUse({ email, exceptEmployeeId: own.manager.employeeId })).toBe(true)
    expect(await inUse({ email: `eve@${other.canary}.example` })).toBe(false)
    expect(await inUse({ email: 'nobody@new.example' })).toBe(false)
  })
})
