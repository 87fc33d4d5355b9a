import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditPage } from '../../../../src/domain/audit/nouns.ts'
import { sentenceOf } from '../../../../src/domain/audit/sentences.ts'
import { ChangeRequest } from '../../../../src/domain/employees/changeRequests/nouns.ts'
import { changeDenials } from '../../../../src/domain/employees/changeRequests/wording.ts'
import type { Employee } from '../../../../src/domain/employees/nouns.ts'
import type { ToDoItem } from '../../../../src/domain/home/nouns.ts'
import type { ChangeRequestId } from '../../../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../../../src/domain/kernel/locale.ts'
import { atOnce } from '../../kit/atOnce.ts'
import { codeOf } from '../../kit/codes.ts'
import { newId } from '../../kit/people.ts'
import { type Answer, serverForTest, type TestServer } from '../../kit/server.ts'
import { forgetTold } from '../../kit/told.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan, asks: true })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  await forgetTold(server, own.tenantId)
})
afterAll(() => server.close())

const call = (path: string, by: Person, json?: object, method = json === undefined ? 'GET' : 'POST') =>
  server.ask(`/api/${own.tenantId}${path}`, { as: by.userId, method, ...(json && { json }) })

const request = ({ body, text }: Answer): ChangeRequest => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(ChangeRequest, { onExcessProperty: 'error' })(body.data)
}
const phone = '0491 570 158'
const asked = (over: object = {}) => ({ id: newId<ChangeRequestId>(), to: { phone }, note: '', ...over })
const ask = (over: object = {}, by: Person = own.target, of: Person = by) =>
  call(`/employees/${of.employeeId}/changeRequests`, by, asked(over))
const list = async (by: Person, of: Person = own.target) => {
  const { body, text } = await call(`/employees/${of.employeeId}/changeRequests`, by)
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(Schema.Array(ChangeRequest), { onExcessProperty: 'error' })(body.data)
}
const accept = ({ id, version }: ChangeRequest, by: Person = own.manager, over: object = {}) =>
  call(`/changeRequests/${id}/accept`, by, { version, seenRecord: null, ...over })
const decline = ({ id, version }: ChangeRequest, by: Person = own.manager, over: object = {}) =>
  call(`/changeRequests/${id}/decline`, by, { version, reason: 'Not this one', ...over })
const withdraw = ({ id, version }: ChangeRequest, by: Person = own.target) =>
  call(`/changeRequests/${id}/withdraw`, by, { version })
const show = ({ id }: Pick<ChangeRequest, 'id'>, by: Person) => call(`/changeRequests/${id}`, by)
const person = async (by: Person = own.admin) =>
  (await call(`/employees/${own.target.employeeId}`, by)).body.data as Employee
const waits = async (by: Person): Promise<ReadonlyArray<ToDoItem>> =>
  ((await call('/employees/me/toDoList', by)).body.data as ReadonlyArray<ToDoItem>).filter(
    ({ type }) => type === 'changeToDecide',
  )
const done = ({ id, version }: ToDoItem, by: Person) =>
  call('/employees/me/toDoList/done', by, { type: 'changeToDecide', id, version: version ?? 1 })
const told = (kind: string) =>
  rows<{ readonly recipient: string; readonly subject: string; readonly body: string }>(
    server,
    `select recipient, subject, body from mail.outbox where tenant_id = $1 and key like $2 order by recipient`,
    [own.tenantId, `${kind}:%`],
  )
const timeline = async (by: Person) =>
  ((await call(`/employees/${own.target.employeeId}/timeline`, by)).body.data as AuditPage).entries.map((entry) =>
    sentenceOf(standardLocale, entry),
  )
const rights = (to: object) =>
  call(
    '/fieldRights',
    own.admin,
    { managersSeePersonal: true, managersSeeEmergency: true, managersChoosePolicies: true, ...to },
    'PUT',
  )
const phoneOf = (value: string | null) =>
  rows(server, 'update employees set phone = $3, version = version + 1 where tenant_id = $1 and id = $2', [
    own.tenantId,
    own.target.employeeId,
    value,
  ])

