import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LEVELS_MOST } from '../../../src/domain/goals/alignment.ts'
import { Goal, type TreeGoal, TreeGoal as TreeGoalSchema } from '../../../src/domain/goals/nouns.ts'
import { denials } from '../../../src/domain/goals/wording.ts'
import { chanceFrom } from '../kit/chance.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

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
const asTree = Schema.decodeUnknownSync(Schema.Array(TreeGoalSchema), strict)
const asGoal = Schema.decodeUnknownSync(Goal, strict)

const ask = (path: string, by: Person = own.admin, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId, ...more })
const treeFor = async (by: Person): Promise<ReadonlyArray<TreeGoal>> => {
  const answer = await ask('goals/tree', by)
  expect(answer.status, answer.text).toBe(200)
  return asTree(answer.body.data)
}
const titles = async (by: Person) => (await treeFor(by)).map(({ title }) => title).toSorted()

const percent = { kind: 'percent', start: 0, current: 40, target: 100, unit: '' }
const content = { description: '', dueDate: null, progress: percent, state: 'Active' }

interface Made {
  readonly id: string
  readonly of: Person
  readonly title: string
}

const adding = (of: Person, title: string, more: object = {}, by: Person = own.admin) => {
  const id = newId()
  const path = `employees/${of.employeeId}/goals`
  return { id, of, title, answer: ask(path, by, { json: { id, title, ...content, ...more } }) }
}
const added = async (...of: Parameters<typeof adding>): Promise<Made> => {
  const { answer, ...made } = adding(...of)
  const { status, text } = await answer
  expect(status, text).toBe(200)
  return made
}
const shared = (of: Person, title: string, more: object = {}) => added(of, title, { sharedWith: 'company', ...more })
const goalOf = async ({ id }: Made, by: Person = own.admin) => asGoal((await ask(`goals/${id}`, by)).body.data)
const saving = async ({ id, of, title }: Made, change: object, by: Person = own.admin) => {
  const { version } = await goalOf({ id, of, title })
  const json = { version, title, ...content, ...change }
  return ask(`employees/${of.employeeId}/goals/${id}`, by, { method: 'PUT', json })
}
const saved = async (...of: Parameters<typeof saving>) => {
  const { body, status, text } = await saving(...of)
  expect(status, text).toBe(200)
  return asGoal(body.data)
}
const removed = async ({ id, of, title }: Made, by: Person = own.admin) => {
  const { version } = await goalOf({ id, of, title })
  const headers = { 'if-match': `"${version}"` }
  const { status } = await ask(`employees/${of.employeeId}/goals/${id}`, by, { method: 'DELETE', headers })
  expect(status).toBe(200)
}
const servesOf = async (goal: Made) => (await goalOf(goal)).serves?.id ?? null

describe('1.5 the tree of goals', () => {
  test('is of all one sees: the company’s for everybody, and one’s own and those of one’s reports', async () => {
    const aim = await shared(own.admin, 'Aim')
    await added(own.target, 'Private', { servesId: aim.id })
    await shared(own.colleague, 'Of the colleague', { servesId: aim.id })
    await rows(server, `update goals set shared_with = 'company' where tenant_id = $1`, [other.tenantId])
    expect(await titles(own.colleague)).toEqual(['Aim', 'Of the colleague'])
    for (const by of [own.target, own.manager, own.admin])
      expect((await titles(by)).filter((title) => title !== `${own.canary} goal`)).toEqual([
        'Aim',
        'Of the colleague',
        'Private',
      ])
    const [private_] = (await treeFor(own.manager)).filter(({ title }) => title === 'Private')
    expect(private_).toMatchObject({ servesId: aim.id, sharedWith: 'manager', employee: { id: own.target.employeeId } })
  })

  test('shows of the company’s what is to be reached; its page stays for those who may see the person', async () => {
    const goal = await shared(own.target, 'Ours', { description: 'Between the two of us' })
    const answer = await ask('goals/tree', own.colleague)
    expect(answer.text).toContain('Ours')
    expect(answer.text).not.toContain('Between the two of us')
    for (const path of [`goals/${goal.id}`, `employees/${own.target.employeeId}/goals/${goal.id}`])
      expect(codeOf(await ask(path, own.colleague))).toBe('404 not_found')
    for (const path of ['goals', 'goals/window', 'goals/csv', 'goals/groups?group=person'])
      expect((await ask(path, own.colleague)).text).not.toContain('Ours')
    expect(codeOf(await saving(goal, { title: 'Mine' }, own.colleague))).toBe('404 not_found')
  })

  test('names nobody whom the directory hides, but to those who may see them', async () => {
    await shared(own.target, 'Ours')
    await rows(server, 'update employees set hide_from_directory = true where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.target.employeeId,
    ])
    const nameFor = async (by: Person) => (await treeFor(by)).find(({ title }) => title === 'Ours')?.employee?.id
    expect(await nameFor(own.colleague)).toBeUndefined()
    expect(await nameFor(own.manager)).toBe(own.target.employeeId)
  })

  test('leaves out what has ended with all around it, and others’ that serve none', async () => {
    const aim = await shared(own.admin, 'Aim')
    const ended = await shared(own.admin, 'Ended', { servesId: aim.id })
    const alone = await shared(own.admin, 'Ended alone')
    await added(own.colleague, 'Serves none')
    for (const goal of [ended, alone]) await saved(goal, { state: 'Done' })
    expect(await titles(own.manager)).toEqual(['Aim', 'Ended'])
    expect(await titles(own.colleague)).toEqual(['Aim', 'Ended', 'Serves none'])
  })
})

