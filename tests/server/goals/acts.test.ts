import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Goal, GoalsMade, GoalsTakenBack } from '../../../src/domain/goals/nouns.ts'
import { atOnce } from '../kit/atOnce.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, templateGoal, type World } from '../world/world.ts'

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

const ask = (path: string, by: Person = own.manager, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId, ...more })
const made = ({ body, text }: Answer) => {
  expect(body.isSuccess, text).toBe(true)
  return Schema.decodeUnknownSync(GoalsMade, { onExcessProperty: 'error' })(body.data)
}
const takenBack = ({ body }: Answer) => Schema.decodeUnknownSync(GoalsTakenBack)(body.data)
const goalsOf = async (of: Person = own.target) =>
  Schema.decodeUnknownSync(Schema.Array(Goal))((await ask(`employees/${of.employeeId}/goals`, own.admin)).body.data)
const giving = (over: object = {}) => ({
  id: newId(),
  templateIds: [own.items.goalTemplates],
  people: [own.target.employeeId],
  from: '2024-02-01',
  state: 'Active',
  ...over,
})
const give = (over: object = {}, by?: Person) => ask('goals/give', by, { json: giving(over) })
const goOn = (over: object = {}, by?: Person) =>
  ask('goals/continue', by, { json: { id: newId(), goals: [own.goal], months: 3, state: 'Draft', ...over } })
const takeBack = (id: string, by?: Person) => ask(`goals/acts/${id}/takeBack`, by, { json: {} })
const entries = (action: string) =>
  rows<{ readonly person: string }>(
    server,
    `select person from audit_entries where tenant_id = $1 and subject_kind = 'goal' and action = $2`,
    [own.tenantId, action],
  )

describe('goals for many people', () => {
  test('each gets the goals of the templates, once, however often it is asked, and each is written down', async () => {
    const asked = giving({ people: [own.target.employeeId, own.hidden] })
    const first = made(await ask('goals/give', own.manager, { json: asked }))
    expect(first).toMatchObject({ goals: 2, people: 2, left: [] })
    expect(made(await ask('goals/give', own.manager, { json: asked }))).toEqual(first)
    expect((await goalsOf()).filter(({ title }) => title === own.canary)).toMatchObject([
      {
        state: 'Active',
        dueDate: '2024-03-02',
        progress: { kind: 'number', start: 10, current: 10, target: 2, unit: 'defects' },
        version: 1,
      },
    ])
    expect((await entries('created')).map(({ person }) => person).toSorted()).toEqual(
      [own.target.employeeId, own.hidden].toSorted(),
    )
    expect(codeOf(await ask('goals/give', own.manager, { json: { ...asked, state: 'Draft' } }))).toBe(
      '409 already_exists',
    )
  })

  test('two that come at once are one', async () => {
    const json = giving()
    const answers = await Promise.all([1, 2, 3].map(() => ask('goals/give', own.manager, { json })))
    expect(answers.map(made)).toEqual([1, 2, 3].map(() => ({ id: json.id, goals: 1, people: 1, left: [] })))
    expect((await goalsOf()).filter(({ title }) => title === own.canary)).toHaveLength(1)
  })

  test('fifty people get ten goals in one act, and one undo takes them back', async () => {
    const template = newId()
    const content = {
      name: 'Ten',
      description: '',
      isArchived: false,
      goals: Array.from({ length: 10 }, (_, at) => templateGoal(`Goal ${at}`)),
    }
    expect((await ask('goalTemplates', own.admin, { json: { id: template, content } })).body.isSuccess).toBe(true)
    const people = Array.from({ length: 50 }, () => newId())
    await rows(
      server,
      `insert into employees (tenant_id, id, first_name, last_name, email, roles, reports_to)
       select $1::uuid, id, 'One', 'of many', id || '@own.example', '{Employee}', $3::uuid from unnest($2::uuid[]) as id returning id`,
      [own.tenantId, people, own.manager.employeeId],
    )
    const act = made(await give({ templateIds: [template], people }, own.admin))
    expect(act).toMatchObject({ goals: 500, people: 50 })
    expect(takenBack(await takeBack(act.id, own.admin))).toEqual({ removed: 500, kept: 0 })
    expect(takenBack(await takeBack(act.id, own.admin))).toEqual({ removed: 0, kept: 0 })
    expect([(await entries('created')).length, (await entries('removed')).length]).toEqual([500, 500])
  })

  test('who has left is passed over and named; nobody is given to by one who may not write their goals', async () => {
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.hidden,
    ])
    const act = made(await give({ people: [own.target.employeeId, own.hidden] }))
    expect(act).toMatchObject({ goals: 1, people: 1, left: [{ id: own.hidden }] })
    for (const by of [own.colleague, own.managerOfOthers, own.featureHolder])
      expect(codeOf(await give({}, by))).toBe('404 not_found')
    expect(codeOf(await give({ people: [own.target.employeeId, other.target.employeeId] }, own.admin))).toBe(
      '404 not_found',
    )
  })

  test.each([
    ['another client’s template', () => ({ templateIds: [other.items.goalTemplates] }), '422 unknown_template'],
    ['sixty templates', () => ({ templateIds: Array.from({ length: 60 }, () => newId()) }), '400 invalid_body'],
    ['201 people', () => ({ people: Array.from({ length: 201 }, () => newId()) }), '400 invalid_body'],
    ['nobody', () => ({ people: [] }), '400 invalid_body'],
    ['one of them twice', () => ({ people: [own.target.employeeId, own.target.employeeId] }), '400 invalid_body'],
    ['another state', () => ({ state: 'Done' }), '400 invalid_body'],
  ])('%s is refused, and nobody is given anything', async (_, over, code) => {
    const before = await goalsOf()
    expect(codeOf(await give(over()))).toBe(code)
    expect(await goalsOf()).toEqual(before)
  })
})