describe('an employee asks for a change of what they may not edit themselves', () => {
  test('whoever may accepts it in one press, and both see it', async () => {
    await phoneOf('0491 570 006')
    const open = request(await ask({ note: ' New number ' }))
    expect(open).toMatchObject({
      state: 'open',
      note: 'New number',
      changes: [{ field: 'phone', before: '0491 570 006', after: phone, now: '0491 570 006', isShown: true }],
    })
    expect(await list(own.target)).toEqual([open])
    expect(await list(own.manager)).toEqual([open])
    const [item] = await waits(own.manager)
    expect(item).toMatchObject({ id: open.id, version: 1, employeeId: own.target.employeeId })
    expect(item?.title).toContain(`Phone 0491 570 006 → ${phone}. “New number”`)
    // The manager answers for them, so an administrator is not asked as well.
    expect(await waits(own.admin)).toEqual([])
    const before = await person()
    expect((await done(item as ToDoItem, own.manager)).status).toBe(200)
    const after = await person()
    expect(after).toMatchObject({ phone, version: before.version + 1 })
    expect(await waits(own.manager)).toEqual([])
    expect(await list(own.target)).toMatchObject([{ id: open.id, state: 'accepted', version: 2 }])
    for (const by of [own.target, own.manager])
      expect(await timeline(by)).toEqual([
        expect.stringMatching(/ accepted the change of phone that .* had asked for$/),
        expect.stringMatching(/ changed .* phone$/),
        expect.stringMatching(/ asked for a change of their phone$/),
      ])
  })

  test('it is written down as an edit is, and as what was asked for', async () => {
    const open = request(await ask({ to: { phone, lastName: 'Larsen', address: '2 New Street' } }))
    expect(codeOf(await accept(open))).toBe('200')
    const { lastName } = await person()
    expect(lastName).toBe('Larsen')
    expect((await auditOf(server, own)).map(({ action, kind, fields }) => [action, kind, fields])).toEqual([
      ['created', 'changeRequest', ['lastName', 'phone', 'address']],
      ['updated', 'employee', ['lastName', 'phone', 'address']],
      ['accepted', 'changeRequest', ['lastName', 'phone', 'address']],
    ])
    // What is nobody's business any more is not kept.
    const stored = await rows<{ changes: unknown }>(server, 'select changes from change_requests where id = $1', [
      open.id,
    ])
    expect(JSON.stringify(stored)).not.toContain('2 New Street')
    expect(JSON.stringify(stored)).toContain('Larsen')
  })

  test('asked twice with one id it is asked once; another one waits until it is over', async () => {
    const once = asked()
    const path = `/employees/${own.target.employeeId}/changeRequests`
    const [one, two] = await Promise.all([call(path, own.target, once), call(path, own.target, once)])
    expect(request(one)).toEqual(request(two))
    expect(codeOf(await ask({ to: { phone: '1' } }))).toBe('409 open_already')
    expect(await told('changeAsked')).toHaveLength(1)
    expect(codeOf(await withdraw(request(one)))).toBe('200')
    expect(codeOf(await ask({ to: { phone: '1' } }))).toBe('200')
    expect(codeOf(await ask({ id: once.id }, own.colleague))).toBe('409 already_exists')
  })

  test('of two who ask at once for different things, one waits', async () => {
    const answers = await Promise.all([ask({ to: { phone: '1' } }), ask({ to: { phone: '2' } })])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 open_already'])
  })

  test.each<[string, object, string]>([
    ['nothing', { to: {} }, '422 nothing_asked'],
    ['a field there is not', { to: { roles: 'admin' } }, '400 invalid_body'],
    ['what the editor of the record refuses', { to: { firstName: '' } }, '400 invalid_body'],
    ['a birth ahead', { to: { dateOfBirth: '2999-01-01' } }, '422 invalid_field'],
    ['a contact nobody can call', { to: { contactName: null, contactPhone: '1' } }, '422 invalid_field'],
    ['an address nobody can write to', { to: { email: 'eve' } }, '400 invalid_body'],
    ['a note without end', { note: 'x'.repeat(501) }, '400 invalid_body'],
  ])('asking for %s is refused', async (_, over, code) => {
    expect(codeOf(await ask(over))).toBe(code)
    expect(await list(own.target)).toEqual([])
    expect(await told('changeAsked')).toEqual([])
  })

  test('an admin edits their own record, and nobody asks for another', async () => {
    expect(codeOf(await ask({}, own.admin))).toBe('403 edits_own_record')
    expect(codeOf(await ask({}, own.manager, own.target))).toBe('403 not_your_request')
    expect(codeOf(await ask({}, own.colleague, own.target))).toBe('404 not_found')
  })
})