describe('1.5 what a goal may serve', () => {
  const refusedFor = async (answer: ReturnType<typeof saving>) => {
    const { status, body } = await answer
    return [status, ...body.errors.map(({ field, message }) => `${field}: ${message}`)]
  }

  test('a circle is refused where it is closed, directly and through others, and nothing is lost', async () => {
    const aim = await shared(own.admin, 'Aim')
    const middle = await shared(own.manager, 'Middle', { servesId: aim.id })
    const low = await shared(own.target, 'Low', { servesId: middle.id })
    for (const servesId of [aim.id, middle.id, low.id])
      expect(await refusedFor(saving(aim, { servesId, sharedWith: 'company', title: 'Changed' }))).toEqual([
        422,
        `servesId: ${denials.circle}`,
      ])
    expect(await goalOf(aim)).toMatchObject({ title: 'Aim', serves: null, version: 1 })
  })

  test('two who would close one between them at the same moment do not', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await shared(own.admin, `One ${round}`)
      const two = await shared(own.manager, `Two ${round}`)
      const answers = await Promise.all([
        saving(one, { servesId: two.id, sharedWith: 'company' }),
        saving(two, { servesId: one.id, sharedWith: 'company' }, own.manager),
      ])
      expect(answers.map(codeOf).toSorted()).toEqual(['200', '422 circle'])
    }
  })

  test('one that is not seen by all who see it is refused, and one that has ended, and one too far down', async () => {
    const private_ = await added(own.manager, 'Private')
    const ofManager = await added(own.manager, 'Below it', { servesId: private_.id })
    expect(await servesOf(ofManager)).toBe(private_.id)
    const goal = await added(own.target, 'Goal')
    const [ended, all] = [await shared(own.admin, 'Ended'), await shared(own.admin, 'All')]
    await saved(ended, { state: 'Done', sharedWith: 'company' })
    expect(await refusedFor(saving(goal, { servesId: private_.id }))).toEqual([
      422,
      `servesId: ${denials.servedIsPrivate}`,
    ])
    expect(await refusedFor(saving(ofManager, { sharedWith: 'company' }))).toEqual([
      422,
      `sharedWith: ${denials.servedIsPrivate}`,
    ])
    expect(await refusedFor(saving(goal, { servesId: ended.id }))).toEqual([422, `servesId: ${denials.servedHasEnded}`])
    let lowest = all
    for (let level = 2; level <= LEVELS_MOST; level += 1)
      lowest = await shared(own.admin, `Level ${level}`, { servesId: lowest.id })
    expect(await refusedFor(saving(goal, { servesId: lowest.id }))).toEqual([422, `servesId: ${denials.tooManyLevels}`])
  })

  /** A line of the company's goals, from the top down. */
  const line = async (name: string, count: number, of: Person = own.admin) => {
    const goals: Array<Made> = []
    for (let level = 1; level <= count; level += 1)
      goals.push(await shared(of, `${name} ${level}`, { servesId: goals.at(-1)?.id ?? null }))
    return goals as [Made, ...Array<Made>]
  }

  test('a goal takes along what serves it: a line that grows too long is refused, one as long as may be is not', async () => {
    const upper = await line('Upper', LEVELS_MOST - 3)
    const lowest = upper.at(-1)?.id
    const [moved, , third] = await line('Moved', 3)
    const deeper = await shared(own.admin, 'Deeper', { servesId: third?.id })
    expect(await refusedFor(saving(moved, { servesId: lowest, sharedWith: 'company' }))).toEqual([
      422,
      `servesId: ${denials.tooManyLevels}`,
    ])
    expect(await servesOf(moved)).toBe(null)
    await removed(deeper)
    await saved(moved, { servesId: lowest, sharedWith: 'company' })
    expect(await servesOf(moved)).toBe(lowest)
  })

  test('of two who at the same moment make a line too long between them, one is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const upper = await line(`Upper ${round}`, LEVELS_MOST - 3)
      const [moved, , third] = await line(`Moved ${round}`, 3)
      const late = await shared(own.admin, `Late ${round}`)
      const answers = await Promise.all([
        saving(moved, { servesId: upper.at(-1)?.id, sharedWith: 'company' }),
        saving(late, { servesId: third?.id, sharedWith: 'company' }),
      ])
      expect(answers.map(codeOf).toSorted()).toEqual(['200', '422 too_many_levels'])
    }
  })

  test('a refusal tells nothing of goals below that the caller does not see', async () => {
    const upper = await line('Upper', LEVELS_MOST - 1, own.managerOfOthers)
    const moved = await shared(own.managerOfOthers, 'Moved')
    await added(own.target, 'Hidden', { servesId: moved.id })
    await saved(moved, { servesId: upper.at(-1)?.id, sharedWith: 'company' }, own.managerOfOthers)
    expect(await servesOf(moved)).toBe(upper.at(-1)?.id)
  })

  test('one that the caller does not see is no other than one that is not there', async () => {
    const hidden = await added(own.colleague, 'Hidden')
    const goal = await added(own.target, 'Goal')
    const [foreign] = await rows<{ readonly id: string }>(server, 'select id from goals where tenant_id = $1', [
      other.tenantId,
    ])
    await rows(server, `update goals set shared_with = 'company' where tenant_id = $1`, [other.tenantId])
    for (const servesId of [hidden.id, newId(), foreign?.id])
      expect(await refusedFor(saving(goal, { servesId }, own.target))).toEqual([
        422,
        `servesId: ${denials.unknownServed}`,
      ])
  })

  test('what is left out of a save stays as it is, and null takes it away', async () => {
    const aim = await shared(own.admin, 'Aim')
    const goal = await shared(own.target, 'Goal', { servesId: aim.id })
    expect(await saved(goal, { title: 'Other' }, own.target)).toMatchObject({
      serves: { id: aim.id },
      sharedWith: 'company',
    })
    expect(await saved(goal, { servesId: null }, own.target)).toMatchObject({ serves: null, sharedWith: 'company' })
  })
})

