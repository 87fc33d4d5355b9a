import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Pace, startMailWorker } from '../../../src/server/mail/mailWorker.ts'
import { type Deliver, type Message, Undeliverable } from '../../../src/server/mail/message.ts'
import { postBy } from '../../../src/server/mail/post.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import type { WorkLoop } from '../../../src/server/workLoop.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { aMailServer, until } from '../kit/mailServer.ts'
import { addTenant, newId } from '../kit/people.ts'
import { rows } from '../world/world.ts'

let database: TestDatabase
let workers: WorkLoop[]
let events: string[]

beforeEach(async () => {
  database = await openDatabase(6)
  workers = []
  events = []
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await database.close()
})

const sql = () => identitySql(database.connections)
const quick: Partial<Pace> = { lookMs: 10, retryMs: 40 }

const carrying = (deliver: Deliver, pace: Partial<Pace> = {}) =>
  workers.push(
    startMailWorker({ sql: sql(), deliver, log: (_level, event) => events.push(event), pace: { ...quick, ...pace } }),
  )

const aMessage = (over: Partial<Message> = {}) => ({
  to: 'eve@banksia.example',
  subject: 'Hello',
  text: 'A link',
  ...over,
})
const post = (over: Partial<Message> = {}, key: string = crypto.randomUUID(), tenantId: string | null = null) =>
  postBy(sql(), { tenantId, key, ...aMessage(over) })

const stored = () =>
  rows<{ sent: boolean; failed: boolean; body: string; attempts: number }>(
    database,
    `select sent_utc is not null as sent, failed_utc is not null as failed, body, attempts from mail.outbox order by created_utc`,
  )

