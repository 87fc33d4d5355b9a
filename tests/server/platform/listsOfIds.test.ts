import { Effect } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TenantSql } from '../../../src/server/store/database.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { addMember, addTenant } from '../kit/people.ts'

let store: TestDatabase
let ava: Awaited<ReturnType<typeof addMember>>
let stranger: typeof ava

beforeAll(async () => {
  store = await openDatabase(2)
  ava = await addMember(store, await addTenant(store, { name: 'Banksia Ridge' }))
  stranger = await addMember(store, await addTenant(store, { name: 'Tidewater' }))
})
afterAll(() => store.close())

type Ask = <A extends object>(use: (sql: Statement.Constructor) => Statement.Statement<A>) => Promise<ReadonlyArray<A>>

const ways: ReadonlyArray<readonly [string, Ask]> = [
  ['read', (use) => Effect.runPromise(store.database.read(ava, use))],
  ['a transaction', (use) => Effect.runPromise(store.database.withTenant(ava, Effect.flatMap(TenantSql, use)))],
]

it('is bound as ids, which are not made of texts again for every row', async () => {
  const bound = (sql: Statement.Constructor) =>
    Effect.gen(function* () {
      yield* sql`select id as bound_once from employees where id = any(${[ava.employeeId, stranger.employeeId]}::uuid[])`
      return yield* sql<{ readonly types: string }>`
        select parameter_types::text as types from pg_prepared_statements where statement like '%bound_once%' and not statement like '%pg_prepared%'`
    })
  expect(await Effect.runPromise(store.database.withTenant(ava, Effect.flatMap(TenantSql, bound)))).toEqual([
    { types: '{uuid[]}' },
  ])
})

it.each(ways)('names those of the tenant alone, by %s', async (_, ask) => {
  const found = (ids: ReadonlyArray<unknown>) =>
    ask<{ readonly id: string }>((sql) => sql`select id from employees where id = any(${ids}::uuid[])`)
  expect(await found([stranger.employeeId, ava.employeeId])).toEqual([{ id: ava.employeeId }])
  expect(await found([])).toEqual([])
})

it.each(ways)('a list of other texts keeps every one as it is, by %s', async (_, ask) => {
  const texts = ['{', '"a", b', '', 'NULL', ava.employeeId, '\\']
  expect(await ask((sql) => sql`select ${texts}::text[] as texts, ${[ava.employeeId]}::text[] as ids`)).toEqual([
    { texts, ids: [ava.employeeId] },
  ])
})