describe('1.5 what serves a goal', () => {
  const told = () =>
    rows<{ readonly person: string; readonly name: string }>(
      server,
      `select person, subject_name as name from audit_entries
       where tenant_id = $1 and subject_kind = 'goal' and action = 'updated' and fields = '{servesId}'`,
      [own.tenantId],
    )

  test('serves none once that is removed, which is written down', async () => {
    const aim = await shared(own.admin, 'Aim')
    const goal = await added(own.target, 'Goal', { servesId: aim.id })
    await removed(aim)
    expect(await goalOf(goal)).toMatchObject({ serves: null, version: 2 })
    expect(await told()).toEqual([{ person: own.target.employeeId, name: 'Goal' }])
  })

  test('serves none once fewer see that than see it; what is of the same person stays', async () => {
    const aim = await shared(own.manager, 'Aim')
    const goals = [
      await added(own.target, 'Of another', { servesId: aim.id }),
      await shared(own.manager, 'Seen by all', { servesId: aim.id }),
      await added(own.manager, 'Of the same', { servesId: aim.id }),
    ]
    expect((await saved(aim, { sharedWith: 'manager' })).servedBy.map(({ title }) => title)).toEqual(['Of the same'])
    expect(await Promise.all(goals.map(servesOf))).toEqual([null, null, aim.id])
    expect((await told()).map(({ name }) => name).toSorted()).toEqual(['Of another', 'Seen by all'])
  })

  test('is listed on the record as far as the reader sees it', async () => {
    const aim = await shared(own.colleague, 'Aim')
    await added(own.target, 'Private', { servesId: aim.id })
    await shared(own.manager, 'For all', { servesId: aim.id })
    const servedFor = async (by: Person) => (await goalOf(aim, by)).servedBy.map(({ title }) => title).toSorted()
    expect(await servedFor(own.colleague)).toEqual(['For all'])
    expect(await servedFor(own.admin)).toEqual(['For all', 'Private'])
  })

  test('goes on into the next period below the copy, or below what has not ended', async () => {
    const aim = await shared(own.manager, 'Aim')
    const middle = await shared(own.manager, 'Middle', { servesId: aim.id })
    const low = await added(own.target, 'Low', { servesId: middle.id })
    const ended = await shared(own.manager, 'Ended')
    const below = await added(own.target, 'Below', { servesId: ended.id })
    await saved(ended, { state: 'Done', sharedWith: 'company' })
    const goals = [middle.id, low.id, below.id]
    const json = { id: newId(), goals, months: 3, state: 'Draft' }
    expect((await ask('goals/continue', own.manager, { json })).status).toBe(200)
    const copies = (await treeFor(own.admin)).filter(({ id, state }) => state === 'Draft' && !goals.includes(id))
    const copy = (title: string) => copies.find((one) => one.title === title)
    expect(copy('Middle')).toMatchObject({ servesId: aim.id, sharedWith: 'company' })
    expect(copy('Low')?.servesId).toBe(copy('Middle')?.id)
    const [again] = await rows<{ readonly serves: string | null }>(
      server,
      `select serves_id as serves from goals where tenant_id = $1 and title = 'Below' and state = 'Draft'`,
      [own.tenantId],
    )
    expect(again).toEqual({ serves: null })
  })
})

