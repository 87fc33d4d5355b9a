import { Effect } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import type { PolicyComplianceCounts, RemindersSent } from '../../../src/domain/policies/nouns.ts'
import { remindBySchedule } from '../../../src/server/policies/reminding/reminding.ts'
import { Database } from '../../../src/server/store/database.ts'
import { newId } from '../kit/people.ts'
import { type Ask, serverForTest, type TestServer } from '../kit/server.ts'
import { forgetTold } from '../kit/told.ts'
import { addPlan, auditOf, makeWorld, rows, textOf, type World } from '../world/world.ts'

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

const ask = (rest: string, asked: Ask = {}) =>
  server.ask(`/api/${own.tenantId}/${rest}`, { as: own.admin.userId, ...asked })

const zone = 'Australia/Brisbane'
const today = (days = 0) => dayIn(zone, Date.now() + days * 86_400_000)

/** A policy in force that binds the two, due on a day. */
const due = async (dueDay: string | null, remindEveryDays: number | null = null): Promise<string> => {
  const id = newId()
  await ask('hrDocuments', { json: { id, title: 'Heat', category: null, content: textOf('Drink water.') } })
  await ask(`hrDocuments/${id}/settings`, {
    method: 'PUT',
    json: {
      version: 1,
      isArchived: false,
      settings: {
        relevantParties: {
          all: false,
          employeeIds: [own.target.employeeId, own.colleague.employeeId],
          departmentIds: [],
          positionTitles: [],
          tags: [],
        },
        dueDay,
        dueInDays: null,
        remindEveryDays,
        tellManagerAfterDays: null,
        renewEveryMonths: null,
      },
    },
  })
  await ask(`hrDocuments/${id}/review`, { json: { outcome: 'substantive', changeNote: '', version: 1 } })
  // As if it had come out a month ago: otherwise nobody could be late yet.
  await rows(server, `update hr_documents set agree_from_utc = now() - interval '30 days' where id = $1`, [id])
  await rows(server, `update hr_document_bindings set since_utc = now() - interval '30 days' where document_id = $1`, [
    id,
  ])
  return id
}

const remind = async (id: string) =>
  (await ask(`hrDocuments/${id}/remind`, { method: 'POST' })).body.data as RemindersSent

const outbox = () =>
  rows<{ readonly key: string; readonly recipient: string; readonly subject: string; readonly body: string }>(
    server,
    'select key, recipient, subject, body from mail.outbox where tenant_id = $1 order by recipient, key',
    [own.tenantId],
  )

const scheduled = () =>
  Effect.runPromise(
    Effect.provideService(remindBySchedule(own.tenantId, 'http://localhost:4000'), Database, server.database),
  )

