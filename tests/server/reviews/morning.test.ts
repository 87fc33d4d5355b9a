import { describe, expect, test } from 'vitest'
import { usualReviewSettings } from '../../fixtures/reviewSettings.ts'
import { codeOf } from '../kit/codes.ts'
import { type Person, rows, type World } from '../world/world.ts'
import { morningStage } from './morningStage.ts'
import { asOne } from './stage.ts'

const stage = morningStage()
const { act, add, morning, submit } = stage

/** About one review: to whom, and how each begins. */
const mails = async (id: string, world: World = stage.own) =>
  (
    await rows<{ readonly key: string; readonly subject: string }>(
      stage.server,
      `select key, subject from mail.outbox where tenant_id = $1 and key like 'review:' || $2 || ':%' order by key`,
      [world.tenantId, id],
    )
  ).map(({ key, subject }) => [key.split(':').slice(2).join(' '), subject.split(':')[0]])

describe('Of a morning people are told of their reviews', () => {
  test('each who writes on the days it matters, and once a day', async () => {
    const { own, other } = stage
    const { id } = asOne(await add({ scheduledDay: '2024-03-04', dueDay: '2024-03-18' }))
    await act('begin', own.manager, id)
    await submit(own.manager, id)
    for (const days of [2, 3, 13, 14, 14, 15, 17, 18, 19]) await morning(days)
    const target = own.target.employeeId
    expect(await mails(id)).toEqual([
      [`2024-03-15 ${target}`, 'Due in 3 days'],
      [`2024-03-18 ${target}`, 'Due today'],
      [`2024-03-19 ${target}`, 'Overdue'],
    ])
    expect(await mails(id, other)).toEqual([])
  })

  test('not of one that is due soon on the morning on which they hear that it began', async () => {
    const { own } = stage
    const { id } = asOne(await add({ scheduledDay: '2024-03-15', dueDay: '2024-03-18' }))
    await morning(14)
    await morning(14)
    expect(await mails(id)).toEqual([])
    await morning(17)
    expect((await mails(id)).map(([key]) => key)).toEqual(
      [own.target, own.manager].map(({ employeeId }) => `2024-03-18 ${employeeId}`).toSorted(),
    )
  })

  test('on other days, or never, where the settings say so', async () => {
    const { own } = stage
    const { id } = asOne(await add({ scheduledDay: '2024-03-04', dueDay: '2024-03-18' }))
    await act('begin', own.manager, id)
    await submit(own.manager, id)
    const said = (reminders: string, version: number) =>
      stage.put('performanceReviewSettings', { ...usualReviewSettings, reminders, version }, own.admin)
    expect(codeOf(await said('early', 0))).toBe('200')
    await morning(10)
    expect((await mails(id)).map(([, subject]) => subject)).toEqual(['Due in 7 days'])
    expect(codeOf(await said('none', 1))).toBe('200')
    for (const days of [14, 17, 18]) await morning(days)
    expect(await mails(id)).toHaveLength(1)
  })

  test('nobody who has left', async () => {
    const { own } = stage
    const { id } = asOne(await add({ scheduledDay: '2024-03-04' }))
    await act('begin', own.target, id)
    await rows(stage.server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.manager.employeeId,
    ])
    await morning(17)
    expect((await mails(id)).map(([key]) => key)).toEqual([`2024-03-18 ${own.target.employeeId}`])
  })
})