describe('1.5 a goal that somebody does not see', () => {
  /** All that tells of goals, as one person is answered. */
  const allFor = async (by: Person, held: ReadonlyArray<Made>) => {
    const paths = [
      'goals/tree',
      'goals?states=Draft,Active,Done,Cancelled',
      'goals/count',
      'goals/groups?group=person',
      'goals/groups?group=state',
      'goals/csv',
      'goals/dueDays/File',
      `employees/${by.employeeId}/goals`,
      `employees/${own.target.employeeId}/goals`,
      ...held.map(({ id }) => `goals/${id}`),
    ]
    const answers = await Promise.all(paths.map((path) => ask(path, by)))
    // The calendar says when it was made.
    return answers.map(({ status, text }) => [
      status,
      text.replaceAll(/DTSTAMP:\S+/g, '').replaceAll(/"requestId":"[^"]*"/g, ''),
    ])
  }

  test.each([1, 2, 3])('changes nothing that they are answered, whatever it serves and becomes (%i)', async (seed) => {
    const { next, oneOf } = chanceFrom(seed)
    const people = [own.target, own.colleague, own.manager, own.managerOfOthers, own.admin]
    const goals: Array<Made> = []
    for (let at = 0; at < 14; at += 1) {
      const more = {
        sharedWith: oneOf(['company', 'manager']),
        servesId: goals.length === 0 || next(4) === 0 ? null : oneOf(goals).id,
        state: oneOf(['Draft', 'Active']),
      }
      const { answer, ...made } = adding(oneOf(people), `Goal ${at}`, more)
      // What may not be is left out.
      if ((await answer).status === 200) goals.push(made)
    }
    expect(goals.length).toBeGreaterThan(4)
    const company = (await treeFor(own.admin)).filter(({ sharedWith }) => sharedWith === 'company')
    for (const by of [own.target, own.colleague, own.managerOfOthers]) {
      const hiddenFrom = by === own.colleague ? own.target : own.colleague
      const before = await allFor(by, goals)
      const served = company.length === 0 ? null : oneOf(company).id
      const hidden = await added(hiddenFrom, 'Hidden', { servesId: served })
      const below = await added(hiddenFrom, 'Hidden below', { servesId: hidden.id })
      expect(await allFor(by, goals)).toEqual(before)
      await saved(below, { servesId: served, dueDate: '2024-01-01', progress: { ...percent, current: 90 } })
      expect(await allFor(by, goals)).toEqual(before)
      await saved(hidden, { state: 'Done' })
      await removed(below)
      expect(await allFor(by, goals)).toEqual(before)
      await removed(hidden)
      expect(await allFor(by, goals)).toEqual(before)
    }
  })
})
