import { addDays, formatISO } from 'date-fns'
import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goalStatus } from '../../../src/domain/goals/goalStatus.ts'
import { goalGroupings, goalSorts } from '../../../src/domain/goals/listing.ts'
import { Goal, GoalCounts, GoalGroup, GoalRow } from '../../../src/domain/goals/nouns.ts'
import { isProgress, type Progress } from '../../../src/domain/goals/progress.ts'
import { goalStates, goalStatuses } from '../../../src/domain/goals/states.ts'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { windowOf } from '../../../src/domain/kernel/windows.ts'
import { chanceFrom } from '../kit/chance.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let own: World
let other: World
let today: string
/** All of them, whatever their state, as an admin is answered. */
let all: ReadonlyArray<GoalRow>

const strict = { onExcessProperty: 'error' } as const
const asRows = Schema.decodeUnknownSync(Schema.Array(GoalRow), strict)
const asWindow = Schema.decodeUnknownSync(windowOf(GoalRow), strict)
const asGroups = Schema.decodeUnknownSync(Schema.Array(GoalGroup), strict)
const asCounts = Schema.decodeUnknownSync(GoalCounts, strict)
const asGoal = Schema.decodeUnknownSync(Goal, strict)

const everyState = goalStates.join(',')
const day = (offset: number | null) =>
  offset === null ? null : formatISO(addDays(`${today}T00:00`, offset), { representation: 'date' })

const progresses: ReadonlyArray<Progress> = [
  ...[0, 24, 25, 26, 50, 100].map((current) => ({
    kind: 'percent' as const,
    start: 0,
    current,
    target: 100,
    unit: '',
  })),
  ...[0, 1].map((current) => ({ kind: 'yesNo' as const, start: 0, current, target: 1, unit: '' })),
  ...[20, 16, 15, 3, 30].map((current) => ({
    kind: 'number' as const,
    start: 20,
    current,
    target: 0,
    unit: 'defects',
  })),
  ...[0.1, 749.99, 3600].map((current) => ({
    kind: 'money' as const,
    start: 0.1,
    current,
    target: 3000.3,
    unit: 'AUD',
  })),
]

/** Goals of every state and kind, with days around each edge of the rules. */
const fill = async (world: World, seed: number) => {
  const { next, oneOf } = chanceFrom(seed)
  const holders = [world.target, world.colleague, world.manager, world.admin]
  const filled = Array.from({ length: 180 }, (_, at) => {
    const of = at % 3 === 0 ? oneOf(goalStates) : 'Active'
    return {
      id: newId(),
      employee: oneOf(holders).employeeId,
      title: oneOf(['Close defects 2', 'Close defects 10', 'Zoë’s mentoring', 'Win two projects']),
      state: of,
      due: day(oneOf([null, -400, -1, 0, 1, 7, 8, 30, 31, 90, 91])),
      started: of === 'Draft' ? null : day(oneOf([-400, -31, -30, -8, -1, 0, 1])),
      progress: oneOf(progresses),
      hours: next(50),
    }
  })
  await rows(
    server,
    `insert into goals (tenant_id, id, employee_id, title, state, due_date, started_day, progress, updated_utc)
     select $1, id, employee, title, state, due, started, progress, now() - hours * interval '1 hour'
     from jsonb_to_recordset($2::jsonb) as g (id uuid, employee uuid, title text, state text, due date, started date,
       progress jsonb, hours int)`,
    [world.tenantId, JSON.stringify(filled)],
  )
}

const ask = (path: string, by: Person = own.admin, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId, ...more })
const query = (asked: object) => new URLSearchParams({ ...asked } as Record<string, string>)
const list = async (asked: object = {}, by?: Person) => {
  const answer = await ask(`goals?${query({ limit: '200', ...asked })}`, by)
  expect(answer.status, answer.text).toBe(200)
  return asRows(answer.body.data)
}
const countOf = async (asked: object, by?: Person) =>
  (await ask(`goals/count?${query(asked)}`, by)).body.data as unknown
const idsOf = (found: ReadonlyArray<{ readonly id: string }>) => found.map(({ id }) => id).toSorted()
const isUsual = ({ state }: GoalRow) => state === 'Draft' || state === 'Active'
beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  const [tenant] = await rows<{ readonly zone: string }>(
    server,
    'select time_zone as zone from tenants where id = $1',
    [own.tenantId],
  )
  today = dayIn(tenant?.zone ?? '', Date.now())
  expect(progresses.every((progress) => isProgress(progress).allowed)).toBe(true)
  await fill(own, 7)
  await fill(other, 11)
  all = await list({ states: everyState })
})
afterAll(() => server.close())

