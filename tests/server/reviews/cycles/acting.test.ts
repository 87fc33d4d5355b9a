import { describe, expect, test } from 'vitest'
import { cycleSteps, stepOf } from '../../../../src/domain/reviews/cycles/progress.ts'
import { reviewStages } from '../../../../src/domain/reviews/lifecycle.ts'
import { atOnce } from '../../kit/atOnce.ts'
import { codeOf } from '../../kit/codes.ts'
import { aPdf } from '../../kit/pdf.ts'
import type { Answer } from '../../kit/server.ts'
import { rows } from '../../world/world.ts'
import { asCycle, asNudged, asTakenBack, cycleStage } from './cycleStage.ts'

const stage = cycleStage()
const { act, actOn, addFile, admin, ask, asked, mails, morning, onDay, read, reviewsOf, submit, write } = stage

/** Of the target and of the colleague, who began. */
const plan = async (over: object = {}) => {
  const { own } = stage
  const cycle = asked({ who: 'people', employeeIds: [own.target.employeeId, own.colleague.employeeId], ...over })
  await admin('', cycle)
  const reviews = await reviewsOf(cycle.id)
  const of = (person: { readonly employeeId: string }) =>
    reviews.find(({ employee }) => employee.id === person.employeeId)?.id ?? ''
  await act('begin', own.admin, of(own.target))
  return { id: cycle.id, target: of(own.target), colleague: of(own.colleague) }
}
const duties = async (of: string) => {
  const { body } = await ask('employees/me/toDoList', stage.own.target)
  return JSON.stringify(body.data).includes(of)
}
const keys = async () => (await mails()).map(({ key }) => key)

describe('Pausing a cycle', () => {
  test('asks nobody, tells nobody, plans nobody and makes nothing late; what is written can still be', async () => {
    const { own } = stage
    const { id, target } = await plan()
    expect(await duties(target)).toBe(true)
    expect(asCycle(await actOn(id, 'pause')).state).toBe('Paused')
    expect(await duties(target)).toBe(false)
    await stage.set(own.colleague.employeeId, 'department_id', own.emptyDepartment)
    for (const days of [14, 17, 18]) await morning(days)
    expect(await keys()).toEqual([])
    const late = async () =>
      (await ask(`performancereviews/count?late=true&person=${own.target.employeeId}`, own.admin)).body.data
    expect(await late()).toBe(0)
    expect((await read(id)).counts).toEqual({ notBegun: 1, writing: 1 })
    expect(codeOf(await write(own.target, { version: 0 }, target))).toBe('404 not_found')
    expect((await stage.one(own.target, target)).cycle?.state).toBe('Paused')
    expect(codeOf(await submit(own.target, target))).toBe('200')
    expect(codeOf(await admin(`/${id}/nudge`, {}))).toBe('409 not_running')

    // Eighteen days later it goes on: what was due on the 18th is due on the 5th of April.
    expect(asCycle(await actOn(id, 'resume'))).toMatchObject({
      state: 'Running',
      from: '2024-03-22',
      dueDay: '2024-04-05',
    })
    expect(await late()).toBe(0)
    expect(await reviewsOf(id)).toMatchObject([
      { dueDateUtc: '2024-04-05T13:59:59.999Z' },
      { dueDateUtc: '2024-04-05T13:59:59.999Z' },
    ])
    await onDay(36)
    expect(await late()).toBe(1)
    await onDay(0)
  })

  test('ends for good; of two who act otherwise at once, the second is told; of the same, nothing is done twice', async () => {
    const { id, target } = await plan()
    const both = await Promise.all([1, 1].map((version) => admin(`/${id}/act`, { version, act: 'pause' })))
    expect(both.map((one) => asCycle(one))).toMatchObject([
      { state: 'Paused', version: 2 },
      { state: 'Paused', version: 2 },
    ])
    expect(codeOf(await admin(`/${id}/act`, { version: 1, act: 'end' }))).toBe('409 changed_meanwhile')
    expect(codeOf(await admin(`/${id}/act`, { version: 1, act: 'resume' }))).toBe('409 changed_meanwhile')
    expect(codeOf(await actOn(id, 'pause'))).toBe('409 not_in_this_state')
    expect(asCycle(await actOn(id, 'end')).state).toBe('Ended')
    expect(await duties(target)).toBe(false)
    for (const act of ['pause', 'resume', 'end']) expect(codeOf(await actOn(id, act))).toBe('409 not_in_this_state')
    expect(codeOf(await admin(`/${id}/takeBack`, {}))).toBe('409 not_in_this_state')
  })

  test('what is submitted goes on whatever becomes of the cycle', async () => {
    const { own } = stage
    const { id, target } = await plan()
    await submit(own.target, target)
    await submit(own.manager, target)
    await actOn(id, 'end')
    expect(codeOf(await act('discuss', own.manager, target))).toBe('200')
    await onDay(30)
    expect((await read(id)).counts).toEqual({ late: 1, notBegun: 1 })
    await onDay(0)
  })
})

