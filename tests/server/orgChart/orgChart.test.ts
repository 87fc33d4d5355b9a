import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { chartMembers } from '../../../src/domain/orgChart/membership.ts'
import { Moved, OrgChartPerson } from '../../../src/domain/orgChart/nouns.ts'
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

const strict = { onExcessProperty: 'error' } as const
const asPeople = Schema.decodeUnknownSync(Schema.Array(OrgChartPerson), strict)
const asMoved = Schema.decodeUnknownSync(Schema.Array(Moved), strict)
const asPerson = Schema.decodeUnknownSync(OrgChartPerson, strict)

const chartFor = async (by: Person = own.admin) => {
  const answer = await server.ask(`/api/${own.tenantId}/orgChart`, { as: by.userId })
  expect(answer.status).toBe(200)
  return asPeople(answer.body.data)
}
const personIn = async (id: string) => (await chartFor()).find((person) => person.id === id)

interface Asked {
  readonly id: string
  readonly reportsTo: string | null
  readonly version?: number
}

const move = (moves: ReadonlyArray<Asked>, by: Person = own.admin) =>
  server.ask(`/api/${own.tenantId}/orgChart`, {
    as: by.userId,
    method: 'PUT',
    json: { moves: moves.map((one) => ({ version: 1, ...one })) },
  })

const update = (json: object, by: Person = own.admin, id: string = own.target.employeeId) =>
  server.ask(`/api/${own.tenantId}/orgChart/updateNode/${id}`, {
    as: by.userId,
    method: 'PUT',
    json: { version: 1, note: '', tags: [], ...json },
  })

const codeOf = (answer: Awaited<ReturnType<typeof move>>) => `${answer.status} ${answer.body.errors[0]?.code ?? ''}`