describe('The list of goals', () => {
  test('is what has not ended, the next due first, and nothing of another tenant', async () => {
    expect(all).toHaveLength(181)
    const shown = await list()
    expect(shown.every(isUsual)).toBe(true)
    expect(idsOf(shown)).toEqual(idsOf(all.filter(isUsual)))
    const dues = shown.map(({ dueDate }) => dueDate ?? '9999-99-99')
    expect(dues).toEqual(dues.toSorted())
  })

  test('6 shows each person’s only to those who may see that person', async () => {
    const of = ({ employeeId }: Person) => employeeId as string
    const seen = async (by: Person) => [
      ...new Set((await list({ states: everyState }, by)).map(({ employee }) => employee.id as string)),
    ]
    expect(await seen(own.target)).toEqual([of(own.target)])
    expect((await seen(own.manager)).toSorted()).toEqual([of(own.manager), of(own.target)].toSorted())
    expect(await countOf({ states: everyState }, own.target)).toBe(
      all.filter(({ employee }) => employee.id === own.target.employeeId).length,
    )
    const narrowed = await list({ states: everyState, people: own.colleague.employeeId }, own.target)
    expect(narrowed).toEqual([])
  })

  test('does not hold those of people who have left', async () => {
    const left = own.colleague.employeeId
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2 returning id', [
      own.tenantId,
      left,
    ])
    const shown = await list({ states: everyState })
    await rows(server, 'update employees set is_active = true where tenant_id = $1 and id = $2 returning id', [
      own.tenantId,
      left,
    ])
    expect(idsOf(shown)).toEqual(idsOf(all.filter(({ employee }) => employee.id !== left)))
  })

  test.each<[string, Record<string, string>]>([
    ['no such sort', { sort: 'colour' }],
    ['no such state', { states: 'AtRisk' }],
    ['no such standing', { standing: 'late' }],
    ['no such group', { group: 'colour' }],
    ['no ids', { people: 'x' }],
    ['a place of another order', { after: 'x' }],
    ['what there is no field for', { colour: 'white' }],
  ])('%s: a clear refusal', async (_, asked) => {
    expect([400, 422]).toContain((await ask(`goals?${query(asked)}`)).status)
  })
})

describe('How a goal stands is in SQL as the domain has it, for every row', () => {
  test.each(goalStatuses)('%s', async (standing) => {
    const expected = all.filter((row) => goalStatus(row, today) === standing)
    expect(expected.length).toBeGreaterThan(5)
    expect(idsOf(await list({ standing }))).toEqual(idsOf(expected))
    expect(await countOf({ standing })).toBe(expected.length)
  })
})

describe('The list is narrowed', () => {
  const within =
    (days: number) =>
    ({ dueDate }: GoalRow) =>
      dueDate !== null && dueDate >= today && dueDate <= (day(days) as string)
  const cases: ReadonlyArray<[string, () => object, (row: GoalRow) => boolean]> = [
    ['by state', () => ({ states: 'Done,Cancelled' }), (row) => !isUsual(row)],
    ['by kind', () => ({ kinds: 'money,yesNo' }), (row) => isUsual(row) && /money|yesNo/.test(row.progress.kind)],
    [
      'by person',
      () => ({ people: own.target.employeeId }),
      (row) => isUsual(row) && row.employee.id === own.target.employeeId,
    ],
    ['to what is due within 7 days', () => ({ due: '7' }), (row) => isUsual(row) && within(7)(row)],
    ['to what is due within 90 days', () => ({ due: '90' }), (row) => isUsual(row) && within(90)(row)],
    ['to what has no due day', () => ({ due: 'none' }), (row) => isUsual(row) && row.dueDate === null],
    [
      'by words of the goal, in any order',
      () => ({ search: 'defects close' }),
      (row) => isUsual(row) && /^Close/.test(row.title),
    ],
    ['whatever the accents', () => ({ search: 'zoe' }), (row) => isUsual(row) && /^Zoë/.test(row.title)],
    [
      'by words of goal and person together',
      () => ({ search: `win ${own.canary} eve` }),
      (row) => isUsual(row) && /^Win/.test(row.title) && row.employee.id === own.target.employeeId,
    ],
  ]
  test.each(cases)('%s', async (_, asked, isShown) => {
    const expected = all.filter(isShown)
    expect(expected.length).toBeGreaterThan(0)
    expect(idsOf(await list(asked()))).toEqual(idsOf(expected))
    expect(await countOf(asked())).toBe(expected.length)
  })

  test('by department', async () => {
    const departments = [...new Set(all.flatMap(({ department }) => department?.id ?? []))]
    for (const id of departments)
      expect(idsOf(await list({ departments: id }))).toEqual(
        idsOf(all.filter((row) => isUsual(row) && row.department?.id === id)),
      )
  })
})