describe('Nudging all who are late', () => {
  test('tells each side once a day about each review, the morning included, and says who was not told and why', async () => {
    const { own, other } = stage
    const { id, target, colleague } = await plan()
    expect(asNudged(await admin(`/${id}/nudge`, {}))).toEqual({ told: 0, notTold: [] })
    // On the morning after its due day both sides of the one that is written hear of it; the other begins, and that is told.
    await morning(18)
    expect(await keys()).toHaveLength(2)
    const nudged = asNudged(await admin(`/${id}/nudge`, {}))
    expect(nudged.told).toBe(2)
    expect(nudged.notTold.map(({ id, because }) => [id, because])).toEqual([
      [target, 'toldToday'],
      [target, 'toldToday'],
    ])
    expect(await mails()).toContainEqual({
      key: `review:${colleague}:2024-03-19:${own.admin.employeeId}`,
      subject: expect.stringMatching(/^Overdue: Yearly review with Cleo/),
    })
    expect(asNudged(await admin(`/${id}/nudge`, {}))).toMatchObject({ told: 0, notTold: { length: 4 } })
    await onDay(19)
    await rows(stage.server, 'delete from memberships where tenant_id = $1 and employee_id = $2', [
      own.tenantId,
      own.target.employeeId,
    ])
    const next = asNudged(await admin(`/${id}/nudge`, {}))
    expect(next.told).toBe(3)
    expect(next.notTold).toEqual([
      { id: target, person: { id: own.target.employeeId, fullName: expect.any(String) }, because: 'cannotBeTold' },
    ])
    expect(await mails(other)).toEqual([])
    await onDay(0)
  })

  test('nobody who has submitted', async () => {
    const { own } = stage
    const { id, target } = await plan({ who: 'people', employeeIds: [stage.own.target.employeeId] })
    await submit(own.target, target)
    await onDay(20)
    expect(asNudged(await admin(`/${id}/nudge`, {})).told).toBe(1)
    expect((await keys()).map((key) => key.split(':').at(-1))).toEqual([own.manager.employeeId])
    await onDay(0)
  })
})

describe('Taking back what was planned', () => {
  test('takes what nobody has touched, says what stays and why, and pauses the cycle', async () => {
    const { own } = stage
    const { id, target, colleague } = await plan()
    expect(asTakenBack(await admin(`/${id}/takeBack`, {}))).toEqual({
      removed: 1,
      kept: [{ id: target, employee: { id: own.target.employeeId, fullName: expect.any(String) }, because: 'begun' }],
      isGone: false,
    })
    expect((await read(id)).state).toBe('Paused')
    expect(codeOf(await ask(`performancereviews/${colleague}`, own.admin))).toBe('404 not_found')
    // What was taken back is not planned once more when it goes on.
    await actOn(id, 'resume')
    await morning(3)
    expect(await reviewsOf(id)).toHaveLength(1)
    await onDay(0)
  })

  test('leaves what somebody adds a file to at the same moment', async () => {
    const { own, server } = stage
    const { id, colleague } = await plan()
    const [added, back] = await atOnce(
      server,
      ['reviews', colleague],
      [() => addFile(own.colleague, aPdf(), colleague), () => admin(`/${id}/takeBack`, {})],
    )
    expect(codeOf(added as Answer)).toBe('200')
    expect(asTakenBack(back as Answer)).toMatchObject({ removed: 0, kept: [{ id: colleague, because: 'changed' }, {}] })
  })

  test('with the last review the cycle goes', async () => {
    const { own } = stage
    const cycle = asked()
    await admin('', cycle)
    expect(asTakenBack(await admin(`/${cycle.id}/takeBack`, {}))).toEqual({ removed: 7, kept: [], isGone: true })
    expect(codeOf(await admin(`/${cycle.id}`))).toBe('404 not_found')
    await morning(4)
    const [left] = await rows<{ readonly count: number }>(
      stage.server,
      `select count(*)::int as count from reviews where tenant_id = $1 and name = 'Yearly review'`,
      [own.tenantId],
    )
    expect(left?.count).toBe(0)
    await onDay(0)
  })
})

test('The statement says late, and how far a review is, as the rule does: every stage, side, day and state', async () => {
  const { own } = stage
  const cycle = asked({ who: 'people', employeeIds: [own.target.employeeId] })
  await admin('', cycle)
  const [{ id } = { id: '' }] = await reviewsOf(cycle.id)
  const sides = ['none', 'employee', 'reviewer'] as const
  for (const stageName of reviewStages)
    for (const state of ['Running', 'Paused', 'Ended'])
      for (const side of sides)
        for (const due of ['2024-02-28T00:00:00.000Z', '2024-03-28T00:00:00.000Z']) {
          await rows(
            stage.server,
            `with r as (update reviews set stage = $3, due_utc = $4,
                 completed_utc = case when $3 = 'Complete' then now() end where tenant_id = $1 and id = $2),
               y as (update review_cycles set state = $5, paused_day = case when $5 = 'Paused' then '2024-03-01'::date end
                 where tenant_id = $1 and id = $6)
             update review_submits set submitted_utc = case when side = $7 then now() end,
               receipt_id = case when side = $7 then gen_random_uuid() end where tenant_id = $1 and review_id = $2`,
            [own.tenantId, id, stageName, due, state, cycle.id, side],
          )
          const [row] = await reviewsOf(cycle.id)
          if (row === undefined) throw new Error('The review is gone')
          const expected = stepOf(row, Date.parse('2024-03-01T00:00:00Z'))
          const { counts } = await read(cycle.id)
          expect(counts, JSON.stringify({ stageName, state, side, due })).toEqual({ [expected]: 1 })
          const late = await ask(`performancereviews/count?cycle=${cycle.id}&late=true`, own.admin)
          expect(late.body.data).toBe(expected === 'late' ? 1 : 0)
        }
  expect(cycleSteps).toHaveLength(7)
}, 120_000)
