import { describe, expect, test } from 'vitest'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { rows, type World } from '../world/world.ts'
import { asOne, reviewStage } from './stage.ts'

const stage = reviewStage()
const { act, add, submit } = stage
const day = 86_400_000
const start = Date.parse('2024-03-01T00:00:00Z')

/** So many days on, at 8 in the morning where the client is. */
const morning = async (days: number) => {
  const { server, own } = stage
  await server.clock?.set(start + days * day - 2 * 3_600_000)
  const tasks = reminderTasks({
    database: makeDatabase(server.connections),
    publicUrl: 'https://hr.example',
    ...(server.clock !== undefined && { clock: server.clock.clock }),
  })
  await tasks.reviewReminders?.(own.tenantId)
  await server.clock?.set(start)
}
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
  test('the reviewer on the day it begins, each who writes on the days it matters, and once a day', async () => {
    const { own, other } = stage
    const { id } = asOne(await add({ scheduledDay: '2024-03-04', dueDay: '2024-03-18' }))
    await morning(2)
    expect(await mails(id)).toEqual([])
    await morning(3)
    await morning(3)
    const [target, manager] = [own.target.employeeId, own.manager.employeeId]
    const begun = [`2024-03-04 ${manager}`, 'Begins today']
    expect(await mails(id)).toEqual([begun])
    await act('begin', own.manager, id)
    await submit(own.manager, id)
    for (const days of [13, 14, 15, 17, 18, 19]) await morning(days)
    expect(await mails(id)).toEqual([
      begun,
      [`2024-03-15 ${target}`, 'Due in 3 days'],
      [`2024-03-18 ${target}`, 'Due today'],
      [`2024-03-19 ${target}`, 'Overdue'],
    ])
    expect(await mails(id, other)).toEqual([])
  })

  test('nobody who has left', async () => {
    const { own } = stage
    const { id } = asOne(await add({ scheduledDay: '2024-03-04' }))
    await rows(stage.server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.manager.employeeId,
    ])
    await morning(3)
    expect(await mails(id)).toEqual([])
  })
})
