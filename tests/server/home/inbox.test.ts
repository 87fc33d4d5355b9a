import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { KeptFeedback } from '../../../src/domain/home/inbox/nouns.ts'
import type { FeedbackId } from '../../../src/domain/kernel/ids.ts'
import { windowOf } from '../../../src/domain/kernel/windows.ts'
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
  await rows(server, 'delete from feedback where tenant_id = $1', [own.tenantId])
})
afterAll(() => server.close())

const ask = (path: string, by: Person = own.admin, more: object = {}, world: World = own) =>
  server.ask(`/api/${world.tenantId}/feedback${path}`, { as: by.userId, ...more })
const read =
  <S extends Schema.Codec<unknown, unknown>>(schema: S) =>
  ({ body, text }: Answer): S['Type'] => {
    expect(body.isSuccess, text).toBe(true)
    return Schema.decodeUnknownSync(schema, { onExcessProperty: 'error' })(body.data)
  }
const kept = read(KeptFeedback)
const sends = (over: object = {}, by: Person = own.target, world?: World) =>
  ask(
    '',
    by,
    { method: 'POST', json: { kind: 'bug', message: 'The gate is stuck', page: '/goals', version: 'b7', ...over } },
    world,
  )
const sent = async (over: object = {}, by?: Person) => kept(await sends(over, by))
const answers = (id: string, over: object = {}, by?: Person) =>
  ask(`/${id}`, by, { method: 'PUT', json: { version: 1, status: 'inProgress', answer: '', ...over } })
const messages = async (path: string, by?: Person) =>
  read(windowOf(KeptFeedback))(await ask(path, by)).rows.map(({ message }) => message)
const told = (kind: string) =>
  rows<{ readonly recipient: string; readonly subject: string; readonly body: string }>(
    server,
    'select recipient, subject, body from mail.outbox where tenant_id = $1 and key like $2 order by recipient, subject',
    [own.tenantId, `${kind}:%`],
  )
const bells = (by: Person) =>
  rows<{ readonly kind: string; readonly path: string }>(
    server,
    `select kind, path from notifications where tenant_id = $1 and employee_id = $2 and kind like 'feedback%' order by id`,
    [own.tenantId, by.employeeId],
  )

describe('1.17-4 What is sent has a reference, and its sender reads what becomes of it', () => {
  test('the reference counts in each client for itself, and what is sent is kept whole', async () => {
    const first = await sent()
    expect(first).toMatchObject({
      number: 1,
      version: 1,
      kind: 'bug',
      message: 'The gate is stuck',
      page: '/goals',
      productVersion: 'b7',
      by: { id: own.target.employeeId },
      status: 'received',
      answer: '',
      answeredBy: null,
      answeredUtc: null,
    })
    expect((await sent({}, own.manager)).number).toBe(2)
    // The other client's own is there already.
    const others = await sends({}, other.target, other)
    expect(kept(others).number).toBe(2)
    expect((await sent()).number).toBe(3)
  })

  test('many at once have numbers one after another, none twice', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => sent({ message: `No ${n}` }, n % 2 === 0 ? own.target : own.colleague)),
    )
    expect(numbers.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    )
  })

  test('sent twice with one id it is there once; under an id of another it is refused', async () => {
    const id = newId<FeedbackId>()
    const [first, again] = await Promise.all([sent({ id }), sent({ id })])
    expect(again).toEqual(first)
    expect(await messages('/mine', own.target)).toEqual(['The gate is stuck'])
    expect(codeOf(await sends({ id, message: 'Other words' }))).toBe('409 already_exists')
    expect(codeOf(await sends({ id }, own.colleague))).toBe('409 already_exists')
    // An id says nothing of what another client has.
    expect((await sends({ id }, other.target, other)).status).toBe(200)
    expect((await auditOf(server, own)).filter(({ kind }) => kind === 'feedback')).toHaveLength(1)
  })

  test('everybody reads their own alone; admins read all, and nobody anything of another client', async () => {
    await sent({ message: 'hers' })
    await sent({ message: 'his' }, own.manager)
    expect(await messages('/mine', own.target)).toEqual(['hers'])
    expect(await messages('/mine', own.manager)).toEqual(['his'])
    expect(await messages('/mine', own.admin)).toEqual([])
    expect(await messages('', own.admin)).toEqual(['his', 'hers'])
    for (const by of [own.target, own.manager, own.featureHolder])
      expect(codeOf(await ask('', by))).toBe('403 admin_only')
    expect((await ask('', other.admin)).status).toBe(404)
    expect((await ask('', other.admin, {}, other)).text).not.toContain('hers')
  })

  test('admins are told of it, but not of their own', async () => {
    const { id } = await sent()
    const letters = await told('feedbackReceived')
    expect(letters).toHaveLength(2)
    expect(letters[0]?.subject).toMatch(/has sent feedback \(#1\)$/)
    expect(letters[0]?.body).toContain('The gate is stuck')
    expect(await bells(own.admin)).toEqual([{ kind: 'feedbackReceived', path: `/feedback?tab=inbox&item=${id}` }])
    await sent({}, own.admin)
    expect(await bells(own.admin)).toHaveLength(1)
    expect(await bells(own.secondAdmin)).toHaveLength(2)
    expect(await bells(own.target)).toEqual([])
  })
})

