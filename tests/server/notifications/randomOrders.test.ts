import { Clock, Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TenantId } from '../../../src/domain/kernel/ids.ts'
import { type Delivery, deliveries } from '../../../src/domain/kernel/letters.ts'
import { startMailWorker } from '../../../src/server/mail/mailWorker.ts'
import type { Letter } from '../../../src/server/mail/message.ts'
import { postAll } from '../../../src/server/mail/post.ts'
import { morningOfNotifications } from '../../../src/server/notifications/digests.ts'
import { Database, transactBy } from '../../../src/server/store/database.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { nobodyIn } from '../../../src/server/store/member.ts'
import { chanceFrom } from '../kit/chance.ts'
import { clockAt } from '../kit/clock.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { until } from '../kit/mailServer.ts'
import { addTenant } from '../kit/people.ts'
import { rows } from '../world/world.ts'

/**
 * What happens to a matter, in 10,000 orders: it is told again and again, by two servers at once of which one may end before it
 * is done; its person chooses anew how they are told, and reads; days pass; the mail server refuses for a while, and who
 * carries the mail ends before it has said that it is gone.
 */
const kinds = ['goals', 'praise', 'review', 'assetGiven'] as const
const people = 2_500
const rounds = 6
const publicUrl = 'https://hr.example'
const day = 24 * 3_600_000
const start = Date.parse('2026-03-02T21:00:00.000Z')

const { next, oneOf } = chanceFrom(18)

let store: TestDatabase
let own: TenantId
let other: TenantId
/** By where they stand in the list: the id and the address. */
let persons: ReadonlyArray<{ readonly id: string; readonly email: string }>

const staffed = async (name: string, count: number) => {
  const tenantId = await addTenant(store, { name })
  await rows(
    store,
    `with made as (
       insert into employees (tenant_id, id, first_name, email)
       select $1::uuid, gen_random_uuid(), 'P' || n, 'p' || n || '@${name}.example' from generate_series(1, $2::int) n
       returning id)
     insert into memberships (tenant_id, user_id, employee_id) select $1::uuid, gen_random_uuid(), id from made`,
    [tenantId, count],
  )
  return tenantId
}

beforeAll(async () => {
  store = await openDatabase(8)
  own = await staffed('own', people)
  other = await staffed('other', 20)
  persons = await rows(store, 'select id::text, email from employees where tenant_id = $1 order by email', [own])
})
afterAll(() => store.close())

interface Matter {
  readonly person: number
  readonly kind: (typeof kinds)[number]
}
const nameOf = ({ person, kind }: Matter) => `Matter ${person} of ${kind}.`
const noticeOf = (matter: Matter, to = persons[matter.person]?.email ?? '') => ({
  key: `${matter.kind}:${matter.person}`,
  to,
  subject: nameOf(matter),
  text: `Hello,\n\n${nameOf(matter)}`,
  link: `${publicUrl}/goal/${matter.person}`,
})

const told = (tenantId: TenantId, notices: Parameters<typeof postAll>[0], ends: boolean) =>
  Effect.runPromise(
    Effect.ignore(
      transactBy(
        nobodyIn(tenantId),
        Effect.andThen(postAll(notices), ends ? Effect.fail('the server ends') : Effect.void),
      ).pipe(Effect.provideService(Database, store.database)),
    ),
  )

const digested = (now: number) =>
  Effect.runPromise(
    morningOfNotifications({ tenantId: own, company: 'Own', timeZone: 'UTC', publicUrl }).pipe(
      Effect.provideService(Database, store.database),
      Effect.provideService(Clock.Clock, clockAt(now)),
    ),
  )

const accepted: Letter[] = []
/** The mail server: by chance it refuses for now. */
const deliver = async (letter: Letter) => {
  if (next(10) === 0) throw new Error('451 not now')
  accepted.push(letter)
}