describe('Of a morning those who were asked are reminded of their feedback', () => {
  const asked = async () => {
    const { own } = stage
    const { id } = asOne(await add({ scheduledDay: '2024-03-04', dueDay: '2024-03-18' }))
    await act('begin', own.manager, id)
    const people = [own.colleague, own.featureHolder, own.managerOfOthers]
    const json = { people: people.map(({ employeeId }) => employeeId) }
    expect(codeOf(await stage.ask(`performancereviews/${id}/feedback`, own.manager, { json }))).toBe('200')
    return id
  }
  const give = (id: string, by: Person, act: string) =>
    stage.ask(`performancereviews/${id}/feedback/mine`, by, { json: { act } })
  const told = async (id: string, world: World = stage.own) =>
    (await stage.mailsLike(`reviewFeedback:${id}:%`, world))
      .filter(({ subject }) => subject.includes(':'))
      .map(({ recipient, subject }) => [subject, recipient])

  test('each who has neither answered nor declined, once a day; nobody of another client', async () => {
    const { own, other } = stage
    const id = await asked()
    expect(codeOf(await give(id, own.colleague, 'submit'))).toBe('200')
    expect(codeOf(await give(id, own.featureHolder, 'decline'))).toBe('200')
    for (const days of [13, 14, 14, 17, 19]) await morning(days)
    const [{ email } = { email: '' }] = await rows<{ email: string }>(
      stage.server,
      'select email from employees where tenant_id = $1 and id = $2',
      [own.tenantId, own.managerOfOthers.employeeId],
    )
    expect((await stage.mailsLike(`reviewFeedback:${id}:%`)).length).toBe(5)
    expect(await told(id)).toEqual([
      [expect.stringMatching(/^Due in 3 days: feedback on /), email],
      [expect.stringMatching(/^Due today: feedback on /), email],
    ])
    expect(await told(id, other)).toEqual([])
  })

  test('not on the day on which they are asked', async () => {
    const id = await asked()
    await rows(stage.server, `update reviews set due_day = '2024-03-01' where id = $1`, [id])
    await morning(0)
    expect(await stage.mailsLike(`reviewFeedback:${id}:%`)).toHaveLength(3)
    expect(await told(id)).toEqual([])
    await morning(1)
    expect((await told(id)).map(([subject]) => subject)).toEqual(Array(3).fill(expect.stringMatching(/^Overdue: /)))
  })

  test('nobody who has left or has become one of the two, of a cycle that is paused, or without the module', async () => {
    const { own, server, plan } = stage
    const id = await asked()
    const recipients = async () => new Set((await told(id)).map(([, recipient]) => recipient))
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.colleague.employeeId,
    ])
    await rows(server, 'update reviews set reviewer_id = $2 where id = $1', [id, own.featureHolder.employeeId])
    await morning(14)
    expect(await recipients()).toHaveLength(1)
    await rows(server, `update reviews set cycle_id = $2 where id = $1`, [id, own.reviews.cycle])
    await rows(server, `update review_cycles set state = 'Paused', paused_day = '2024-03-01' where id = $1`, [
      own.reviews.cycle,
    ])
    await morning(17)
    expect(await told(id)).toHaveLength(1)
    await rows(server, `update reviews set cycle_id = null where id = $1`, [id])
    const modules = (change: string) =>
      rows(server, `update product_plans set modules = ${change} where id = $1`, [plan])
    await modules(`array_remove(modules, 'performanceReviews')`)
    await morning(17)
    await modules(`modules || array['performanceReviews']`)
    expect(await told(id)).toHaveLength(1)
    await morning(18)
    expect(await told(id)).toHaveLength(2)
  })

  test('by words that tell nobody who has answered, on the days the settings say', async () => {
    const { own } = stage
    const id = await asked()
    await give(id, own.colleague, 'submit')
    await stage.put('performanceReviewSettings', { ...usualReviewSettings, reminders: 'onTheDay' }, own.admin)
    for (const days of [10, 14, 17, 18]) await morning(days)
    const mails = (await stage.mailsLike(`reviewFeedback:${id}:%`)).filter(({ subject }) => subject.includes(':'))
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Due today', 'Due today'])
    const [{ name } = { name: '' }] = await rows<{ name: string }>(
      stage.server,
      'select first_name as name from employees where tenant_id = $1 and id = $2',
      [own.tenantId, own.colleague.employeeId],
    )
    for (const { body } of mails) expect(body).not.toContain(name)
  })

  test('nobody once it is closed', async () => {
    const { own } = stage
    const id = await asked()
    await stage.ask(`performancereviews/${id}/feedback/close`, own.manager, { method: 'POST' })
    await morning(17)
    expect(await told(id)).toEqual([])
  })
})
