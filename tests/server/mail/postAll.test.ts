import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TenantId } from '../../../src/domain/kernel/ids.ts'
import { postAll } from '../../../src/server/mail/post.ts'
import { Database, transactBy } from '../../../src/server/store/database.ts'
import { nobodyIn } from '../../../src/server/store/member.ts'
import { chanceFrom } from '../kit/chance.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { addTenant } from '../kit/people.ts'
import { rows } from '../world/world.ts'

let store: TestDatabase
let own: TenantId

beforeAll(async () => {
  store = await openDatabase(8)
  own = await addTenant(store, { name: 'own' })
  await rows(
    store,
    `insert into employees (tenant_id, id, first_name, email)
     select $1::uuid, gen_random_uuid(), 'P' || n, 'p' || n || '@own.example' from generate_series(1, 2500) n`,
    [own],
  )
  await rows(store, 'analyze employees')
})
afterAll(() => store.close())

test('what is posted at once is written by its keys, so that two who post the same never wait for each other', async () => {
  const { next } = chanceFrom(7)
  // Not as they are written: neither the order of the list nor that of the people decides.
  const notices = Array.from({ length: 3_000 }, (_, at) => ({
    key: `goals:${String(at).padStart(4, '0')}`,
    to: `p${next(2_600) + 1}@own.example`,
    subject: 'Said',
    text: 'Said',
    link: 'https://hr.example/goals',
  })).toReversed()
  await Effect.runPromise(
    transactBy(nobodyIn(own), postAll(notices)).pipe(Effect.provideService(Database, store.database)),
  )
  for (const table of ['notifications', 'mail.outbox']) {
    const written = await rows<{ key: string }>(store, `select key from ${table} where tenant_id = $1 order by ctid`, [
      own,
    ])
    expect(written.length).toBeGreaterThan(2_000)
    expect(written.map(({ key }) => key)).toEqual(written.map(({ key }) => key).toSorted())
  }
}, 60_000)
