import { describe, expect, test } from 'vitest'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { type Person, rows, stateOf, type World } from '../world/world.ts'
import { asOne, asRows, checkInStage } from './stage.ts'

const stage = checkInStage()
const { add, addSeries, ask, changeSeries, one, write } = stage
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
  await tasks.checkInReminders?.(own.tenantId)
  await server.clock?.set(start)
}
const leaves = (id: string, by: World = stage.own) =>
  rows(stage.server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [by.tenantId, id])
const mails = (world: World = stage.own) =>
  rows<{ readonly key: string; readonly recipient: string; readonly subject: string; readonly body: string }>(
    stage.server,
    `select key, recipient, subject, body from mail.outbox where tenant_id = $1 and key like 'checkIn%' order by key`,
    [world.tenantId],
  )
const ofSeries = async () =>
  (await stage.listed(stage.own.admin)).filter(({ name }) => name === 'Fortnightly 1:1').map(({ number }) => number)
const startSeries = async (over: object = {}) => String(asRows(await addSeries(over, stage.own.admin))[0]?.id)

describe('A series, of a morning', () => {
  test('goes on; however often it runs, each is there once', async () => {
    await startSeries()
    expect(await ofSeries()).toEqual([0, 1, 2, 3, 4, 5])
    await morning(8)
    await morning(8)
    expect(await ofSeries()).toEqual([0, 1, 2, 3, 4, 5, 6])
    const before = await stateOf(stage.server, [stage.own])
    await morning(8)
    expect(await stateOf(stage.server, [stage.own])).toBe(before)
  })

  test('one that ends in half a year goes on until then', async () => {
    const id = await startSeries()
    await changeSeries(id, { kind: 'end', day: '2024-05-21' }, stage.own.manager)
    expect(await ofSeries()).toEqual([0, 1, 2, 3, 4, 5])
    await morning(200)
    expect(await ofSeries()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('ends when its person leaves: what lies behind and what was written in stays', async () => {
    const { own } = stage
    await startSeries()
    const list = (await stage.listed(own.admin)).filter(
      ({ number, seriesId }) => number !== null && seriesId !== own.checkIns.series,
    )
    const fourth = String(list.find(({ number }) => number === 3)?.id)
    await write('notes', 'Keep this', 0, own.manager, fourth)
    await leaves(own.target.employeeId)
    await morning(8)
    expect(await ofSeries()).toEqual([0])
    expect(await one(own.admin, fourth)).toMatchObject({ status: 'Skipped', texts: [{ text: 'Keep this' }] })
    await morning(40)
    expect(await ofSeries()).toEqual([0])
  })

  test('whose reviewer has left goes on with the manager of the employee, who has prepared nothing', async () => {
    const { own } = stage
    const id = await startSeries({ reviewerId: own.colleague.employeeId })
    const prepare = (by: Person, version: number) =>
      ask(`checkIns/${id}/act`, by, { json: { version, action: 'prepare', reason: '' } })
    await prepare(own.colleague, 1)
    expect(asOne(await prepare(own.target, 2)).status).toBe('PreparedByBoth')
    await leaves(own.colleague.employeeId)
    await morning(3)
    expect(await one(own.manager, id)).toMatchObject({
      reviewer: { id: own.manager.employeeId },
      status: 'PreparedByOne',
    })
    expect(await ofSeries()).toHaveLength(6)
  })

  test('whose reviewer has left, where nobody else is above, ends', async () => {
    const { own } = stage
    await startSeries()
    await leaves(own.manager.employeeId)
    await morning(8)
    expect(await ofSeries()).toEqual([0])
  })
})

describe('A check-in by itself, of a morning', () => {
  test('does not take place when its person has left, and is the manager’s when its reviewer has', async () => {
    const { own } = stage
    const single = asOne(await add({ reviewerId: own.colleague.employeeId }, own.admin))
    const past = asOne(await add({ reviewerId: own.colleague.employeeId, day: '2024-03-02' }, own.admin))
    await leaves(own.colleague.employeeId)
    await morning(3)
    expect((await one(own.admin, single.id)).reviewer.id).toBe(own.manager.employeeId)
    expect((await one(own.admin, past.id)).reviewer.id).toBe(own.colleague.employeeId)
    await leaves(own.target.employeeId)
    await morning(3)
    expect((await one(own.admin, single.id)).status).toBe('Skipped')
    expect((await one(own.admin, past.id)).status).toBe('Scheduled')
  })
})

describe('Told of a morning', () => {
  test('both, on its day, where and when; the reviewer on the day after, until it is held; each once', async () => {
    const { own, other } = stage
    const { id } = asOne(await add({ locationId: own.items.meetingLocations }))
    await morning(3)
    expect(await mails()).toEqual([])
    await morning(4)
    await morning(4)
    const coming = await mails()
    expect(coming.map(({ key }) => key)).toEqual(
      [own.target, own.manager].map(({ employeeId }) => `checkInComing:${id}:2024-03-05:${employeeId}`).toSorted(),
    )
    expect(coming[0]?.subject).toMatch(/^Today at 09:30: Fortnightly 1:1 with (?:Max|Eve) /)
    expect(coming[0]?.body).toContain(`https://hr.example/checkIn/${id}`)
    expect(coming[0]?.body).toContain(`(${own.canary})`)
    await morning(5)
    await morning(5)
    const past = (await mails()).filter(({ key }) => key.startsWith('checkInPast'))
    expect(past.map(({ key }) => key)).toEqual([`checkInPast:${id}:2024-03-06:${own.manager.employeeId}`])
    expect(await mails(other)).toEqual([])
  })

  test('nobody of one that was held; nobody who has left', async () => {
    const { own } = stage
    const { id } = asOne(await add())
    await leaves(own.colleague.employeeId)
    await ask(`checkIns/${id}/act`, own.manager, { json: { version: 1, action: 'hold', reason: '' } })
    await morning(4)
    await morning(5)
    expect(await mails()).toEqual([])
  })
})
