import { describe, expect, test } from 'vitest'
import { codeOf } from '../../kit/codes.ts'
import { auditOf, rows, stateOf } from '../../world/world.ts'
import { asMade, asPreview, cycleStage } from './cycleStage.ts'

const stage = cycleStage()
const { admin, asked, ask, cycles, morning, onDay, read, reviewsOf, set } = stage

const plan = async (over: object = {}) => {
  const cycle = asked(over)
  return { cycle, made: asMade(await admin('', cycle)) }
}
const reasons = (list: ReadonlyArray<{ readonly because: string | null; readonly employee: { fullName: string } }>) =>
  list.map(({ employee, because }) => [employee.fullName.split(' ')[0], because])

describe('Planning a cycle', () => {
  test('says before who is in it and who not and why, and plans the same, with what single reviews have', async () => {
    const { own, other } = stage
    const cycle = asked()
    const before = await stateOf(stage.server)
    const { rows: previewed } = asPreview(await admin('/preview', cycle))
    expect(await stateOf(stage.server)).toBe(before)
    expect(reasons(previewed)).toEqual([
      ['Ava', 'noManager'],
      ['Bea', 'noManager'],
      ['Cleo', null],
      ['Eve', null],
      ['Hana', null],
      ['Max', null],
      ['Noor', null],
      ['Otto', null],
      ['Yuri', null],
    ])
    const made = asMade(await admin('', cycle))
    expect(made).toMatchObject({ planned: 7, skipped: [{ because: 'noManager' }, { because: 'noManager' }] })
    const reviews = await reviewsOf(cycle.id)
    expect(reviews).toHaveLength(7)
    expect(reviews.find(({ employee }) => employee.id === own.target.employeeId)).toMatchObject({
      name: 'Yearly review',
      reviewer: { id: own.manager.employeeId },
      stage: 'Scheduled',
      positionTitle: `${own.canary} Clerk`,
      scheduledDateUTC: '2024-03-03T14:00:00.000Z',
      dueDateUtc: '2024-03-18T13:59:59.999Z',
      cycle: { id: cycle.id, name: 'Yearly review', state: 'Running' },
    })
    const lines = await auditOf(stage.server, own)
    expect(lines).toHaveLength(8)
    const [one] = await rows<{ readonly hides: boolean; readonly sides: number }>(
      stage.server,
      `select bool_and(r.hides_until_both) as hides, (select count(*)::int from review_submits s
         where s.tenant_id = $1 and s.review_id in (select id from reviews where tenant_id = $1 and cycle_id = $2)) as sides
       from reviews r where r.tenant_id = $1 and r.cycle_id = $2`,
      [own.tenantId, cycle.id],
    )
    expect(one).toEqual({ hides: true, sides: 14 })
    expect(
      codeOf(
        await stage.server.ask(`/api/${other.tenantId}/performanceReviewCycles/${cycle.id}`, {
          as: other.admin.userId,
        }),
      ),
    ).toBe('404 not_found')
  })

  test('a double click plans once and is answered alike; another content under its id is refused', async () => {
    const cycle = asked()
    const answers = await Promise.all([admin('', cycle), admin('', cycle), admin('', cycle)])
    expect(new Set(answers.map(({ text }) => JSON.stringify(JSON.parse(text).data))).size).toBe(1)
    expect(asMade(answers[0])).toEqual(asMade(await admin('', cycle)))
    expect(await reviewsOf(cycle.id)).toHaveLength(7)
    expect(await cycles()).toHaveLength(2)
    expect(codeOf(await admin('', { ...cycle, name: 'Another' }))).toBe('409 already_exists')
  })

  test.each([
    ['departments without one', { who: 'departments' }, '422 incomplete'],
    ['no due date', { dueDay: null }, '422 incomplete'],
    ['due before it begins', { dueDay: '2024-03-03' }, '422 incomplete'],
    ['no months', { kind: 'byStart', dueDays: 7, dueDay: null }, '422 incomplete'],
    ['a template that is gone', { templateId: crypto.randomUUID() }, '422 unknown_template'],
    ['a reviewer nobody knows', { reviewerId: crypto.randomUUID() }, '422 unknown_reviewer'],
  ])('%s', async (_, over, code) => {
    const before = await stateOf(stage.server)
    expect(codeOf(await admin('', asked(over)))).toBe(code)
    expect(codeOf(await admin('/preview', asked(over)))).toBe(code)
    expect(await stateOf(stage.server)).toBe(before)
  })

  test('people of another client are nobody, as a manager, as somebody chosen, or as a reviewer', async () => {
    const { other } = stage
    const theirs = other.manager.employeeId
    expect((await plan({ who: 'manager', managerId: theirs })).made.planned).toBe(0)
    expect((await plan({ who: 'people', employeeIds: [other.target.employeeId] })).made.planned).toBe(0)
    expect(codeOf(await admin('', asked({ reviewerId: theirs })))).toBe('422 unknown_reviewer')
  })

  test('a manager and an employee are refused, of a cycle that is there and of one that is not', async () => {
    const { own } = stage
    const { cycle } = await plan()
    for (const by of [own.manager, own.target])
      for (const [path, json] of [
        ['', undefined],
        ['', asked()],
        ['/preview', asked()],
        [`/${cycle.id}`, undefined],
        [`/${cycle.id}/nudge`, {}],
        [`/${cycle.id}/takeBack`, {}],
        [`/${crypto.randomUUID()}/act`, { version: 1, act: 'pause' }],
      ] as const)
        expect(codeOf(await admin(path, json, by)), path).toBe('403 admin_only')
    // The reviews of the cycle each still sees as their own: the cycle's filter opens no other.
    const seen = await ask(`performancereviews/count?cycle=${cycle.id}`, own.target)
    expect(seen.body.data).toBe(1)
  })
})