describe('1.17-5 The inbox of a client’s admins', () => {
  test('is searched by words, person and reference, narrowed by status, and counted alike', async () => {
    const gate = await sent()
    await sent({ message: 'More graphs' }, own.manager)
    await answers(gate.id, { status: 'done', answer: 'The hinge was oiled' })
    const [{ name } = { name: '' }] = await rows<{ readonly name: string }>(
      server,
      'select full_name as name from employees where id = $1',
      [own.manager.employeeId],
    )
    for (const [query, found] of [
      ['', ['More graphs', 'The gate is stuck']],
      ['search=GATE', ['The gate is stuck']],
      ['search=hinge', ['The gate is stuck']],
      ['search=%231', ['The gate is stuck']],
      ['search=%232', ['More graphs']],
      [`search=${encodeURIComponent(name)}`, ['More graphs']],
      ['search=100%25', []],
      ['status=done', ['The gate is stuck']],
      ['status=received', ['More graphs']],
      ['status=declined', []],
      ['status=received&search=gate', []],
    ] as const) {
      expect(await messages(`?${query}`), query).toEqual(found)
      expect((await ask(`/count?${query}`)).body.data, query).toBe(found.length)
    }
    expect((await ask('?status=lost')).status).toBe(400)
  })

  test('is read a window at a time', async () => {
    for (const message of ['one', 'two', 'three']) await sent({ message })
    const first = read(windowOf(KeptFeedback))(await ask('?limit=2'))
    expect(first.rows.map(({ message }) => message)).toEqual(['three', 'two'])
    expect(await messages(`?limit=2&after=${first.after}`)).toEqual(['one'])
    expect(await messages('/mine?limit=2', own.target)).toEqual(['three', 'two'])
  })
})