describe('Window by window the list is whole, in every order and grouping', () => {
  const orders = [false, true].flatMap((down) => [
    ...goalSorts.map((sort) => [sort, undefined, down] as const),
    ...goalGroupings.map((group) => ['progress', group, down] as const),
  ])
  test.each(orders)('by %s, together by %s, downwards: %s', async (sort, group, down) => {
    const asked = {
      sort,
      ...(group && { group }),
      ...(down && { descending: 'true' }),
      states: everyState,
      limit: '47',
    }
    const found: GoalRow[] = []
    for (let after: string | null = ''; after !== null; ) {
      const window: ReturnType<typeof asWindow> = asWindow(
        (await ask(`goals/window?${query({ ...asked, ...(after !== '' && { after }) })}`)).body.data,
      )
      found.push(...window.rows)
      after = window.after
    }
    expect(found.map(({ id }) => id)).toEqual((await list({ ...asked, limit: '200' })).map(({ id }) => id))
    expect(idsOf(found)).toEqual(idsOf(all))
    if (group === undefined) return
    const of = ({ employee, department, state }: GoalRow) =>
      ({ person: employee.id as string, department: department?.id ?? null, state: state as string })[group]
    const runs = found.flatMap((row, at) => (at > 0 && of(found[at - 1] as GoalRow) === of(row) ? [] : [of(row)]))
    expect(runs).toHaveLength(new Set(runs).size)
    const groups = asGroups((await ask(`goals/groups?${query({ group, states: everyState })}`)).body.data)
    expect(groups).toEqual(runs.map((one) => ({ of: one, count: found.filter((row) => of(row) === one).length })))
  })
})

describe('GET goals/counts', () => {
  const tally = (of: ReadonlyArray<string | null>) =>
    [...new Set(of.filter((one) => one !== null))]
      .toSorted()
      .map((one) => ({ of: one, count: of.filter((other) => other === one).length }))

  test.each(['admin', 'manager', 'target'] as const)('counts what the list shows to the %s', async (who) => {
    const seen = await list({ states: everyState }, own[who])
    const counts = asCounts((await ask('goals/counts', own[who])).body.data)
    const dues = seen.filter((row) => isUsual(row)).map(({ dueDate }) => dueDate?.slice(0, 7) ?? null)
    expect(counts).toEqual({
      states: tally(seen.map(({ state }) => state)),
      statuses: tally(seen.map((goal) => (goal.state === 'Active' ? goalStatus(goal, today) : null))),
      due: tally(dues.map((month) => (month !== null && month >= today.slice(0, 7) ? month : null))),
    })
    expect(seen.length).toBeGreaterThan(0)
  })
})

describe('GET goals/csv', () => {
  test('is what the list shows, in its order, safe from formulas, and is written down', async () => {
    await rows(server, `update goals set title = '=1+1' where tenant_id = $1 and id = $2 returning id`, [
      own.tenantId,
      own.goal,
    ])
    const answer = await ask(`goals/csv?${query({ people: own.target.employeeId, sort: 'title' })}`)
    const lines = answer.text.split('\r\n')
    expect(lines[0]).toContain(
      'Goal,Person,Email,Department,Status,Health,Started,Due,Progress by,From,Now,Target,Unit,Percent done,Description,Visible to,Supports,Supports goal ID,Goal ID',
    )
    expect(answer.text).toContain(`'=1+1`)
    expect(lines.length - 2).toBe(await countOf({ people: own.target.employeeId }))
    expect(await auditOf(server, own)).toMatchObject([{ action: 'exported', kind: 'goalList' }])
  })
})

describe('What is due', () => {
  const dutiesOf = async (by: Person) =>
    (
      (await ask('employees/me/toDoList', by)).body.data as ReadonlyArray<{ type: string; id: string; title: string }>
    ).filter(({ type }) => type === 'goalDue')

  test('7 the to-do list has one’s own that are late, behind, or due within a fortnight', async () => {
    const expected = all.filter((row) => {
      const standing = goalStatus(row, today)
      const isOwn = row.employee.id === own.target.employeeId
      return (
        isOwn &&
        row.dueDate !== null &&
        standing !== null &&
        (standing !== 'onTrack' || row.dueDate <= (day(14) as string))
      )
    })
    const duties = await dutiesOf(own.target)
    expect(idsOf(duties)).toEqual(idsOf(expected))
    expect(new Set(duties.map(({ title }) => title))).toEqual(
      new Set(['Goal overdue', 'Goal at risk', 'Goal due soon']),
    )
  })

  test('the calendar has a day for each active goal of oneself and one’s reports, and of nobody else', async () => {
    const events = async (by: Person) => (await ask('goals/dueDays/File', by)).text.match(/^UID:.*$/gm)?.length ?? 0
    const active = (ids: ReadonlyArray<string>) =>
      all.filter((row) => row.state === 'Active' && row.dueDate !== null && ids.includes(row.employee.id)).length
    expect(await events(own.target)).toBe(active([own.target.employeeId]))
    expect(await events(own.manager)).toBe(active([own.manager.employeeId, own.target.employeeId]))
    const reports = await rows<{ readonly id: string }>(
      server,
      'select id from employees where tenant_id = $1 and reports_to = $2 and is_active',
      [own.tenantId, own.admin.employeeId],
    )
    expect(await events(own.admin)).toBe(active([own.admin.employeeId, ...reports.map(({ id }) => id)]))
    // An administrator sees more in the list than the calendar holds.
    expect(await events(own.admin)).toBeLessThan(
      all.filter(({ state, dueDate }) => state === 'Active' && dueDate !== null).length,
    )
  })
})

