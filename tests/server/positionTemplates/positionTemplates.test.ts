import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import type {
  GlobalPositionTemplate,
  GlobalPositionTemplateHistory,
  PositionsGiven,
  PositionTemplate,
  TemplateVersion,
} from '../../../src/domain/positionTemplates/nouns.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, globalPosition, makeWorld, positionText, rows, stateOf, type World } from '../world/world.ts'

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

type Somebody = World['admin']

const ask = async (path: string, by: Somebody, { method = 'GET', json }: { method?: string; json?: object } = {}) =>
  server.ask(path.startsWith('/api/') ? path : `/api/${own.tenantId}/positionTemplates${path}`, {
    as: by.userId,
    method,
    ...(path.startsWith('/api/') && { headers: { 'tenant-id': own.tenantId } }),
    ...(json !== undefined && { json }),
  })
const post = (path: string, json: object, by: Somebody = own.admin) => ask(path, by, { method: 'POST', json })

const told = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.errors?.[0]?.code]
const titlesIn = async (path: string) =>
  ((await ask(path, own.admin)).body.data as ReadonlyArray<PositionTemplate>).map(({ title }) => title)

describe('§ 4 position templates are active or archived', () => {
  test('archived: in the other list, with everything it says; taken out again: as it was', async () => {
    const id = own.items.positionTemplates
    const archived = await post(`/${id}/archive`, { version: 1 })
    expect(archived.body.data).toMatchObject({ id, isArchived: true, version: 2, title: own.canary })
    expect([await titlesIn(''), await titlesIn('/archived')]).toEqual([[], [own.canary, `${own.canary} other`]])
    const back = await post(`/${id}/unarchive`, { version: 2 })
    expect(back.body.data).toMatchObject({ id, isArchived: false, version: 3 })
    expect(await titlesIn('')).toEqual([own.canary])
    const [first, second] = await auditOf(server, own)
    expect([first, second]).toMatchObject([
      { action: 'updated', fields: ['isArchived'] },
      { action: 'updated', fields: ['isArchived'] },
    ])
  })

  test.each([
    ['what is archived already', () => own.others.positionTemplates, 'archive', 1, [409, 'already_archived']],
    ['what is not archived', () => own.items.positionTemplates, 'unarchive', 1, [409, 'not_archived']],
    ['what has changed meanwhile', () => own.items.positionTemplates, 'archive', 7, [409, 'changed_meanwhile']],
    ['what is another client’s', () => other.items.positionTemplates, 'archive', 1, [404, 'not_found']],
  ])('%s is refused, and nothing changes', async (_, id, action, version, answer) => {
    const before = await stateOf(server)
    expect(told(await post(`/${id()}/${action}`, { version }))).toEqual(answer)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('§ 7 the marketplace', () => {
  test('offers twelve, each with its newest text; one by itself has every version', async () => {
    const all = (await ask('/api/marketplace/globalPositionTemplates', own.admin)).body
      .data as ReadonlyArray<GlobalPositionTemplate>
    expect(all).toHaveLength(12)
    expect(all.every(({ text }) => text.purpose !== '' && text.responsibilities.split('\n').length >= 6)).toBe(true)
    const one = (await ask(`/api/marketplace/globalPositionTemplates/${globalPosition}`, own.admin)).body
      .data as GlobalPositionTemplateHistory
    expect([one.title, one.version, one.versions.map(({ version }) => version)]).toEqual(['Site Supervisor', 2, [1, 2]])
    expect(told(await ask(`/api/marketplace/globalPositionTemplates/${newId()}`, own.admin))).toEqual([
      404,
      'not_found',
    ])
  })

  test('using one asks for title and department, and keeps where it came from', async () => {
    const json = { id: newId(), title: 'Supervisor of sites', department: own.department }
    const answers = await Promise.all([1, 2].map(() => post(`/useTemplate/${globalPosition}`, json)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.data).toMatchObject({
      ...json,
      globalPositionTemplateId: globalPosition,
      globalVersion: 2,
      purpose: expect.stringMatching(/^Leads one site/),
    })
    expect(await auditOf(server, own)).toHaveLength(1)
  })

  test.each([
    ['under a title in use', () => ({ title: own.canary.toUpperCase(), department: null }), [409, 'already_exists']],
    [
      'for a department of another client',
      () => ({ title: 'A', department: other.department }),
      [422, 'unknown_department'],
    ],
    ['without a title', () => ({ title: ' ', department: null }), [400, 'invalid_body']],
  ])('%s it is not used', async (_, json, answer) => {
    const before = await stateOf(server)
    expect(told(await post(`/useTemplate/${globalPosition}`, { id: newId(), ...json() }))).toEqual(answer)
    expect(await stateOf(server)).toBe(before)
  })

  test('the newest text is taken over once, at the version that was compared', async () => {
    const id = own.items.positionTemplates
    const put = (json: object, of = id) => ask(`/useTemplate/${of}`, own.admin, { method: 'PUT', json })
    const text = positionText('Leads the site.')
    const before = await stateOf(server)
    expect(told(await put({ version: 1, globalVersion: 1, text }))).toEqual([409, 'template_changed'])
    expect(told(await put({ version: 2, globalVersion: 2, text }))).toEqual([409, 'changed_meanwhile'])
    expect(told(await put({ version: 1, globalVersion: 2, text }, own.others.positionTemplates))).toEqual([
      409,
      'no_template',
    ])
    expect(told(await put({ version: 1, globalVersion: 2, text }, other.items.positionTemplates))).toEqual([
      404,
      'not_found',
    ])
    const long = { ...text, description: 'a'.repeat(19_990) }
    expect(told(await put({ version: 1, globalVersion: 2, text: long }))).toEqual([422, 'template_too_long'])
    expect(await stateOf(server)).toBe(before)
    expect((await put({ version: 1, globalVersion: 2, text })).body.data).toMatchObject({
      ...text,
      title: own.canary,
      globalVersion: 2,
      version: 2,
    })
    expect(told(await put({ version: 2, globalVersion: 2, text }))).toEqual([409, 'is_latest'])
  })
})

describe('a position for many people', () => {
  const given = (people: ReadonlyArray<string>, over: object = {}) => ({
    id: newId(),
    people,
    startDate: '2031-05-05',
    isCurrent: true,
    ...over,
  })
  const employee = async (id: string) =>
    (await server.ask(`/api/${own.tenantId}/employees/${id}`, { as: own.admin.userId })).body.data as Employee

  test('each gets it as a draft, as their current one, with the text the template has now', async () => {
    const id = own.items.positionTemplates
    const json = given([own.target.employeeId, own.colleague.employeeId])
    const [made, again] = [await post(`/${id}/assign`, json), await post(`/${id}/assign`, json)]
    expect(made.body.data).toEqual({ id: json.id, people: 2, left: [], held: [] })
    expect(again.body.data).toEqual(made.body.data)
    const { positions, positionTitle } = await employee(own.target.employeeId)
    expect(positionTitle).toBe(own.canary)
    expect(positions.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { title: own.canary, status: 'Draft', description: own.canary },
    ])
    const [template] = (await ask('', own.admin)).body.data as ReadonlyArray<PositionTemplate>
    expect(template?.heldBy).toBe(2)
    expect((await auditOf(server, own)).map(({ action }) => action)).toEqual(['created', 'created'])
  })

  test('whoever has left, or holds it already, is passed over and named', async () => {
    const id = own.items.positionTemplates
    await post(`/${id}/assign`, given([own.target.employeeId]))
    const answer = await post(`/${id}/assign`, given([own.target.employeeId, own.inactive]))
    const made = answer.body.data as PositionsGiven
    expect([made.people, made.left.map((one) => one.id), made.held.map((one) => one.id)]).toEqual([
      0,
      [own.inactive],
      [own.target.employeeId],
    ])
  })

  test('taken back as one: the position before is the current one again; what was approved since stays', async () => {
    const before = await employee(own.target.employeeId)
    const current = before.positions.find(({ isCurrent }) => isCurrent)
    const json = given([own.target.employeeId, own.colleague.employeeId])
    await post(`/${own.items.positionTemplates}/assign`, json)
    await rows(server, `update positions set status = 'Approved', version = 2 where act_id = $1 and employee_id = $2`, [
      json.id,
      own.colleague.employeeId,
    ])
    const answer = await post(`/assigned/${json.id}/takeBack`, {})
    expect(answer.body.data).toEqual({ removed: 1, kept: 1 })
    const after = await employee(own.target.employeeId)
    expect(after.positions.find(({ isCurrent }) => isCurrent)?.id).toBe(current?.id)
    expect(after.positions).toHaveLength(before.positions.length)
  })

  test.each([
    ['an archived one', () => own.others.positionTemplates, () => [own.target.employeeId], [409, 'template_archived']],
    ['one of another client', () => other.items.positionTemplates, () => [own.target.employeeId], [404, 'not_found']],
    [
      'somebody of another client',
      () => own.items.positionTemplates,
      () => [other.target.employeeId],
      [404, 'not_found'],
    ],
    ['nobody', () => own.items.positionTemplates, () => [], [400, 'invalid_body']],
  ])('is not given: %s', async (_, id, people, answer) => {
    const before = await stateOf(server)
    expect(told(await post(`/${id()}/assign`, given(people())))).toEqual(answer)
    expect(await stateOf(server)).toBe(before)
  })

  test('the old ones keep theirs when the template is archived or deleted', async () => {
    const id = own.items.positionTemplates
    await post(`/${id}/assign`, given([own.target.employeeId]))
    await post(`/${id}/archive`, { version: 1 })
    const removed = await server.ask(`/api/${own.tenantId}/positionTemplates/${id}`, {
      as: own.admin.userId,
      method: 'DELETE',
      headers: { 'if-match': '"2"' },
    })
    expect(removed.status).toBe(200)
    expect((await employee(own.target.employeeId)).positions.map(({ title }) => title)).toContain(own.canary)
  })

  test('a manager with the feature gives it to their own reports alone', async () => {
    await rows(server, `insert into security_group_members (tenant_id, group_id, employee_id) values ($1, $2, $3)`, [
      own.tenantId,
      own.group,
      own.manager.employeeId,
    ])
    const id = own.items.positionTemplates
    expect((await post(`/${id}/assign`, given([own.target.employeeId]), own.manager)).status).toBe(200)
    expect(told(await post(`/${id}/assign`, given([own.admin.employeeId]), own.manager))).toEqual([404, 'not_found'])
  })
})

test('the list as a file: a template a line, in the order asked, safe from formulas', async () => {
  await rows(server, `update position_templates set title = '=1+1' where id = $1`, [own.others.positionTemplates])
  const ids = [own.others.positionTemplates, own.items.positionTemplates]
  const answer = await post('/export/csv', { ids: [...ids, other.items.positionTemplates] })
  const lines = answer.text.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toMatch(/^Title,Department,Status,Held by,Summary,Purpose/)
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([`"'=1+1"`, own.canary])
  expect(lines).toHaveLength(3)
})

describe('one as a document', () => {
  const paperOf = async (id: string) => {
    const response = await fetch(`${server.url}/api/${own.tenantId}/positionTemplates/${id}/File`, {
      headers: { authorization: `Bearer ${await server.tokenFor(own.admin.userId)}`, 'tenant-id': own.tenantId },
    })
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const wordsIn = async (data: Uint8Array) => {
    const document = await pdfjs.getDocument({ data, verbosity: 0 }).promise
    const page = await document.getPage(1)
    return (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }

  test('with every part, what it asks for, and a place for both to sign', async () => {
    await rows(
      server,
      `update position_templates set purpose = 'Leads one site.', responsibilities = E'Briefs\nCloses' where id = $1`,
      [own.items.positionTemplates],
    )
    await rows(server, `insert into position_template_types (tenant_id, template_id, type_id) values ($1, $2, $3)`, [
      own.tenantId,
      own.items.positionTemplates,
      own.certificationType,
    ])
    const { status, bytes } = await paperOf(own.items.positionTemplates)
    expect(status).toBe(200)
    const words = await wordsIn(bytes)
    for (const said of [
      own.canary,
      'Purpose',
      'Leads one site.',
      '•',
      'Closes',
      `${own.canary} ticket`,
      'Employee',
      'Manager',
    ])
      expect(words).toContain(said)
    expect(words).not.toContain('Decision limits')
  })

  test('of another client there is none', async () => {
    expect((await paperOf(other.items.positionTemplates)).status).toBe(404)
  })
})

describe('areas.md 1.4: every text a template has had', () => {
  const versions = async (id: string) =>
    (await ask(`/${id}/versions`, own.admin)).body.data as ReadonlyArray<TemplateVersion>
  const save = (version: number, over: object) =>
    ask(`/${own.items.positionTemplates}`, own.admin, {
      method: 'PUT',
      json: { version, title: own.canary, department: null, ...positionText('Leads.'), ...over },
    })

  test('is kept as it was, with who wrote it and who holds a position in it', async () => {
    const id = own.items.positionTemplates
    await post(`/${id}/assign`, { id: newId(), people: [own.target.employeeId], startDate: null, isCurrent: true })
    expect((await save(1, {})).status).toBe(200)
    await post(`/${id}/archive`, { version: 2 })
    expect(await versions(id)).toMatchObject([
      { versionNo: 2, text: { purpose: 'Leads.' }, writtenBy: expect.stringMatching(/^Ava /), heldBy: 0 },
      { versionNo: 1, writtenBy: null, heldBy: 1, acknowledgedBy: 0 },
    ])
  })

  test('one that is saved as it was is no other version', async () => {
    await save(1, {})
    await save(2, {})
    expect((await versions(own.items.positionTemplates)).map(({ versionNo }) => versionNo)).toEqual([2, 1])
  })

  test('of another client’s there is none', async () => {
    expect(told(await ask(`/${other.items.positionTemplates}/versions`, own.admin))).toEqual([404, 'not_found'])
  })
})