/** By chance it ends before it has written down that a message is gone; another takes the message up again. */
const carried = async () => {
  const sql = identitySql(store.connections)
  const query: typeof sql.query = (text, params) =>
    text.includes('set sent_utc') && next(20) === 0
      ? Promise.reject(new Error('the server ends'))
      : sql.query(text, params)
  const start = () =>
    startMailWorker({ sql: { query }, deliver, log: () => {}, pace: { lookMs: 5, retryMs: 5, leaseMs: 300 } })
  const workers = [start(), start()]
  try {
    await until(async () => {
      const [left] = await rows<{ count: number }>(
        store,
        'select count(*)::int as count from mail.outbox where sent_utc is null',
      )
      return left?.count === 0
    }, 60_000)
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

test('in 10,000 orders of events and restarts nothing is told or sent twice, and nothing is lost', async () => {
  const matters: ReadonlyArray<Matter> = persons.flatMap((_, person) => kinds.map((kind) => ({ person, kind })))
  expect(matters).toHaveLength(10_000)
  const wanted = new Map<string, Delivery>()
  for (let round = 0; round < rounds; round += 1) {
    const now = start + (round >> 1) * day
    const some = () => matters.filter(() => next(3) === 0).map((matter) => noticeOf(matter))
    // The last round leaves nothing untold.
    const isLast = round === rounds - 1
    const all = isLast ? matters.map((matter) => noticeOf(matter)) : some()
    await Promise.all([told(own, all, !isLast && next(3) === 0), told(own, some(), next(3) === 0)])
    const choices = matters
      .filter(() => next(6) === 0)
      .map(({ person, kind }) => ({ person: persons[person]?.id, kind, delivery: oneOf(deliveries) }))
    await rows(
      store,
      `insert into notification_choices (tenant_id, employee_id, kind, delivery)
       select $1::uuid, c.person, c.kind, c.delivery
       from jsonb_to_recordset($2::text::jsonb) as c (person uuid, kind text, delivery text)
       on conflict (tenant_id, employee_id, kind) do update set delivery = excluded.delivery`,
      [own, JSON.stringify(choices)],
    )
    await rows(
      store,
      `update notifications set read_utc = now()
       where tenant_id = $1 and read_utc is null and employee_id = any($2::text[]::uuid[])`,
      [own, persons.filter(() => next(8) === 0).map(({ id }) => id)],
    )
    if (next(2) === 0 || isLast) await Promise.all([digested(now), digested(now)])
    if (next(2) === 0 || isLast) await carried()
  }
  const stored = await rows<{ key: string; delivery: Delivery; isRead: boolean; isDigested: boolean }>(
    store,
    `select key, delivery, read_utc is not null as "isRead", digested_utc is not null as "isDigested"
     from notifications where tenant_id = $1`,
    [own],
  )
  for (const { key, delivery } of stored) wanted.set(key, delivery)
  expect([stored.length, wanted.size]).toEqual([10_000, 10_000])
  // What the mail server was given a second time it can tell by the id.
  const letters = [...new Map(accepted.map((letter) => [letter.id, letter])).values()]
  expect(accepted.length).toBeGreaterThan(letters.length)
  const mailsOf = new Map<string, number>()
  for (const { text } of letters)
    for (const [name] of text.matchAll(/Matter \d+ of \w+\./g)) mailsOf.set(name, (mailsOf.get(name) ?? 0) + 1)
  const wrong = stored.filter(({ key, delivery, isRead, isDigested }) => {
    const [kind, person] = key.split(':')
    const mails = mailsOf.get(nameOf({ kind, person: Number(person) } as Matter)) ?? 0
    if (delivery === 'mail') return mails !== 1
    if (delivery === 'digest') return mails > 1 || !isDigested || (mails === 0 && !isRead)
    return mails !== 0
  })
  expect(wrong).toEqual([])
  expect(new Set(stored.map(({ delivery }) => delivery))).toEqual(new Set(deliveries))
  expect(await rows(store, 'select from notifications where tenant_id = $1', [other])).toEqual([])
}, 180_000)
