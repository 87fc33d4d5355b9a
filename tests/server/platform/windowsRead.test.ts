import { Effect } from 'effect'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TenantSql } from '../../../src/server/store/database.ts'
import { type Order, type Reading, windowStatement } from '../../../src/server/store/windows.ts'
import { asOwner, openDatabase, type TestDatabase } from '../kit/database.ts'
import { addMember, addTenant } from '../kit/people.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openDatabase(2)
})
afterAll(() => store.close())

const order: Order = { name: 'id', keys: [{ sql: 'd.id', kind: 'id' }], isDescending: false }
const reading: Reading = { order, limit: 10, skip: 0, beyond: null, isBackwards: false }

/** How many rows of a table a window of ten has read, of so many of this client and as many of another, as large as PostgreSQL knows. */
const rowsReadOf = async (count: number): Promise<number> => {
  const ours = await addMember(store, await addTenant(store, { name: 'Banksia Ridge' }))
  const theirs = await addMember(store, await addTenant(store, { name: 'Tidewater' }))
  const fill = Effect.flatMap(
    TenantSql,
    (sql) => sql`
      insert into departments (tenant_id, id, name)
      select ${sql.tenantId}::uuid, gen_random_uuid(), 'No. ' || n from generate_series(1, ${count}::int) n`,
  )
  const read = Effect.flatMap(TenantSql, (sql) =>
    Effect.gen(function* () {
      const [window] = yield* windowStatement(sql, reading, {
        keys: sql`select d.id as k1, d.id from departments d where d.tenant_id = ${sql.tenantId}::uuid order by d.id`,
        row: sql`d.name`,
        of: ['departments', 'd'],
      })
      expect(window).toMatchObject({ found: 11 })
      const [counted] = yield* sql<{ readonly read: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'departments'`
      return counted?.read ?? Number.NaN
    }),
  )
  for (const member of [ours, theirs]) await Effect.runPromise(store.database.withTenant(member, fill))
  await asOwner(store, 'analyze departments')
  return Effect.runPromise(store.database.withTenant(ours, read))
}

it('a window reads the rows it shows, however many there are', async () => {
  expect(await rowsReadOf(5_000)).toBeLessThan(50)
})