const add = async (firstName: string, reportsTo: string | null, traits: { hidden?: true; inactive?: true } = {}) => {
  const id = newId<EmployeeId>()
  await rows(
    server,
    `insert into employees (tenant_id, id, first_name, email, reports_to, hide_from_directory, is_active)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [own.tenantId, id, firstName, `${id}@tenure.example`, reportsTo, traits.hidden === true, traits.inactive !== true],
  )
  return id
}

/** What the rules of the domain would make of everybody who is stored. */
const expectedMembers = async () => {
  const everybody = await rows<{
    readonly id: EmployeeId
    readonly reportsTo: EmployeeId | null
    readonly isActive: boolean
    readonly hideFromEmployeeDirectory: boolean
  }>(
    server,
    `select id::text, reports_to::text as "reportsTo", is_active as "isActive",
       hide_from_directory as "hideFromEmployeeDirectory"
     from employees where tenant_id = $1 order by lower(full_name), id`,
    [own.tenantId],
  )
  return chartMembers(everybody)
}

describe('9, 6: the chart PostgreSQL builds is the one the domain would', () => {
  test('hidden managers in a row, inactive ones with and without a team, and somebody below nobody who is shown', async () => {
    const above = await add('Above', own.admin.employeeId, { hidden: true })
    const below = await add('Below', above, { hidden: true })
    await add('Moved up', below)
    const away = await add('Away', below, { inactive: true })
    const alsoAway = await add('Also away', away, { inactive: true })
    await add('Led', alsoAway)
    await add('Led nobody', away, { inactive: true })
    const top = await add('Hidden top', null, { hidden: true })
    await add('New top', top)
    const chart = await chartFor()
    expect(chart.map(({ id, managerId, isMovedUp, isActive }) => ({ id, managerId, isMovedUp, isActive }))).toEqual(
      await expectedMembers(),
    )
    const named = (name: string) => chart.find(({ fullName }) => fullName === name)
    expect(named('Moved up')).toMatchObject({ managerId: own.admin.employeeId, isMovedUp: true })
    expect(named('Away')).toMatchObject({ managerId: own.admin.employeeId, isMovedUp: true, isActive: false })
    expect(named('Led nobody')).toBeUndefined()
    expect(named('New top')).toMatchObject({ managerId: null, isMovedUp: true })
  })

  test('2.6 a node: name, title, department, note, tags and picture; a person without a position has no title', async () => {
    const node = await personIn(own.target.employeeId)
    expect(node).toMatchObject({
      fullName: `Eve ${own.canary}`,
      positionTitle: `${own.canary} Clerk`,
      department: `${own.canary} Yard`,
      note: '',
      tags: [`${own.canary} tag`],
      avatarUrl: null,
    })
    expect(await personIn(own.colleague.employeeId)).toMatchObject({ positionTitle: null })
  })

  test('every member sees the same chart, and nobody anything of another tenant or of a hidden person', async () => {
    const asAdmin = await chartFor()
    for (const who of ['manager', 'target', 'colleague', 'featureHolder'] as const) {
      expect(await chartFor(own[who])).toEqual(asAdmin)
    }
    const text = JSON.stringify(asAdmin)
    expect(text).not.toContain(other.canary)
    expect(text).not.toContain(own.hidden)
  })

  test('2.1 without the module there is no chart, to read or to change', async () => {
    await rows(server, `update product_plans set modules = array['goals'] where id = $1`, [plan])
    const answers = [
      await server.ask(`/api/${own.tenantId}/orgChart`, { as: own.admin.userId }),
      await move([{ id: own.target.employeeId, reportsTo: null }]),
      await update({ note: 'x' }),
    ]
    await rows(server, `update product_plans set modules = array['orgChart', 'goals'] where id = $1`, [plan])
    expect(answers.map(codeOf)).toEqual(['403 module_missing', '403 module_missing', '403 module_missing'])
  })
})

describe('7 PUT orgChart', () => {
  test('moves, tells whom they reported to before, counts the version up, and writes down who', async () => {
    const answer = await move([{ id: own.target.employeeId, reportsTo: own.colleague.employeeId }])
    const [moved] = asMoved(answer.body.data)
    expect(moved).toMatchObject({
      person: { id: own.target.employeeId, managerId: own.colleague.employeeId, isMovedUp: false, version: 2 },
      reportedTo: own.manager.employeeId,
    })
    expect(await personIn(own.target.employeeId)).toEqual(moved?.person)
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'updated', kind: 'employee', id: own.target.employeeId, fields: ['reportsTo'] },
    ])
  })

  test('and back to a manager who is hidden, which the chart shows as moved up', async () => {
    const answer = await move([{ id: own.target.employeeId, reportsTo: own.hidden }])
    expect(asMoved(answer.body.data)).toMatchObject([
      { person: { managerId: own.manager.employeeId, isMovedUp: true }, reportedTo: own.manager.employeeId },
    ])
  })

  test('several at once are judged by what they make together: two people change places', async () => {
    const answer = await move([
      { id: own.target.employeeId, reportsTo: own.admin.employeeId },
      { id: own.manager.employeeId, reportsTo: own.target.employeeId },
    ])
    expect(answer.status).toBe(200)
    expect(await personIn(own.manager.employeeId)).toMatchObject({ managerId: own.target.employeeId })
    expect(await auditOf(server, own)).toHaveLength(2)
  })

  test('all or nothing: one that is refused leaves every other as it was', async () => {
    const before = await stateOf(server)
    const good = { id: own.colleague.employeeId, reportsTo: own.manager.employeeId }
    const target = own.target.employeeId
    const refused = [
      ['422 reports_to_cycle', { id: own.manager.employeeId, reportsTo: target }],
      ['422 reports_to_self', { id: target, reportsTo: target }],
      ['422 moved_twice', good],
      ['422 unknown_manager', { id: target, reportsTo: newId() }],
      ['422 unknown_manager', { id: target, reportsTo: other.admin.employeeId }],
      ['404 not_found', { id: other.target.employeeId, reportsTo: null }],
      ['404 not_found', { id: own.hidden, reportsTo: null }],
      ['409 changed_meanwhile', { id: target, reportsTo: null, version: 2 }],
    ] as const
    for (const [code, bad] of refused) {
      expect(codeOf(await move([good, bad]))).toBe(code)
      expect(codeOf(await move([bad, good]))).toBe(code)
    }
    expect(await stateOf(server)).toBe(before)
  })

  test('6 a manager moves their own reports, and nobody else’s, nor themself', async () => {
    const { manager, target, colleague } = own
    expect(codeOf(await move([{ id: colleague.employeeId, reportsTo: manager.employeeId }], manager))).toBe(
      '403 not_your_report',
    )
    expect(codeOf(await move([{ id: manager.employeeId, reportsTo: null }], manager))).toBe('403 own_record')
    expect((await move([{ id: target.employeeId, reportsTo: colleague.employeeId }], manager)).status).toBe(200)
    // A person given away is another's to move back.
    const back = { id: target.employeeId, reportsTo: manager.employeeId, version: 2 }
    expect(codeOf(await move([back], manager))).toBe('403 not_your_report')
    expect((await move([back], colleague)).status).toBe(200)
  })

  test('two that would close a circle together: one of them is refused', async () => {
    const { colleague, featureHolder } = own
    const answers = await Promise.all([
      move([{ id: colleague.employeeId, reportsTo: featureHolder.employeeId }]),
      move([{ id: featureHolder.employeeId, reportsTo: colleague.employeeId }]),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['200 ', '422 reports_to_cycle'])
  })
})

describe('7 PUT orgChart/updateNode', () => {
  test('keeps note and tags, and the manager unless one is named', async () => {
    const first = await update({ note: 'Away until Friday', tags: ['First aid', 'Mentor'] })
    expect(asPerson(first.body.data)).toMatchObject({
      note: 'Away until Friday',
      tags: ['First aid', 'Mentor'],
      managerId: own.manager.employeeId,
      version: 2,
    })
    const second = await update({ version: 2, note: 'Away', tags: ['Mentor'], reportsTo: own.colleague.employeeId })
    expect(asPerson(second.body.data)).toMatchObject({ note: 'Away', managerId: own.colleague.employeeId })
    const third = await update({ version: asPerson(second.body.data).version, tags: ['Mentor'], reportsTo: null })
    expect(asPerson(third.body.data)).toMatchObject({ note: '', managerId: null })
    expect((await auditOf(server, own)).map(({ fields }) => fields)).toEqual([
      ['note', 'tags'],
      ['note', 'tags', 'reportsTo'],
      ['note', 'reportsTo'],
    ])
  })

  test('a cycle, a stale version, somebody hidden, and text that is none: refused, and nothing changes', async () => {
    const before = await stateOf(server)
    const { manager, target, colleague } = own
    expect(codeOf(await update({ reportsTo: target.employeeId }, own.admin, manager.employeeId))).toBe(
      '422 reports_to_cycle',
    )
    expect(codeOf(await update({ version: 2 }))).toBe('409 changed_meanwhile')
    expect(codeOf(await update({}, own.admin, own.hidden))).toBe('404 not_found')
    expect(codeOf(await update({}, manager, colleague.employeeId))).toBe('403 not_your_report')
    expect(codeOf(await update({ note: 'x'.repeat(281) }))).toBe('400 invalid_body')
    expect(await stateOf(server)).toBe(before)
  })
})
