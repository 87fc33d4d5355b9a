import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Goal } from '../../../src/domain/goals/nouns.ts'
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

const progress = { kind: 'money', start: 0, current: 1250.5, target: 3000, unit: 'AUD' }
const said = {
  title: 'Save on formwork',
  description: 'Reuse\nwhat can be reused.',
  state: 'Draft',
  dueDate: '2024-03-01',
  progress,
}

const asGoal = Schema.decodeUnknownSync(Goal, { onExcessProperty: 'error' })
const asGoals = Schema.decodeUnknownSync(Schema.Array(Goal), { onExcessProperty: 'error' })
const ask = (path: string, by: Person, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId, ...more })
const goals = (of: string = own.target.employeeId) => `employees/${of}/goals`
const list = async (by: Person = own.admin) => asGoals((await ask(goals(), by)).body.data)
const add = (json: object, by: Person = own.admin) => ask(goals(), by, { json })
const put = (json: object, by: Person = own.admin, id: string = own.goal) =>
  ask(`${goals()}/${id}`, by, { method: 'PUT', json })
const remove = (by: Person, version = 1, id: string = own.goal) =>
  ask(`${goals()}/${id}`, by, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })
const comment = (text: string, by: Person, id: string = newId()) =>
  ask(`goals/${own.goal}/comments`, by, { json: { id, text } })
describe('7 GET employees/{id}/goals', () => {
  test('says when their last check-in took place, whoever it was with', async () => {
    await add({ id: newId(), ...said })
    expect((await list()).map(({ lastCheckInUtc }) => lastCheckInUtc)).not.toContain('2024-02-08T09:00:00.000Z')
    for (const [on, status] of [
      ['2024-02-01', 'Complete'],
      ['2024-02-08', 'Held'],
      ['2024-02-15', 'Skipped'],
    ])
      await rows(
        server,
        `insert into check_ins (tenant_id, id, employee_id, reviewer_id, name, sections, minutes, day, time,
           scheduled_utc, due_utc, status)
         values ($1, $2, $3, $4, '1:1', '[]', 30, $5, '09:00', $5::date + time '09:00', $5::date + time '09:00', $6)`,
        [own.tenantId, newId(), own.target.employeeId, own.admin.employeeId, on, status],
      )
    for (const by of [own.admin, own.manager, own.target])
      expect(new Set((await list(by)).map(({ lastCheckInUtc }) => lastCheckInUtc))).toEqual(
        new Set(['2024-02-08T09:00:00.000Z']),
      )
    await rows(server, `update product_plans set modules = array_remove(modules, 'checkIns') where id = $1`, [plan])
    const without = await list()
    await rows(server, `update product_plans set modules = modules || array['checkIns'] where id = $1`, [plan])
    expect(without.map(({ lastCheckInUtc }) => lastCheckInUtc)).toEqual([null, null])
  })

  test('what waits for work first, the next due at the top, those that have ended last', async () => {
    const asked = (title: string, dueDate: string | null) => ({ id: newId(), ...said, title, dueDate })
    const done = asked('Ended', '2023-01-01')
    for (const goal of [asked('Later', '2025-01-01'), asked('Sooner', '2024-01-01'), done]) await add(goal)
    await put({ version: 1, ...said, title: 'Ended', state: 'Active' }, own.admin, done.id)
    await put({ version: 2, ...said, title: 'Ended', state: 'Done' }, own.admin, done.id)
    expect((await list()).map(({ title }) => title)).toEqual(['Sooner', 'Later', `${own.canary} goal`, 'Ended'])
  })

  test('tells whose it is, and who said what', async () => {
    const [goal] = await list()
    expect(goal).toMatchObject({
      employee: { id: own.target.employeeId, fullName: `Eve ${own.canary}` },
      comments: [{ id: own.comment, author: { id: own.target.employeeId } }],
    })
  })

  test('7 GET of one is the same; under another person it is not there', async () => {
    const one = await ask(`${goals()}/${own.goal}`, own.manager)
    expect([asGoal(one.body.data)]).toEqual(await list())
    expect(codeOf(await ask(`${goals(own.colleague.employeeId)}/${own.goal}`, own.admin))).toBe('404 not_found')
  })
})