describe('a message', () => {
  it('for an address under .invalid, which is nobody’s, is not written at all', async () => {
    for (const to of ['ivy@abc.invalid', 'IVY@ABC.INVALID', 'ivy@invalid.example']) await post({ to })
    expect(await stored()).toHaveLength(1)
  })

  it('is taken once, however many couriers there are, and its text is not kept', async () => {
    const delivered: string[] = []
    for (let i = 0; i < 40; i += 1) await post({ subject: `No ${i}` })
    for (let i = 0; i < 4; i += 1) {
      carrying(async ({ subject }) => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        delivered.push(subject)
      })
    }
    await until(async () => (await stored()).every(({ sent }) => sent))
    expect(delivered.toSorted()).toEqual(Array.from({ length: 40 }, (_, i) => `No ${i}`).toSorted())
    expect(new Set((await stored()).map(({ body, attempts }) => `${body}|${attempts}`))).toEqual(new Set(['|1']))
  })

  it('of a client that has not gone live waits, but for what is sent by hand; those of others leave', async () => {
    const [held, live] = [await addTenant(database, { name: 'Held' }), await addTenant(database, { name: 'Live' })]
    await rows(database, 'insert into mail.senders (tenant_id, held_since_utc) values ($1, now())', [held])
    await post({ subject: 'Waits' }, 'waits', held)
    await post({ subject: 'By hand' }, 'by hand', held)
    await rows(database, `update mail.outbox set is_released = true where key = 'by hand'`)
    await post({ subject: 'Leaves' }, 'leaves', live)
    await post({ subject: 'Of nobody' }, 'of nobody', null)
    const delivered: string[] = []
    carrying(async ({ subject }) => {
      delivered.push(subject)
    })
    await until(() => delivered.length === 3)
    expect(delivered.toSorted()).toEqual(['By hand', 'Leaves', 'Of nobody'])
    await rows(database, 'update mail.senders set held_since_utc = null')
    await until(() => delivered.length === 4)
    expect(delivered).toContain('Waits')
  })

  it('of one key is sent once in a tenant, and once more in another', async () => {
    const [one, other] = [await addTenant(database, { name: 'One' }), await addTenant(database, { name: 'Other' })]
    const delivered: string[] = []
    for (const tenantId of [one, one, other, null, null]) await post({}, 'reminder:7:2026-11-21', tenantId)
    carrying(async ({ id }) => void delivered.push(id))
    await until(async () => (await stored()).every(({ sent }) => sent))
    await post({}, 'reminder:7:2026-11-21', one)
    expect(delivered).toHaveLength(3)
    expect(await stored()).toHaveLength(3)
  })

  it('that could not be delivered is tried again, later each time, with the same id', async () => {
    const seen: Array<{ id: string; at: number }> = []
    await post()
    carrying(async ({ id }) => {
      seen.push({ id, at: Date.now() })
      if (seen.length < 3) throw new Error('not now')
    })
    await until(async () => (await stored()).every(({ sent }) => sent))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
    const [first = 0, second = 0, third = 0] = seen.map(({ at }) => at)
    expect(second - first).toBeGreaterThanOrEqual(38)
    expect(third - second).toBeGreaterThanOrEqual(156)
    expect(events).toEqual(['mail.notDelivered', 'mail.notDelivered', 'mail.delivered'])
  })

  it.each<[string, Error, Partial<Pace>]>([
    ['that is refused for good', new Undeliverable('no such mailbox'), {}],
    ['that was tried long enough', new Error('not now'), { patienceMs: -1 }],
  ])('%s is given up, and its text is not kept', async (_, failure, pace) => {
    await post()
    carrying(() => Promise.reject(failure), pace)
    await until(() => events.includes('mail.givenUp'))
    await until(async () => (await stored()).every(({ failed }) => failed))
    expect(await stored()).toEqual([{ sent: false, failed: true, body: '', attempts: 1 }])
  })

  it('in the hands of a courier that died is carried by the next one when its time is over, and not before', async () => {
    await post()
    const takenAt = Date.now()
    await rows(database, `update mail.outbox set attempts = 1, due_utc = clock_timestamp() + interval '400 ms'`)
    let deliveredAt = 0
    carrying(async () => {
      deliveredAt = Date.now()
    })
    await until(async () => (await stored()).every(({ sent }) => sent))
    expect(deliveredAt - takenAt).toBeGreaterThanOrEqual(399)
    expect((await stored())[0]?.attempts).toBe(2)
  })

  it('whose delivery hangs holds up no other for longer than its own time', async () => {
    const delivered: string[] = []
    await post({ subject: 'hangs' })
    await post({ subject: 'goes' })
    carrying(
      ({ subject }) => {
        delivered.push(subject)
        return subject === 'hangs' ? new Promise(() => undefined) : Promise.resolve()
      },
      { leaseMs: 200 },
    )
    await until(() => events.includes('mail.notDelivered') && events.includes('mail.delivered'))
    expect(delivered.slice(0, 2).toSorted()).toEqual(['goes', 'hangs'])
  })

  it('is gone with the transaction it belongs to', async () => {
    await expect(
      sql().transaction(async (tx) => {
        await postBy(tx, { tenantId: null, key: newId(), ...aMessage() })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow()
    expect(await stored()).toEqual([])
  })
})

describe('a mail server', () => {
  it('gets the message with its sender, its recipient alone, and no header that was smuggled in', async () => {
    const server = await aMailServer()
    await post({
      to: 'eve@banksia.example',
      subject: 'Héllo\r\nBcc: spy@evil.example',
      text: 'Grüße\n.\nhttps://x.example',
    })
    carrying(server.delivers())
    await until(() => server.received.length > 0)
    await until(async () => (await stored()).every(({ sent }) => sent))
    await server.stop()
    expect(server.received).toHaveLength(1)
    const [{ from, to, raw: text } = { from: '', to: [], raw: '' }] = server.received
    expect([from, to]).toEqual(['tenure@hr.example', ['eve@banksia.example']])
    expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
    expect(text).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(text).toMatch(/^Message-ID: <[\w-]+@hr\.example>/im)
  })

  it('gets it in the name of the client, with the address replies go to, from the address of the installation', async () => {
    const server = await aMailServer()
    const client = await addTenant(database, { name: 'Banksia' })
    await rows(database, `insert into mail.senders (tenant_id, sender_name, reply_to) values ($1, $2, $3)`, [
      client,
      'Banksia, People',
      'people@banksia.example',
    ])
    await post({}, 'of a client', client)
    carrying(server.delivers({ from: 'Tenure <tenure@hr.example>' }))
    await until(() => server.received.length > 0)
    await server.stop()
    expect(server.received[0]?.from).toBe('tenure@hr.example')
    expect(server.received[0]?.raw).toMatch(/^From: "Banksia, People" <tenure@hr\.example>/m)
    expect(server.received[0]?.raw).toMatch(/^Reply-To: people@banksia\.example/m)
  })

  it('that is down gets everything when it is back, each message once', async () => {
    const before = await aMailServer()
    await before.stop()
    for (let i = 0; i < 12; i += 1) await post({ subject: `No ${i}` })
    carrying(before.delivers())
    carrying(before.delivers())
    await until(() => events.filter((event) => event === 'mail.notDelivered').length >= 12)
    const after = await aMailServer(before.port)
    await until(async () => (await stored()).every(({ sent }) => sent))
    await after.stop()
    const subjects = after.received.map(({ mail }) => mail.subject)
    expect(subjects.toSorted()).toEqual(Array.from({ length: 12 }, (_, i) => `No ${i}`).toSorted())
  })

  it('that knows no such mailbox is not asked again', async () => {
    const server = await aMailServer()
    await post({ to: 'nobody@banksia.example' })
    carrying(server.delivers())
    await until(() => events.includes('mail.givenUp'))
    await until(async () => (await stored()).every(({ failed }) => failed))
    await server.stop()
    expect(await stored()).toMatchObject([{ attempts: 1, failed: true }])
  })
})