describe('It is answered', () => {
  test('with a status and a word, which its sender reads and is told of once', async () => {
    const { id } = await sent()
    const taken = kept(await answers(id, { answer: 'We look at it' }))
    expect(taken).toMatchObject({
      version: 2,
      status: 'inProgress',
      answer: 'We look at it',
      answeredBy: { id: own.admin.employeeId },
    })
    expect(taken.answeredUtc).not.toBeNull()
    expect(read(windowOf(KeptFeedback))(await ask('/mine', own.target)).rows).toEqual([taken])
    const letters = await told('feedbackAnswered')
    expect(letters).toMatchObject([{ subject: 'Your feedback #1: In progress' }])
    expect(letters[0]?.body).toContain('We look at it')
    // Other words alone are no news.
    await answers(id, { version: 2, answer: 'We are at it' })
    expect(await told('feedbackAnswered')).toHaveLength(1)
    await answers(id, { version: 3, status: 'done', answer: 'Oiled' })
    expect((await told('feedbackAnswered')).map(({ subject }) => subject)).toEqual([
      'Your feedback #1: Done',
      'Your feedback #1: In progress',
    ])
    expect(await bells(own.target)).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'feedbackAnswered', path: '/feedback?tab=sent' })),
    )
  })

  test('it is written down who has set which status; what was said stays between the two', async () => {
    const { id } = await sent()
    await answers(id, { status: 'declined', answer: 'Not this year' })
    const entries = await rows(
      server,
      `select action, subject_name as name, fields, values from audit_entries
       where tenant_id = $1 and subject_kind = 'feedback' order by id`,
      [own.tenantId],
    )
    expect(entries).toEqual([
      { action: 'created', name: '#1', fields: [], values: null },
      {
        action: 'updated',
        name: '#1',
        fields: ['status', 'answer'],
        values: [{ field: 'status', before: 'received', after: 'declined' }],
      },
    ])
  })

  test('pressed twice it happens once', async () => {
    const { id } = await sent()
    const [one, two] = await Promise.all([answers(id), answers(id)])
    expect(kept(two)).toEqual(kept(one))
    expect(kept(one).version).toBe(2)
    expect(await told('feedbackAnswered')).toHaveLength(1)
    expect(
      (await auditOf(server, own)).filter(({ action, kind }) => kind === 'feedback' && action === 'updated'),
    ).toHaveLength(1)
  })

  test('of two who answer at once the second is told, and nothing is lost', async () => {
    const { id } = await sent()
    await answers(id, { status: 'done', answer: 'Oiled' })
    expect(codeOf(await answers(id, { answer: 'We look at it' }, own.secondAdmin))).toBe('409 changed_meanwhile')
    expect(kept(await ask(`/${id}`))).toMatchObject({ status: 'done', answer: 'Oiled', version: 2 })
  })

  test.each([
    ['as new once it was taken up', { version: 2, status: 'received' }, '422 received_before'],
    ['by declining it without a word', { version: 2, status: 'declined' }, '422 says_not_why'],
    ['with a status there is not', { version: 2, status: 'lost' }, '400 invalid_body'],
    ['with too many words', { version: 2, answer: 'x'.repeat(2_001) }, '400 invalid_body'],
  ])('answering it %s is refused', async (_, over, code) => {
    const { id } = await sent()
    await answers(id)
    expect(codeOf(await answers(id, over))).toBe(code)
    expect(kept(await ask(`/${id}`))).toMatchObject({ status: 'inProgress', version: 2 })
    expect(await told('feedbackAnswered')).toHaveLength(1)
  })

  test('by admins alone, and of one’s own client', async () => {
    const { id } = await sent()
    for (const by of [own.target, own.manager]) {
      expect(codeOf(await answers(id, {}, by))).toBe('403 admin_only')
      expect(codeOf(await ask(`/${id}`, by))).toBe('403 admin_only')
    }
    const theirs = (path: string, more: object = {}) => ask(path, other.admin, more, other)
    expect((await theirs(`/${id}`)).status).toBe(404)
    expect((await theirs(`/${id}`, { method: 'PUT', json: { version: 1, status: 'done', answer: '' } })).status).toBe(
      404,
    )
    expect((await answers(newId())).status).toBe(404)
    expect(kept(await ask(`/${id}`)).status).toBe('received')
  })

  test('nobody is told where nobody is there any more, or answers their own', async () => {
    const hers = await sent()
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.target.employeeId,
    ])
    expect((await answers(hers.id)).status).toBe(200)
    const mine = await sent({}, own.admin)
    expect((await answers(mine.id)).status).toBe(200)
    await rows(server, 'update feedback set employee_id = null where tenant_id = $1 and id = $2', [
      own.tenantId,
      hers.id,
    ])
    expect(kept(await answers(hers.id, { version: 2, status: 'done' })).by).toBeNull()
    expect(await told('feedbackAnswered')).toEqual([])
  })
})