describe('a template that is archived', () => {
  test('gives nothing until it is brought back; what was given from it stays', async () => {
    const [id, name] = [own.items.goalTemplates, own.canary]
    const content = { name, description: '', goals: [templateGoal('Kept')] }
    const archived = (isArchived: boolean, version: number, by = own.admin) =>
      ask(`goalTemplates/${id}`, by, { method: 'PUT', json: { version, content: { ...content, isArchived } } })
    made(await give())
    expect(codeOf(await archived(true, 1, own.manager))).toBe('403 admin_only')
    expect(codeOf(await archived(true, 1))).toBe('200')
    expect(codeOf(await give())).toBe('422 unknown_template')
    expect((await goalsOf()).filter(({ title }) => title === own.canary)).toHaveLength(1)
    expect(codeOf(await archived(false, 2))).toBe('200')
    made(await give())
    expect((await goalsOf()).filter(({ title }) => title === 'Kept')).toHaveLength(1)
  })
})

describe('goals that go on into the next period', () => {
  test('are there once more from the beginning; the old ones stay as they are', async () => {
    await rows(server, `update goals set due_date = '2024-01-31' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      own.goal,
    ])
    const [before] = await goalsOf()
    expect(made(await goOn())).toMatchObject({ goals: 1, people: 1 })
    const after = await goalsOf()
    expect(after.find(({ id }) => id === own.goal)).toEqual(before)
    expect(after.find(({ id }) => id !== own.goal)).toMatchObject({
      title: before?.title,
      state: 'Draft',
      startedDay: null,
      dueDate: '2024-04-30',
      comments: [],
      updates: [],
    })
  })

  test('of another client, or of somebody whose goals one may not write, are not there', async () => {
    expect(codeOf(await goOn({ goals: [other.goal] }, own.admin))).toBe('404 not_found')
    expect(codeOf(await goOn({}, own.managerOfOthers))).toBe('404 not_found')
    expect(codeOf(await goOn({ months: 2 }))).toBe('400 invalid_body')
  })
})

describe('taking an act back', () => {
  test('leaves what somebody has worked on since', async () => {
    const act = made(await give({ people: [own.target.employeeId, own.hidden] }))
    const [goal] = (await goalsOf()).filter(({ title }) => title === own.canary)
    await ask(`goals/${goal?.id}/comments`, own.target, { json: { id: newId(), text: 'On it.' } })
    expect(takenBack(await takeBack(act.id))).toEqual({ removed: 1, kept: 1 })
    expect((await goalsOf()).map(({ id }) => id)).toContain(goal?.id)
  })

  test('leaves what somebody says a word about at the same moment', async () => {
    const act = made(await give())
    const [goal] = (await goalsOf()).filter(({ title }) => title === own.canary)
    if (goal === undefined) throw new Error('No goal was given')
    const [said, back] = await atOnce(
      server,
      ['goals', goal.id],
      [
        () => ask(`goals/${goal.id}/comments`, own.target, { json: { id: newId(), text: 'On it.' } }),
        () => takeBack(act.id),
      ],
    )
    expect(codeOf(said as Answer)).toBe('200')
    expect(takenBack(back as Answer)).toEqual({ removed: 0, kept: 1 })
  })

  test('is for the one who did it, inside their own client', async () => {
    const act = made(await give())
    for (const by of [own.admin, own.target, own.colleague])
      expect(codeOf(await takeBack(act.id, by))).toBe('404 not_found')
    const elsewhere = await server.ask(`/api/${other.tenantId}/goals/acts/${act.id}/takeBack`, {
      as: other.manager.userId,
      json: {},
    })
    expect(codeOf(elsewhere)).toBe('404 not_found')
    expect(await goalsOf()).toHaveLength(2)
  })
})
