import { Effect, Exit, Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDatabase, type Query, TenantSql } from '../../../src/server/store/database.ts'
import type { Member } from '../../../src/server/store/member.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { addMember, addTenant } from '../kit/people.ts'

let store: TestDatabase
let member: Member

beforeAll(async () => {
  store = await openDatabase(2)
  member = await addMember(store, await addTenant(store))
})
afterAll(() => store.close())

const Row = Schema.Struct({ count: Schema.Int, name: Schema.NullOr(Schema.String) })
const answering =
  (columns: string): Query<typeof Row.Type> =>
  (sql) =>
    sql.of(Row)`select ${sql.literal(columns)} where ${sql.tenantId}::uuid is not null`

const ways = [
  ['read', (query: Query<object>) => store.database.read(member, query)],
  ['withTenant', (query: Query<object>) => store.database.withTenant(member, TenantSql.use(query))],
] as const

describe.each(ways)('in a test, rows asked for by %s', (_, ask) => {
  it('come as the schema says', async () => {
    expect(await Effect.runPromise(ask(answering(`1 as count, null as name`)))).toEqual([{ count: 1, name: null }])
  })
  it.each([
    ['of another type', `'1' as count, null as name`],
    ['without a column', '1 as count'],
    ['with a column more', `1 as count, 'Ada' as name, 2 as other`],
  ])('fail when they come %s', async (_case, columns) => {
    expect(Exit.isFailure(await Effect.runPromiseExit(ask(answering(columns))))).toBe(true)
  })
})

it('in production they are taken as they come', async () => {
  const rows = makeDatabase(store.connections).read(member, answering(`'1' as count`))
  expect(await Effect.runPromise(rows)).toEqual([{ count: '1' }])
})
