import { describe, expect, test } from 'vitest'
import { type ReviewStage, reviewStages, stageSubmittedBy } from '../../../src/domain/reviews/lifecycle.ts'
import { usualReviewSettings } from '../../fixtures/reviewSettings.ts'
import { codeOf } from '../kit/codes.ts'
import { auditOf, type Person, rows, stateOf } from '../world/world.ts'
import { asOne, reviewStage } from './stage.ts'

const stage = reviewStage()
const { act, add, ask, condensed, one, put, submit, write } = stage

describe('7 POST performancereviews', () => {
  test('asked twice with one id it makes one; with another content it is refused', async () => {
    const id = crypto.randomUUID()
    const first = asOne(await add({ id }))
    expect(first).toMatchObject({
      stage: 'Scheduled',
      status: 'Pending',
      positionTitle: `${stage.own.canary} Clerk`,
      scheduledDay: '2024-03-04',
      submittedBy: { employee: false, reviewer: false },
      asks: { employee: true, reviewer: true },
      hidesUntilBoth: true,
    })
    expect(first.submits.map(({ side }) => side)).toEqual(['employee', 'reviewer'])
    expect(asOne(await add({ id }))).toEqual(first)
    expect(codeOf(await add({ id, name: 'Another' }))).toBe('409 already_exists')
    expect(await auditOf(stage.server, stage.own)).toHaveLength(1)
  })

  test.each([
    ['the employee as reviewer', { reviewerId: 'target' }, '422 same_two'],
    ['one who has left as reviewer', { reviewerId: 'inactive' }, '422 reviewer_left'],
    ['a reviewer nobody knows', { reviewerId: crypto.randomUUID() }, '422 unknown_reviewer'],
    ['a template that is gone', { templateId: crypto.randomUUID() }, '422 unknown_template'],
    ['due before it begins', { dueDay: '2024-03-03' }, '422 due_too_soon'],
  ])('%s', async (_, over, code) => {
    const { own } = stage
    const who = { target: own.target.employeeId, inactive: own.inactive } as Record<string, string>
    const before = await stateOf(stage.server)
    const named = Object.fromEntries(Object.entries(over).map(([field, value]) => [field, who[value] ?? value]))
    expect(codeOf(await add(named, own.admin))).toBe(code)
    expect(await stateOf(stage.server)).toBe(before)
  })

  test('an archived template begins nothing; one that is deleted or changed leaves what is there as it was', async () => {
    const { own } = stage
    const planned = asOne(await add())
    const path = `performanceReviewTemplates/${own.items.performanceReviewTemplates}`
    const [template] = (await ask('performanceReviewTemplates', own.admin)).body.data as ReadonlyArray<{
      content: object
    }>
    const archived = { version: 1, content: { ...template?.content, isArchived: true } }
    expect(codeOf(await put(path, archived, own.admin))).toBe('200')
    expect(codeOf(await add())).toBe('422 unknown_template')
    await ask(path, own.admin, { method: 'DELETE', headers: { 'if-match': '"2"' } })
    expect((await one(own.target, planned.id)).sections).toEqual(planned.sections)
    expect(codeOf(await act('begin', own.target, planned.id))).toBe('200')
  })

  test('by managers, or by admins alone where the settings say so; for oneself by nobody', async () => {
    const { own } = stage
    await put('performanceReviewSettings', { ...usualReviewSettings, starters: 'admins' }, own.admin)
    expect(codeOf(await add())).toBe('403 admins_start')
    expect(codeOf(await add({}, own.admin))).toBe('200')
    const ofAdmin = { employeeId: own.admin.employeeId }
    expect(codeOf(await add(ofAdmin, own.admin))).toBe('403 own_review')
    expect(codeOf(await add({ employeeId: stage.other.target.employeeId }, own.admin))).toBe('404 not_found')
  })
})

