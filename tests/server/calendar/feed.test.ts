import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { auditOf, type Person, rows } from '../world/world.ts'
import { calendarStage, eventsIn } from './stage.ts'

const on = calendarStage()

const seen = async (by?: Person) => (await on.ask('/feed', by)).body.data as object | null
const end = (version: number, by?: Person) =>
  on.ask('/feed', by, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })
const isThere = async (address: string) => (await on.fetch(address)).status === 200

describe('the address of a feed', () => {
  test('is told once, has 256 random bits, and is kept as its hash alone', async () => {
    const made = await on.make()
    const secret = /^http:\/\/localhost:4000\/calendar\/([\w-]{64})\.ics$/.exec(made.address)?.[1] ?? ''
    expect(Buffer.from(secret, 'base64url').toString('hex', 0, 16)).toBe(on.own.tenantId.replaceAll('-', ''))
    const kept = await rows(on.server, 'select * from calendar_feeds where tenant_id = $1 and employee_id = $2', [
      on.own.tenantId,
      on.own.target.employeeId,
    ])
    expect(kept).toMatchObject([{ secret_hash: createHash('sha256').update(secret).digest('hex') }])
    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(await seen()).toEqual(made.feed)
    expect(made.feed).toMatchObject({ version: 2, fetchedUtc: null })
    const others = await Promise.all([on.own.target, on.own.colleague].map((by, at) => on.make(by, at === 0 ? 2 : 1)))
    expect(new Set([made, ...others].map(({ address }) => address.slice(-47))).size).toBe(3)
  })

  test('takes the place of the former; of two that are made at once one holds', async () => {
    const first = await on.make()
    const second = await on.make(undefined, 2)
    expect([await isThere(first.address), await isThere(second.address)]).toEqual([false, true])
    // Made on another page meanwhile.
    const late = await on.ask('/feed', undefined, { method: 'POST', json: { version: 2 } })
    expect(codeOf(late)).toBe('409 changed_meanwhile')
    expect(await isThere(second.address)).toBe(true)
  })

  test('is turned off by its person, and can be made again', async () => {
    const { address, feed } = await on.make()
    expect(codeOf(await end(1))).toBe('409 changed_meanwhile')
    expect(await isThere(address)).toBe(true)
    expect(codeOf(await end(feed.version))).toBe('200')
    expect([await isThere(address), await seen()]).toEqual([false, null])
    expect(codeOf(await end(feed.version))).toBe('404 not_found')
    const late = await on.ask('/feed', undefined, { method: 'POST', json: { version: feed.version } })
    expect(codeOf(late)).toBe('409 changed_meanwhile')
    const again = await on.make(undefined, 0)
    expect([await isThere(address), await isThere(again.address)]).toEqual([false, true])
    const lines = (await auditOf(on.server, on.own)).filter(({ kind }) => kind === 'calendarFeed')
    expect(lines).toMatchObject(
      ['created', 'removed', 'created'].map((action) => ({ action, userId: on.own.target.userId })),
    )
  })

  test('ends with its person’s leaving, for good, and with their login', async () => {
    const { target, colleague } = on.own
    const [theirs, others] = [await on.make(target), await on.make(colleague)]
    await on.set('update employees set is_active = false where id = $1', target.employeeId)
    expect([await isThere(theirs.address), await isThere(others.address)]).toEqual([false, true])
    await on.set('update employees set is_active = true where id = $1', target.employeeId)
    expect([await isThere(theirs.address), await seen()]).toEqual([false, null])
    await on.set('delete from memberships where user_id = $1', colleague.userId)
    expect(await isThere(others.address)).toBe(false)
  })

  test('rests while the client is closed', async () => {
    const { address } = await on.make()
    await on.set(`update tenants set status = 'Inactive' where id = $1`, on.own.tenantId)
    expect(await isThere(address)).toBe(false)
    await on.set(`update tenants set status = 'Active' where id = $1`, on.own.tenantId)
    expect(await isThere(address)).toBe(true)
  })

  test('that does not hold is told nothing, whatever is wrong with it', async () => {
    const { address } = await on.make()
    const other = (await on.ask('/feed', on.other.target, { method: 'POST', json: { version: 1 } }, on.other)).body
      .data as { readonly address: string }
    const secret = address.slice(-68, -4)
    const theirs = other.address.slice(-68, -4)
    const isOwn = Buffer.from(secret, 'base64url').subarray(0, 16)
    const moved = Buffer.concat([isOwn, Buffer.from(theirs, 'base64url').subarray(16)]).toString('base64url')
    const answers = await Promise.all(
      [
        moved,
        'A'.repeat(64),
        `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
        `${secret}A`,
        'x',
        '%00',
        '',
      ].map((one) => on.server.ask(`/calendar/${one}.ics`, { tenantId: null })),
    )
    for (const answer of answers) expect(codeOf(answer)).toBe('404 not_found')
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await isThere(other.address)).toBe(true)
  })

  test('stands in no line of the log', async () => {
    const { address } = await on.make()
    await on.fetch(address)
    await on.fetch(`${address.slice(0, -6)}AA.ics`)
    const log = JSON.stringify(on.server.logLines())
    expect(log).toContain('/calendar/:file')
    expect(log).not.toContain(address.slice(-60, -10))
  })
})

describe('what a program fetches', () => {
  test('is a calendar of whole days and of meetings that others may keep, but not share', async () => {
    await on.fill()
    const { address } = await on.make()
    const { status, headers, text } = await on.fetch(address)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).toContain('X-WR-TIMEZONE:Australia/Sydney')
    expect(text).toContain('DTSTART;VALUE=DATE:20240314')
    expect(text).toContain('DTSTART:20240304T223000Z')
    // A day that something is due takes nobody's time.
    expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(5)
    const events = eventsIn(text)
    expect(events).toHaveLength(6)
    for (const { url } of events) expect(url).toMatch(/^http:\/\/localhost:4000\/\w/)
    // The same events wherever they have moved to.
    await on.set(`update goals set due_date = '2024-05-01' where id = $1`, on.own.goal)
    const later = eventsIn((await on.fetch(address)).text)
    expect(later.map(({ uid }) => uid).toSorted()).toEqual(events.map(({ uid }) => uid).toSorted())
  })

  test('says no more than the page: no notes, no wishes, no pay', async () => {
    await on.fill()
    await on.set(`update goals set description = 'secret goal note' where id = $1`, on.own.goal)
    await on
      .set(`update check_ins set note = 'secret check-in note' where id = $1`, on.own.checkIns.single)
      .catch(() => {})
    const { text } = await on.fetch((await on.make()).address)
    expect(text).not.toContain('secret')
  })

  test('reaches from three months back to eighteen ahead', async () => {
    await on.fill()
    const { address } = await on.make()
    const due = async (day: string) => {
      await on.set('update goals set due_date = $2 where id = $1', on.own.goal, day)
      return eventsIn((await on.fetch(address)).text).some(({ summary }) => summary.startsWith('Goal'))
    }
    expect([await due('2023-11-30'), await due('2023-12-01')]).toEqual([false, true])
    expect([await due('2025-09-01'), await due('2025-09-02')]).toEqual([true, false])
  })

  test('is not sent again while nothing has changed', async () => {
    await on.fill()
    const { address } = await on.make()
    const etag = (await on.fetch(address)).headers.get('etag') ?? ''
    await on.server.clock?.set(Date.parse('2024-03-01T06:00:00Z'))
    const again = await on.fetch(address, { 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    await on.set(`update goals set title = 'Another' where id = $1`, on.own.goal)
    expect((await on.fetch(address, { 'if-none-match': etag })).status).toBe(200)
  })

  test('leaves when it was fetched, to within some minutes', async () => {
    const { address } = await on.make()
    await on.fetch(address)
    expect(await seen()).toMatchObject({ fetchedUtc: '2024-03-01T00:00:00.000Z' })
    await on.server.clock?.set(Date.parse('2024-03-01T00:04:00Z'))
    await on.fetch(address)
    expect(await seen()).toMatchObject({ fetchedUtc: '2024-03-01T00:00:00.000Z' })
    await on.server.clock?.set(Date.parse('2024-03-01T00:06:00Z'))
    await on.fetch(address)
    expect(await seen()).toMatchObject({ fetchedUtc: '2024-03-01T00:06:00.000Z' })
  })

  test('comes only so often', async () => {
    const [mine, others] = [await on.make(), await on.make(on.own.colleague)]
    const statuses: number[] = []
    for (let time = 0; time < 70; time++) statuses.push((await on.fetch(mine.address)).status)
    expect(statuses.slice(0, 60)).not.toContain(429)
    expect(statuses).toContain(429)
    expect(await isThere(others.address)).toBe(true)
  })
})

test('who guesses is told to wait', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 8; time++) {
    const guesses = Array.from({ length: 50 }, () =>
      on.server.ask(`/calendar/${'A'.repeat(64)}.ics`, { tenantId: null }),
    )
    for (const { status } of await Promise.all(guesses)) statuses.add(status)
  }
  expect(statuses).toEqual(new Set([404, 429]))
})