describe('Those who come later', () => {
  test('are taken in of a morning, by two processes once, and begin, until the day it is due', async () => {
    const { own } = stage
    const { cycle } = await plan({ who: 'departments', departmentIds: [own.emptyDepartment] })
    expect(await reviewsOf(cycle.id)).toEqual([])
    await set(own.target.employeeId, 'department_id', own.emptyDepartment)
    await morning(10, 3)
    await morning(10)
    expect(await reviewsOf(cycle.id)).toMatchObject([
      { employee: { id: own.target.employeeId }, scheduledDateUTC: '2024-03-10T14:00:00.000Z', stage: 'Writing' },
    ])
    await set(own.colleague.employeeId, 'department_id', own.emptyDepartment)
    await morning(18)
    expect(await reviewsOf(cycle.id)).toHaveLength(1)
    await onDay(0)
  })

  test('nobody whose review was deleted is planned once more; one who gets a manager is', async () => {
    const { own } = stage
    const { cycle } = await plan({ who: 'people', employeeIds: [own.target.employeeId, own.admin.employeeId] })
    const [review] = await reviewsOf(cycle.id)
    await ask(`performancereviews/${review?.id}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    await set(own.admin.employeeId, 'reports_to', own.secondAdmin.employeeId)
    await morning(2)
    expect((await reviewsOf(cycle.id)).map(({ employee }) => employee.id)).toEqual([own.admin.employeeId])
    await onDay(0)
  })

  test('by their start, and again and again, when their day is 14 days away', async () => {
    const { own } = stage
    const only = { who: 'people', employeeIds: [own.target.employeeId], dueDay: null, dueDays: 7 }
    // She started on the 5th of July: nine months after it is the 5th of April.
    const byStart = (await plan({ ...only, kind: 'byStart', months: 9 })).cycle
    const again = (await plan({ ...only, kind: 'continuous', months: 1, from: '2024-03-01' })).cycle
    expect((await reviewsOf(again.id)).map(({ scheduledDateUTC }) => scheduledDateUTC)).toEqual([
      '2024-02-29T14:00:00.000Z',
    ])
    await morning(20)
    expect(await reviewsOf(byStart.id)).toEqual([])
    await morning(21, 2)
    expect(await reviewsOf(byStart.id)).toMatchObject([
      { scheduledDateUTC: '2024-04-04T14:00:00.000Z', dueDateUtc: '2024-04-12T13:59:59.999Z' },
    ])
    await onDay(0)
  })
})

test('The list and the page tell how far it is, as the rule says it, by department and by reviewer', async () => {
  const { own } = stage
  const { cycle } = await plan()
  const [first, second] = (await reviewsOf(cycle.id)).filter(({ reviewer }) => reviewer.id === own.manager.employeeId)
  await stage.act('begin', own.admin, second?.id)
  expect((await read(cycle.id)).counts).toEqual({ notBegun: 6, writing: 1 })
  expect((await cycles()).find(({ id }) => id === cycle.id)?.counts).toEqual({ notBegun: 6, writing: 1 })
  const { departments, reviewers } = await read(cycle.id)
  expect(departments).toEqual([{ id: own.department, name: expect.any(String), counts: { notBegun: 6, writing: 1 } }])
  expect(reviewers.map(({ id, counts }) => [id, counts])).toEqual([
    [own.admin.employeeId, { notBegun: 4 }],
    [own.manager.employeeId, { notBegun: 1, writing: 1 }],
    [own.managerOfOthers.employeeId, { notBegun: 1 }],
  ])
  const ids = async (query: string) => (await reviewsOf(cycle.id, query)).map(({ id }) => id)
  expect(await ids(`&step=writing`)).toEqual([second?.id])
  expect(await ids(`&step=notBegun&reviewer=${own.manager.employeeId}`)).toEqual([first?.id])
  expect(await ids(`&department=${own.emptyDepartment}`)).toEqual([])
  expect(await ids('&department=none')).toEqual([])
  await set(first?.employee.id ?? '', 'department_id', null)
  expect(await ids('&department=none')).toEqual([first?.id])
})