describe('7 POST employees/{id}/goals', () => {
  test('by the person themself; every kind of progress comes back as it went in', async () => {
    const kinds = [
      progress,
      { kind: 'percent', start: 0, current: 40, target: 100, unit: '' },
      { kind: 'yesNo', start: 0, current: 1, target: 1, unit: '' },
      { kind: 'number', start: 20, current: 12, target: 5, unit: 'defects' },
    ]
    for (const kind of kinds) {
      const answer = await add({ id: newId(), ...said, progress: kind }, own.target)
      expect(asGoal(answer.body.data)).toMatchObject({ title: said.title, progress: kind, version: 1, comments: [] })
    }
  })

  test.each([
    ['further than where it starts', 40, [[40, '']]],
    ['at its start', 10, []],
  ])('%s: what it comes forward later counts from there', async (_, current, kept) => {
    const began = { kind: 'number', start: 10, current, target: 100, unit: 'doors' }
    const goal = asGoal((await add({ id: newId(), ...said, progress: began }, own.manager)).body.data)
    expect(goal.updates.map((update) => [update.current, update.note])).toEqual(kept)
    expect(goal.updates.every(({ author }) => author.id === own.manager.employeeId)).toBe(true)
  })

  test('asked twice with one id it makes one goal', async () => {
    const asked = { id: newId(), ...said }
    await add(asked)
    expect(codeOf(await add(asked))).toBe('200')
    expect(await list()).toHaveLength(2)
    expect(await auditOf(server, own)).toHaveLength(1)
    expect(codeOf(await add({ ...asked, title: 'Another' }))).toBe('409 already_exists')
  })

  test.each([
    ['no title', { title: '' }, '400'],
    ['a text of 4,001 letters', { description: 'x'.repeat(4001) }, '400'],
    ['no such state', { state: 'Late' }, '400'],
    ['a number that is none', { progress: { ...progress, current: '12' } }, '400'],
    ['101 percent', { progress: { ...progress, kind: 'percent', current: 101, target: 100 } }, '422 out_of_range'],
    ['a target that is the start', { progress: { ...progress, target: 0 } }, '422 target_is_start'],
    ['mills', { progress: { ...progress, current: 0.005 } }, '422 cents'],
    ['one that has ended already', { state: 'Done' }, '422 not_from_this_state'],
  ])('%s: %s', async (_, change, expected) => {
    const before = await stateOf(server)
    const answer = codeOf(await add({ id: newId(), ...said, ...change }))
    expect(expected === '400' ? answer.slice(0, 3) : answer).toBe(expected)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('7 PUT employees/{id}/goals/{goalId}', () => {
  test('a change, written down with its fields', async () => {
    const answer = await put({ version: 1, ...said }, own.target)
    expect(asGoal(answer.body.data)).toMatchObject({ title: said.title, progress, version: 2 })
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'updated', kind: 'goal', fields: ['title', 'description', 'dueDate', 'progress'] },
    ])
  })

  test.each([
    [['Active', 'Done', 'Active'], '200'],
    [['Cancelled', 'Active'], '200'],
    [['Done'], '422 not_from_this_state'],
    [['Active', 'Draft'], '422 not_from_this_state'],
    [['Cancelled', 'Done'], '422 not_from_this_state'],
  ])('from a draft to %j: %s', async (states, expected) => {
    const answers = []
    for (const [index, state] of states.entries())
      answers.push(codeOf(await put({ version: index + 1, ...said, state })))
    expect(answers.at(-1)).toBe(expected)
  })

  test('a stale version: 409; of 8 at once one wins', async () => {
    expect(codeOf(await put({ version: 2, ...said }))).toBe('409 changed_meanwhile')
    const answers = await Promise.all(Array.from({ length: 8 }, () => put({ version: 1, ...said })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })
})

describe('7 DELETE employees/{id}/goals/{goalId}', () => {
  test('a draft of one’s own; what has begun only by the manager or an admin', async () => {
    await put({ version: 1, ...said, state: 'Active' })
    expect(codeOf(await remove(own.target, 2))).toBe('403 only_your_drafts')
    expect(codeOf(await remove(own.manager, 1))).toBe('409 changed_meanwhile')
    expect(codeOf(await remove(own.manager, 2))).toBe('200')
    expect(await list()).toEqual([])
  })

  test('removing a person takes their goals along, but not people who have commented on another’s', async () => {
    await comment('Well done.', own.manager)
    const removed = (id: string) =>
      ask(`employees/${id}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    const [report] = [own.target.employeeId]
    expect(codeOf(await removed(report))).toBe('200')
    expect(codeOf(await ask(goals(report), own.admin))).toBe('404 not_found')
  })

  test('a person who has written under another’s goal appears in other records: 409 in_use', async () => {
    const by = own.secondAdmin
    await comment('Well done.', by)
    const answer = await ask(`employees/${by.employeeId}`, own.admin, {
      method: 'DELETE',
      headers: { 'if-match': '"1"' },
    })
    expect(codeOf(answer)).toBe('409 in_use')
  })
})

describe('7 POST and DELETE goals/{goalId}/comments[/{id}]', () => {
  test('everybody who sees the goal may comment; the answer is the goal', async () => {
    await comment('Well done.', own.manager)
    const answer = await comment('Two\nlines.', own.target)
    expect(asGoal(answer.body.data).comments.map(({ text, author }) => [author.id, text])).toEqual([
      [own.target.employeeId, `${own.canary} comment`],
      [own.manager.employeeId, 'Well done.'],
      [own.target.employeeId, 'Two\nlines.'],
    ])
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'created', kind: 'goalComment', fields: ['text'] },
      { action: 'created', kind: 'goalComment', fields: ['text'] },
    ])
  })

  test('sent twice with one id it is one comment', async () => {
    const id = newId<string>()
    await comment('Well done.', own.manager, id)
    expect(asGoal((await comment('Well done.', own.manager, id)).body.data).comments).toHaveLength(2)
    expect(codeOf(await comment('Something else.', own.manager, id))).toBe('409 already_exists')
    expect(codeOf(await comment('Well done.', own.target, id))).toBe('409 already_exists')
  })

  test.each(['', ' \n ', 'x'.repeat(2001)])('nothing, blanks and more than 2,000 letters: 400', async (text) => {
    expect((await comment(text, own.manager)).status).toBe(400)
  })

  test('only one’s own is removed, or any by an admin', async () => {
    const id = newId<string>()
    await comment('Well done.', own.manager, id)
    const drop = (comment: string, by: Person) => ask(`goals/${own.goal}/comments/${comment}`, by, { method: 'DELETE' })
    expect(codeOf(await drop(id, own.target))).toBe('403 not_your_comment')
    expect(codeOf(await drop(own.comment, own.manager))).toBe('403 not_your_comment')
    expect(asGoal((await drop(id, own.manager)).body.data).comments).toHaveLength(1)
    expect(asGoal((await drop(own.comment, own.admin)).body.data).comments).toEqual([])
    expect(codeOf(await drop(own.comment, own.admin))).toBe('404 not_found')
  })

  test('another tenant’s goal and comment are as unknown as none', async () => {
    for (const id of [newId(), other.goal]) {
      const answer = await ask(`goals/${id}/comments`, own.admin, { json: { id: newId(), text: 'Hello' } })
      expect(codeOf(answer)).toBe('404 not_found')
    }
    const path = `goals/${own.goal}/comments/${other.comment}`
    expect(codeOf(await ask(path, own.admin, { method: 'DELETE' }))).toBe('404 not_found')
  })
})