describe('1.7 From planned to complete', () => {
  test('the whole way, each step by whom it is up to, and every refusal with its reason', async () => {
    const { own } = stage
    const { id } = asOne(await add())
    const go = (step: string, by = own.manager, reason = '') => act(step, by, id, reason)
    expect(codeOf(await write(own.target, { version: 0 }, id))).toBe('404 not_found')
    expect(codeOf(await go('complete'))).toBe('409 not_from_this_stage')
    expect(codeOf(await go('begin', own.target))).toBe('200')
    expect(codeOf(await go('goOn', own.manager, 'On leave'))).toBe('403 only_the_others')
    expect(codeOf(await go('goOn', own.admin))).toBe('422 reason_missing')
    await submit(own.target, id)
    expect((await one(own.target, id)).stage).toBe('Writing')
    await submit(own.manager, id)
    expect((await one(own.target, id)).stage).toBe('Submitted')
    expect(codeOf(await go('discuss', own.target))).toBe('403 own_review')
    expect(asOne(await go('discuss')).points.map(({ item }) => item.text)).toHaveLength(2)
    expect(codeOf(await go('report'))).toBe('200')
    expect(codeOf(await go('acknowledge'))).toBe('403 only_the_employee')
    expect(asOne(await go('revise', own.manager, 'A date was wrong')).stage).toBe('Discussing')
    expect(asOne(await go('report')).points).toHaveLength(2)
    expect(codeOf(await go('complete'))).toBe('409 not_from_this_stage')
    expect(codeOf(await go('acknowledge', own.target, 'Fair.'))).toBe('200')
    const complete = asOne(await go('complete'))
    expect(complete).toMatchObject({ status: 'Complete', completedDateUTC: expect.any(String) })
    expect(complete.events.map(({ action, reason }) => `${action} ${reason}`.trim())).toEqual([
      'begin',
      'submit',
      'submit',
      'discuss',
      'report',
      'revise A date was wrong',
      'report',
      'acknowledge Fair.',
      'complete',
    ])
    expect(
      codeOf(
        await ask(`performancereviews/${id}`, own.admin, {
          method: 'DELETE',
          headers: { 'if-match': `"${complete.version}"` },
        }),
      ),
    ).toBe('409 locked')
    expect(asOne(await go('reopen', own.admin, 'The score was wrong'))).toMatchObject({
      status: 'Pending',
      completedDateUTC: null,
    })
  })

  test('3 condensed, toggled at every stage: nothing that was written is lost, and it comes to an end', async () => {
    const { own, server } = stage
    const id = own.reviews.writing
    const on: Record<ReviewStage, string | undefined> = {
      Scheduled: 'begin',
      Writing: 'goOn',
      Submitted: 'discuss report',
      Discussing: 'report',
      Report: 'acknowledge complete',
      Acknowledged: 'complete',
      Complete: undefined,
    }
    for (const begun of reviewStages.filter((one) => one !== 'Complete'))
      for (const isCondensedFirst of [true, false]) {
        await rows(server, 'update reviews set stage = $3, completed_utc = null where tenant_id = $1 and id = $2', [
          own.tenantId,
          id,
          begun,
        ])
        const written = (await one(own.target, id)).answers
        let isCondensed = isCondensedFirst
        for (let steps = 0; (await one(own.admin, id)).stage !== 'Complete'; steps += 1) {
          expect(steps).toBeLessThan(8)
          await condensed(isCondensed)
          const { stage: now } = await one(own.admin, id)
          const [full = '', short = full] = on[now]?.split(' ') ?? []
          const step = isCondensed ? short : full
          const done = await act(step, step === 'acknowledge' ? own.target : own.admin, id, 'Why')
          expect(codeOf(done), `${now} ${step}, condensed: ${isCondensed}`).toBe('200')
          isCondensed = !isCondensed
        }
        expect((await one(own.target, id)).answers).toEqual(written)
      }
  })

  test('a stale version changes nothing: acts, names, days, removal', async () => {
    const { own, server } = stage
    const id = own.reviews.submitted
    const before = await stateOf(server)
    const days = { scheduledDay: '2024-03-04', dueDay: '2024-03-18' }
    const answers = [
      await ask(`performancereviews/${id}/act`, own.manager, { json: { version: 2, act: 'discuss', reason: '' } }),
      await put(`performancereviews/${id}`, { version: 2, name: 'X', reviewerId: own.manager.employeeId }),
      await put(`performanceReviewSchedule/${id}`, { version: 2, ...days }),
      await ask(`performancereviews/${id}`, own.manager, { method: 'DELETE', headers: { 'if-match': '"2"' } }),
    ]
    expect(answers.map(codeOf)).toEqual(answers.map(() => '409 changed_meanwhile'))
    expect(await stateOf(server)).toBe(before)
    expect(asOne(await put(`performanceReviewSchedule/${id}`, { version: 1, ...days }))).toMatchObject(days)
  })
})