describe('who may edit the fields decides', () => {
  test('what the client has closed to managers waits for administrators, and managers find no trace of it', async () => {
    await rights({ managersSeePersonal: false })
    const open = request(await ask({ to: { phone, address: '2 New Street' } }))
    expect(await list(own.manager)).toEqual([])
    expect(await waits(own.manager)).toEqual([])
    expect(codeOf(await show(open, own.manager))).toBe('403 closed_to_managers')
    for (const answer of [await accept(open), await decline(open)])
      expect(codeOf(answer)).toBe('403 closed_to_managers')
    expect((await timeline(own.manager)).join()).not.toContain('address')
    expect((await waits(own.admin))[0]?.title).toContain('2 New Street')
    const recipients = (await told('changeAsked')).map(({ recipient }) => recipient)
    expect(recipients).not.toContain((await managerOf()).email)
    expect(codeOf(await accept(open, own.admin))).toBe('200')
  })

  test('an address that somebody signs in with is for administrators', async () => {
    const open = request(await ask({ to: { email: `new@${own.canary}.example` } }))
    expect(codeOf(await accept(open))).toBe('403 sign_in_address')
    expect(await waits(own.manager)).toEqual([])
    expect(await waits(own.admin)).toHaveLength(1)
  })

  test('an address that is in use is refused as by the editor, and the request stays', async () => {
    const open = request(await ask({ to: { email: (await managerOf()).email } }))
    expect(codeOf(await accept(open, own.admin))).toBe('409 email_in_use')
    expect(await list(own.target)).toEqual([open])
    expect(codeOf(await decline(open, own.admin))).toBe('200')
  })

  test('nobody decides about their own, not even once they are an admin', async () => {
    const open = request(await ask())
    await rows(server, `update employees set roles = '{admin}' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      own.target.employeeId,
    ])
    for (const answer of [await accept(open, own.target), await decline(open, own.target)])
      expect(codeOf(answer)).toBe('403 own_record')
    expect(await waits(own.target)).toEqual([])
    expect(codeOf(await withdraw(open))).toBe('200')
  })

  test('of another client nothing is found', async () => {
    const theirs = { id: other.changeRequest, version: 1 } as ChangeRequest
    for (const by of [own.target, own.manager, own.admin])
      for (const answer of [
        await accept(theirs, by),
        await decline(theirs, by),
        await withdraw(theirs, by),
        await show(theirs, by),
      ])
        expect(codeOf(answer)).toBe('404 not_found')
  })
})

describe('emergency data of another are shown when asked for, and that is written down', () => {
  test('they are neither in the list nor on Home', async () => {
    const number = '0491 570 313'
    const open = request(await ask({ to: { contactName: 'Robin', contactPhone: number } }))
    expect(open.changes.map(({ after }) => after)).toContain(number)
    for (const by of [own.manager, own.admin]) {
      const [seen] = await list(by)
      expect(seen?.changes.every(({ after, isShown }) => after === null && !isShown)).toBe(true)
    }
    const [item] = await waits(own.manager)
    expect(item).not.toHaveProperty('version')
    expect(item?.detail).toContain('first contact')
    expect(JSON.stringify(await told('changeAsked'))).not.toContain(number)
    expect((await auditOf(server, own)).filter(({ action }) => action === 'viewed')).toEqual([])
    expect(request(await show(open, own.manager)).changes.map(({ after }) => after)).toContain(number)
    expect((await auditOf(server, own)).filter(({ action }) => action === 'viewed')).toMatchObject([
      { kind: 'emergency', id: own.target.employeeId },
    ])
    expect(codeOf(await accept(open))).toBe('200')
    expect((await person(own.target)).emergency).toMatchObject({ contactPhone: number })
  })
})

describe('it is decided once, and about what was seen', () => {
  test('a second press changes nothing', async () => {
    const open = request(await ask())
    const answers = await Promise.all([accept(open), accept(open)])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 changed_meanwhile'])
    expect(codeOf(await accept({ ...open, version: 2 }))).toBe('422 not_open')
    expect(await told('changeDecided')).toHaveLength(1)
  })

  test('what was withdrawn meanwhile is not accepted', async () => {
    const open = request(await ask())
    expect(request(await withdraw(open))).toMatchObject({ state: 'withdrawn', decidedBy: null })
    expect(codeOf(await accept(open))).toBe('409 changed_meanwhile')
    expect(codeOf(await decline({ ...open, version: 2 }))).toBe('422 not_open')
    expect((await person()).phone).not.toBe(phone)
  })

  test('a field that has changed meanwhile is accepted by who has seen what stands there now', async () => {
    const open = request(await ask())
    await phoneOf('0400 111 222')
    const refused = await accept(open)
    expect(codeOf(refused)).toBe('409 outdated')
    expect(refused.body.errors[0]?.message).toBe(changeDenials.outdated)
    const [item] = await waits(own.manager)
    expect(item).not.toHaveProperty('version')
    expect(codeOf(await done(item as ToDoItem, own.manager))).toBe('409 outdated')
    const [seen] = await list(own.manager)
    expect(seen?.changes[0]).toMatchObject({ now: '0400 111 222', after: phone })
    // Again somebody was quicker.
    await phoneOf('0400 333 444')
    expect(codeOf(await accept(open, own.manager, { seenRecord: seen?.recordVersion }))).toBe('409 outdated')
    const [again] = await list(own.manager)
    expect(codeOf(await accept(open, own.manager, { seenRecord: again?.recordVersion }))).toBe('200')
    expect((await person()).phone).toBe(phone)
  })

  test('another field of the record may have changed', async () => {
    const open = request(await ask())
    await rows(
      server,
      `update employees set last_name = 'Larsen', version = version + 1 where tenant_id = $1 and id = $2`,
      [own.tenantId, own.target.employeeId],
    )
    expect(codeOf(await accept(open))).toBe('200')
    expect(await person()).toMatchObject({ phone, lastName: 'Larsen' })
  })

  test('what an editor saves at the same moment is kept', async () => {
    const open = request(await ask({ to: { address: '2 New Street' } }))
    const { version, personal } = await person()
    const path = `/employees/${own.target.employeeId}/profile/personal`
    const answers = await atOnce(
      server,
      ['employees', own.target.employeeId],
      [() => call(path, own.admin, { ...personal, version, personalPhone: phone }, 'PUT'), () => accept(open)],
    )
    expect(answers.map(codeOf)).toEqual(['200', '200'])
    expect((await person()).personal).toMatchObject({ address: '2 New Street', personalPhone: phone })
  })

  test('what is asked for is compared with what an editor saves at the same moment', async () => {
    const { version, personal } = await person()
    const path = `/employees/${own.target.employeeId}/profile/personal`
    const [saved, requested] = await atOnce(
      server,
      ['employees', own.target.employeeId],
      [
        () => call(path, own.admin, { ...personal, version, address: '3 Old Street' }, 'PUT'),
        () => ask({ to: { address: '2 New Street' } }),
      ],
    )
    expect(codeOf(saved as Answer)).toBe('200')
    expect(request(requested as Answer).changes).toMatchObject([{ before: '3 Old Street', now: '3 Old Street' }])
  })

  test('a request that has ended while its acceptance waited is not accepted', async () => {
    const open = request(await ask())
    const answers = await atOnce(
      server,
      ['employees', own.target.employeeId],
      [() => withdraw(open), () => accept(open)],
    )
    expect(answers.map(codeOf)).toEqual(['200', '409 changed_meanwhile'])
    expect((await person()).phone).not.toBe(phone)
  })

  test('declining says why, and changes nothing', async () => {
    const open = request(await ask())
    expect(codeOf(await decline(open, own.manager, { reason: ' ' }))).toBe('422 reason_needed')
    expect(request(await decline(open))).toMatchObject({ state: 'declined', reason: 'Not this one' })
    expect((await person()).phone).not.toBe(phone)
    expect(await list(own.target)).toMatchObject([{ state: 'declined', reason: 'Not this one' }])
    const [letter] = await told('changeDecided')
    expect(letter?.subject).toContain('has declined your change')
    expect(letter?.body).toContain('Not this one')
  })
})

describe('with its person', () => {
  test('an employment that ends closes it', async () => {
    const open = request(await ask())
    const ended = await call(
      `/employees/${own.target.employeeId}/terminate`,
      own.admin,
      { version: (await person()).version, date: '2024-03-01', reason: 'Moved', reassignReportsTo: null, notes: '' },
      'PUT',
    )
    expect(codeOf(ended)).toBe('200')
    expect(await list(own.admin)).toMatchObject([{ id: open.id, state: 'closed' }])
    expect(await waits(own.manager)).toEqual([])
    expect(codeOf(await accept({ ...open, version: 2 }))).toBe('422 not_open')
  })

  test('who is not active asks nothing of anybody', async () => {
    request(await ask())
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.target.employeeId,
    ])
    expect(await waits(own.manager)).toEqual([])
  })
})

const managerOf = async (): Promise<{ readonly email: string }> => {
  const [manager] = await rows<{ readonly email: string }>(server, 'select email from employees where id = $1', [
    own.manager.employeeId,
  ])
  return manager as { readonly email: string }
}