describe('POST hrDocuments/{id}/remind', () => {
  it('everybody who is late gets one message with a link to the policy; it is stamped and written down', async () => {
    const id = await due(today(-3))
    expect(await remind(id)).toEqual({ sent: 2, alreadyReminded: 0, withoutAddress: 0 })
    const letters = await outbox()
    expect(letters.map(({ recipient }) => recipient)).toEqual([
      `cleo@${own.canary}.example`,
      `eve@${own.canary}.example`,
    ])
    expect(letters[1]).toMatchObject({
      key: `policyReminder:${id}:1:${own.target.employeeId}:${today()}`,
      subject: 'Policy to read and agree to: Heat',
    })
    expect(letters[1]?.body).toContain(`http://localhost:4000/hrDocuments/${id}`)
    expect(letters[1]?.body).toContain('Was due on')
    const stamped = await rows(
      server,
      'select 1 as one from hr_document_bindings where document_id = $1 and last_reminder_utc is not null',
      [id],
    )
    expect(stamped).toHaveLength(2)
    expect((await auditOf(server, own)).at(-1)).toMatchObject({ action: 'reminded', kind: 'hrDocument', id })
  })

  it('pressed twice at once there is one message about each duty', async () => {
    const id = await due(today(-3))
    const answers = await Promise.all([remind(id), remind(id), remind(id)])
    expect(answers.reduce((sum, { sent }) => sum + sent, 0)).toBe(2)
    expect(answers.reduce((sum, { alreadyReminded }) => sum + alreadyReminded, 0)).toBe(4)
    expect(await outbox()).toHaveLength(2)
  })

  it('a person who has agreed is not written to, and one who has no address is counted', async () => {
    const id = await due(today(-3))
    await ask(`hrDocuments/${id}/agree`, { as: own.colleague.userId, json: { versionNo: 1 } })
    await rows(server, `update employees set email = '' where id = $1`, [own.target.employeeId])
    expect(await remind(id)).toEqual({ sent: 0, alreadyReminded: 0, withoutAddress: 1 })
    expect(await outbox()).toEqual([])
  })

  it('how many it would reach is counted before: not who has no address, nor who was reminded today', async () => {
    const toRemind = async (id: string) =>
      ((await ask(`hrDocuments/${id}/compliance/counts`)).body.data as PolicyComplianceCounts).toRemind
    const id = await due(today(-3))
    expect(await toRemind(id)).toBe(2)
    await rows(server, `update employees set email = '' where id = $1`, [own.target.employeeId])
    expect(await toRemind(id)).toBe((await remind(id)).sent)
    expect(await toRemind(id)).toBe(0)
  })

  it('nobody is late on the due day, nor without one', async () => {
    expect(await remind(await due(today()))).toEqual({ sent: 0, alreadyReminded: 0, withoutAddress: 0 })
    expect(await remind(await due(null))).toEqual({ sent: 0, alreadyReminded: 0, withoutAddress: 0 })
  })

  it('a policy that asks nobody, because it is a draft, is refused; one of another tenant is not there', async () => {
    const answer = await ask(`hrDocuments/${own.policyDraft}/remind`, { method: 'POST' })
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([422, 'not_published'])
    expect((await ask(`hrDocuments/${other.policy}/remind`, { method: 'POST' })).status).toBe(404)
    expect((await ask(`hrDocuments/${own.policy}/remind`, { method: 'POST', as: own.target.userId })).status).toBe(403)
  })
})

describe('by the rhythm of a policy', () => {
  const lastReminded = (id: string, daysAgo: number) =>
    rows(
      server,
      `update hr_document_bindings set last_reminder_utc = now() - make_interval(days => $2::int) where document_id = $1`,
      [id, daysAgo],
    )
  const forgetMail = () => forgetTold(server, own.tenantId)

  it('from the due day on, and not before; without a rhythm never', async () => {
    await due(today(1), 7)
    await due(today(-3), null)
    await due(null, 7)
    expect((await scheduled()).sent).toBe(0)
    const id = await due(today(), 7)
    expect((await scheduled()).sent).toBe(2)
    expect((await outbox()).every(({ key }) => key.includes(id))).toBe(true)
    expect((await outbox())[0]?.body).toContain('Due on')
  })

  it('again after so many days and not one earlier, and never twice on a day, no matter who sends it', async () => {
    const id = await due(today(-10), 7)
    await lastReminded(id, 6)
    expect((await scheduled()).sent).toBe(0)
    await lastReminded(id, 7)
    expect((await scheduled()).sent).toBe(2)
    expect((await scheduled()).sent).toBe(0)
    expect(await remind(id)).toMatchObject({ sent: 0, alreadyReminded: 2 })
    await forgetMail()
    expect((await scheduled()).sent).toBe(0)
  })

  it('two at once send one message about each duty', async () => {
    await due(today(-10), 7)
    const both = await Promise.all([scheduled(), scheduled()])
    expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(2)
    expect(await outbox()).toHaveLength(2)
  })

  it('concerns its own tenant alone', async () => {
    await due(today(-10), 7)
    await scheduled()
    expect(await rows(server, 'select 1 as one from mail.outbox where tenant_id = $1', [other.tenantId])).toEqual([])
  })
})