describe('POST goals/{goalId}/progress', () => {
  const update = (json: object, by: Person = own.target, id: string = own.goal) =>
    ask(`goals/${id}/progress`, by, { json: { id: newId(), note: '', ...json } })

  test('each update is kept, with its day, who said it and the note; the last one stands', async () => {
    await update({ current: 40, note: 'Half of it\nis done.' })
    const goal = asGoal((await update({ current: 55 }, own.manager)).body.data)
    expect(goal.progress.current).toBe(55)
    expect(goal.updates.map(({ day: on, current, note, author }) => [on, current, note, author.id])).toEqual([
      [today, 40, 'Half of it\nis done.', own.target.employeeId],
      [today, 55, '', own.manager.employeeId],
    ])
  })

  test('a change of the goal that says another progress is an update too', async () => {
    const before = asGoal((await ask(`goals/${own.goal}`)).body.data)
    const { title, description, state, dueDate, version } = before
    const json = { title, description, state, dueDate, version, progress: { ...before.progress, current: 60 } }
    const path = `employees/${own.target.employeeId}/goals/${own.goal}`
    const after = asGoal((await ask(path, own.manager, { method: 'PUT', json })).body.data)
    expect(after.updates.slice(before.updates.length)).toMatchObject([
      { current: 60, author: { id: own.manager.employeeId } },
    ])
    const again = await ask(path, own.manager, {
      method: 'PUT',
      json: { ...json, title: 'Other', version: after.version },
    })
    expect(asGoal(again.body.data).updates).toHaveLength(after.updates.length)
  })

  test('sent twice with one id it is one update; another under that id is refused', async () => {
    const id = newId<string>()
    const first = asGoal((await update({ id, current: 61 })).body.data)
    expect(asGoal((await update({ id, current: 61 })).body.data)).toEqual(first)
    expect(codeOf(await update({ id, current: 62 }))).toBe('409 already_exists')
    expect(codeOf(await update({ id, current: 61 }, own.manager))).toBe('409 already_exists')
  })

  test('of 8 at once each is kept', async () => {
    const before = asGoal((await ask(`goals/${own.goal}`)).body.data).updates.length
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => update({ current: 70 + at })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(asGoal((await ask(`goals/${own.goal}`)).body.data).updates).toHaveLength(before + 8)
  })

  test.each([
    ['101 percent', { current: 101 }, '422 out_of_range'],
    ['half a percent', { current: 0.5 }, '422 whole_number'],
  ])('%s: %s', async (_, json, expected) => {
    const percent = JSON.stringify({ kind: 'percent', start: 0, current: 40, target: 100, unit: '' })
    const made = 'update goals set progress = $3::jsonb where tenant_id = $1 and id = $2 returning id'
    await rows(server, made, [own.tenantId, own.goal, percent])
    expect(codeOf(await update(json))).toBe(expected)
  })

  test('a goal that has ended takes none', async () => {
    await rows(server, `update goals set state = 'Done' where tenant_id = $1 and id = $2 returning id`, [
      own.tenantId,
      own.goal,
    ])
    expect(codeOf(await update({ current: 80 }))).toBe('409 goal_ended')
    await rows(server, `update goals set state = 'Active' where tenant_id = $1 and id = $2 returning id`, [
      own.tenantId,
      own.goal,
    ])
  })

  test('nobody changes what was said: the server’s role may only add to it', async () => {
    const granted = await rows<{ readonly may: boolean }>(
      server,
      `select bool_or(has_table_privilege(r.rolname, 'goal_progress', 'update, delete')) as may from pg_roles r
       where r.rolname like 'tenure%app%'`,
      [],
    )
    expect(granted).toEqual([{ may: false }])
  })

  test('another tenant’s goal is as unknown as none', async () => {
    for (const id of [newId<string>(), other.goal])
      expect(codeOf(await update({ current: 1 }, own.admin, id))).toBe('404 not_found')
    expect(codeOf(await ask(`goals/${other.goal}`))).toBe('404 not_found')
  })
})
