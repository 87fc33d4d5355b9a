import { describe, expect, test } from 'vitest'
import { rows, type World } from '../world/world.ts'
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
