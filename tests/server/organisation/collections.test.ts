import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CoreValue } from '../../../src/domain/coreValues/nouns.ts'
import { Category, Department, MeetingLocation } from '../../../src/domain/organisation/nouns.ts'
import { PositionTemplate } from '../../../src/domain/positionTemplates/nouns.ts'
import { DefaultDiscussionPoint, PerformanceReviewTemplate } from '../../../src/domain/reviews/nouns.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import {
  addPlan,
  auditOf,
  type CollectionName,
  makeWorld,
  positionText,
  reviewTemplate,
  rows,
  stateOf,
  type World,
} from '../world/world.ts'

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

const strict = { onExcessProperty: 'error' } as const

interface Row {
  readonly name: CollectionName
  readonly item: (json: unknown) => unknown
  readonly content: object
  readonly changed: object
  /** The same name in another case; undefined where items have none. */
  readonly shouted: object | undefined
}

const yearly = reviewTemplate('Yearly', 'How was it?')

const table: ReadonlyArray<Row> = [
  {
    name: 'categories',
    item: Schema.decodeUnknownSync(Category, strict),
    content: { text: 'Tools' },
    changed: { text: 'Vehicles' },
    shouted: { text: 'TOOLS' },
  },
  {
    name: 'departments',
    item: Schema.decodeUnknownSync(Department, strict),
    content: { name: 'Workshop' },
    changed: { name: 'Garage' },
    shouted: { name: 'WORKSHOP' },
  },
  {
    name: 'defaultDiscussionPoints',
    item: Schema.decodeUnknownSync(DefaultDiscussionPoint, strict),
    content: { item: { text: 'What went well?', type: 1 } },
    changed: { item: { text: 'What went well?', type: 3 } },
    shouted: undefined,
  },
  {
    name: 'coreValues',
    item: Schema.decodeUnknownSync(CoreValue, strict),
    content: { content: { name: 'Care', description: 'For each other' } },
    changed: { content: { name: 'Care', description: '' } },
    shouted: { content: { name: 'CARE', description: '' } },
  },
  {
    name: 'meetingLocations',
    item: Schema.decodeUnknownSync(MeetingLocation, strict),
    content: { content: { name: 'Site office', detail: '' } },
    changed: { content: { name: 'Head office', detail: 'Level 2\nRoom 4' } },
    shouted: { content: { name: 'SITE OFFICE', detail: '' } },
  },
  {
    name: 'performanceReviewTemplates',
    item: Schema.decodeUnknownSync(PerformanceReviewTemplate, strict),
    content: { content: yearly },
    changed: { content: { ...yearly, isArchived: true } },
    shouted: { content: { ...yearly, name: 'YEARLY' } },
  },
  {
    name: 'positionTemplates',
    item: Schema.decodeUnknownSync(PositionTemplate, strict),
    content: { title: 'Foreman', ...positionText('Leads'), department: null },
    changed: { title: 'Foreman', ...positionText('Leads a crew'), department: null },
    shouted: { title: 'FOREMAN', ...positionText(''), department: null },
  },
]

const call = (method: string, path: string, json?: object, headers?: Record<string, string>) =>
  server.ask(`/api/${own.tenantId}/${path}`, {
    as: own.admin.userId,
    method,
    ...(json === undefined ? {} : { json }),
    ...(headers === undefined ? {} : { headers }),
  })

const told = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.errors[0]?.code]