describe('Somebody whose answer was lost asks once more', () => {
  const discussed = async () => {
    const { own } = stage
    await submit(own.target)
    await submit(own.manager)
    return asOne(await act('discuss')).id
  }
  const pressed = (id: string, by: Person, asked: { version: number; act: string; reason?: string }) =>
    ask(`performancereviews/${id}/act`, by, { json: { reason: '', ...asked } })

  test('for the very act they did, and is answered with what stands; nothing is done or told twice', async () => {
    const { own, other, server } = stage
    const id = await discussed()
    const { version } = await one(own.admin, id)
    const report = { version, act: 'report' }
    const reported = asOne(await pressed(id, own.manager, report))
    const acknowledge = { version: reported.version, act: 'acknowledge', reason: 'Fair.' }
    expect(asOne(await pressed(id, own.manager, report))).toEqual(reported)
    const acknowledged = asOne(await pressed(id, own.target, acknowledge))
    const before = await stateOf(server)
    expect(asOne(await pressed(id, own.target, { ...acknowledge, reason: ' Fair. ' }))).toEqual(acknowledged)
    const refused = await Promise.all([
      pressed(id, own.manager, acknowledge),
      pressed(id, own.admin, acknowledge),
      pressed(id, own.target, { ...acknowledge, reason: 'I do not agree.' }),
      pressed(id, own.target, { ...acknowledge, version: acknowledged.version }),
      pressed(id, own.manager, report),
      pressed(id, other.target, acknowledge),
      server.ask(`/api/${other.tenantId}/performancereviews/${id}/act`, {
        as: other.target.userId,
        json: acknowledge,
      }),
    ])
    expect(refused.map(codeOf)).toEqual([
      '403 only_the_employee',
      '403 only_the_employee',
      '409 changed_meanwhile',
      '409 not_from_this_stage',
      '409 changed_meanwhile',
      '404 not_found',
      '404 not_found',
    ])
    expect(await stateOf(server)).toBe(before)
  })

  test('not for one that was undone meanwhile: it is acknowledged anew', async () => {
    const { own } = stage
    const id = await discussed()
    const reported = asOne(await act('report', own.manager, id))
    const acknowledge = { version: reported.version, act: 'acknowledge' }
    expect(codeOf(await pressed(id, own.target, acknowledge))).toBe('200')
    await act('revise', own.manager, id, 'A date was wrong')
    await act('report', own.manager, id)
    expect(codeOf(await pressed(id, own.target, acknowledge))).toBe('409 changed_meanwhile')
    expect((await one(own.target, id)).stage).toBe('Report')
  })

  test('nor for what somebody else did at the same moment', async () => {
    const { own } = stage
    const { id, version } = asOne(await add())
    expect(codeOf(await pressed(id, own.manager, { version, act: 'begin' }))).toBe('200')
    expect(codeOf(await pressed(id, own.target, { version, act: 'begin' }))).toBe('409 changed_meanwhile')
    expect(codeOf(await pressed(id, own.manager, { version, act: 'begin' }))).toBe('200')
  })
})

describe('A reviewer who leaves', () => {
  test('another follows, has what was written, and submits it anew', async () => {
    const { own, server } = stage
    await submit(own.manager)
    await submit(own.target)
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.manager.employeeId,
    ])
    const { version } = await one(own.admin)
    const to = { version, name: 'Yearly', reviewerId: own.colleague.employeeId }
    const given = asOne(await put(`performancereviews/${own.reviews.writing}`, to, own.admin))
    expect(given).toMatchObject({ stage: 'Writing', submittedBy: { employee: true, reviewer: false } })
    const follower = await one(own.colleague)
    expect(follower.answers).toMatchObject([{ side: 'reviewer', text: `${own.canary} by the reviewer` }])
    expect(stageSubmittedBy(follower.submittedBy, follower.asks)).toBe('Writing')
    const back = { ...to, version: version + 1, reviewerId: own.manager.employeeId }
    expect(codeOf(await put(`performancereviews/${own.reviews.writing}`, back, own.admin))).toBe('422 reviewer_left')
  })

  test('of somebody who has left, or does not write, the others go on without; what was not submitted stays unread', async () => {
    const { own } = stage
    await submit(own.manager)
    const gone = asOne(await act('goOn', own.admin, own.reviews.writing, 'On leave until May'))
    expect(gone).toMatchObject({ stage: 'Submitted', submittedBy: { employee: false, reviewer: true } })
    expect(gone.answers.map(({ side }) => side)).toEqual(['reviewer'])
    expect(codeOf(await write(own.target))).toBe('409 gone_on')
  })

  test('a person of whose reviews nothing was submitted can be removed; the others keep them', async () => {
    const { own, server } = stage
    const removed = (id: string) =>
      ask(`employees/${id}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    expect(codeOf(await removed(own.colleague.employeeId))).toBe('409 in_use')
    expect(codeOf(await removed(own.target.employeeId))).toBe('200')
    expect(await rows(server, 'select from reviews where tenant_id = $1', [own.tenantId])).toHaveLength(2)
  })
})