describe.each(table)('7 Simple collections: $name', ({ name, item, content, changed, shouted }) => {
  const list = async () => (await call('GET', name)).body.data as ReadonlyArray<{ id: string }>

  test('made, listed last, changed, removed; each is written down', async () => {
    const id = newId()
    const made = await call('POST', name, { id, ...content })
    expect(item(made.body.data)).toMatchObject({ id, version: 1, ...content })
    expect((await list()).at(-1)).toEqual(made.body.data)
    const updated = await call('PUT', `${name}/${id}`, { version: 1, ...changed })
    expect(item(updated.body.data)).toMatchObject({ id, version: 2, ...changed })
    expect((await list()).map(item)).toContainEqual(updated.body.data)
    expect((await call('DELETE', `${name}/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(200)
    expect((await list()).map((one) => one.id)).not.toContain(id)
    const audit = await auditOf(server, own)
    expect(audit.map(({ action, id: subject }) => [action, subject])).toEqual([
      ['created', id],
      ['updated', id],
      ['removed', id],
    ])
  })

  test('a double submit makes one, answered twice; the same id for something else: 409', async () => {
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', name, { id, ...content })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await auditOf(server, own)).toHaveLength(1)
    expect(told(await call('POST', name, { id, ...changed }))).toEqual([409, 'already_exists'])
  })

  test('a stale version: 409 changed_meanwhile, whether changing or removing', async () => {
    const id = own.items[name]
    const before = await stateOf(server)
    expect(told(await call('PUT', `${name}/${id}`, { version: 2, ...content }))).toEqual([409, 'changed_meanwhile'])
    expect(told(await call('DELETE', `${name}/${id}`, undefined, { 'if-match': '2' }))).toEqual([
      409,
      'changed_meanwhile',
    ])
    expect(await stateOf(server)).toBe(before)
  })

  if (shouted)
    test('a name is taken without regard to case, when making and when renaming', async () => {
      const id = newId()
      await call('POST', name, { id, ...content })
      expect(told(await call('POST', name, { id: newId(), ...shouted }))).toEqual([409, 'already_exists'])
      expect(told(await call('PUT', `${name}/${own.items[name]}`, { version: 1, ...shouted }))).toEqual([
        409,
        'already_exists',
      ])
      // Its own name in another case is no double.
      expect((await call('PUT', `${name}/${id}`, { version: 1, ...shouted })).status).toBe(200)
    })

  test('names and ids of another tenant are free here', async () => {
    const theirs = await server.ask(`/api/${other.tenantId}/${name}`, { as: other.admin.userId })
    const {
      id,
      version: _version,
      isArchived: _a,
      globalPositionTemplateId: _g,
      globalVersion: _v,
      heldBy: _h,
      requires: _r,
      ...said
    } = (theirs.body.data as ReadonlyArray<Record<string, unknown>>)[0] as Record<string, unknown>
    const answer = await call('POST', name, { id, ...said, ...('department' in said ? { department: null } : {}) })
    expect(answer.status).toBe(200)
  })
})

test.each(['n/a', 'N/A', ' n/a'])('5 a category is not %j: refused', async (text) => {
  const made = await call('POST', 'categories', { id: newId(), text })
  const renamed = await call('PUT', `categories/${own.items.categories}`, { version: 1, text })
  // With spaces around it, it is not even a line.
  const expected = text === text.trim() ? [422, 'not_applicable'] : [400, 'invalid_body']
  expect([told(made), told(renamed)]).toEqual([expected, expected])
})

test('a department that is in use cannot be removed, and the refusal says by whom', async () => {
  const before = await stateOf(server)
  const answer = await call('DELETE', `departments/${own.department}`, undefined, { 'if-match': '1' })
  expect(told(answer)).toEqual([409, 'in_use'])
  expect(answer.body.message).toBe('Still in use by 10 employees and 1 position template.')
  expect(await stateOf(server)).toBe(before)
})

test('a position template’s department must be one of this tenant', async () => {
  for (const department of [newId(), other.department]) {
    const answer = await call('POST', 'positionTemplates', {
      id: newId(),
      title: 'Foreman',
      ...positionText(''),
      department,
    })
    expect(told(answer)).toEqual([422, 'unknown_department'])
  }
})

test('4 archived position templates are not in the list', async () => {
  await rows(server, 'update position_templates set is_archived = true where tenant_id = $1', [own.tenantId])
  expect((await call('GET', 'positionTemplates')).body.data).toEqual([])
})
