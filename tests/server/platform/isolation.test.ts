import { Effect, Exit } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantId, UserId } from '../../../src/domain/kernel/ids.ts'
import { Closing, TenantSql } from '../../../src/server/store/database.ts'
import { onConstraint } from '../../../src/server/store/failures.ts'
import type { Member } from '../../../src/server/store/member.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { addMember, addTenant, newId } from '../kit/people.ts'

let store: TestDatabase
let banksia: Member
let tidewater: Member

beforeAll(async () => {
  store = await openDatabase(2)
  banksia = await addMember(store, await addTenant(store, { name: 'Banksia Ridge' }))
  tidewater = await addMember(store, await addTenant(store, { name: 'Tidewater' }))
})
afterAll(() => store.close())

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const within = <A, E>(member: Member, use: (sql: Statement.Constructor) => Effect.Effect<A, E, Closing>) =>
  store.database.withTenant(member, Effect.flatMap(TenantSql, use))
const tenantsSeen = (sql: Statement.Constructor) => sql<{ readonly name: string }>`select name from tenants`
const employeesSeen = (sql: Statement.Constructor) =>
  sql<{ readonly tenant_id: TenantId }>`select tenant_id from employees`
const membershipsSeen = (sql: Statement.Constructor) =>
  sql<{ readonly tenant_id: TenantId }>`select tenant_id from memberships`
const addDepartment = (tenantId: TenantId, name: string) => (sql: Statement.Constructor) =>
  sql`insert into departments (tenant_id, id, name) values (${tenantId}, ${newId()}, ${name})`
const departments = (sql: Statement.Constructor) => sql<{ readonly name: string }>`select name from departments`

describe('inside a tenant', () => {
  it('only its own rows are there, by withTenant as by read', async () => {
    expect(await run(within(banksia, tenantsSeen))).toEqual([{ name: 'Banksia Ridge' }])
    expect(await run(store.database.read(tidewater, tenantsSeen))).toEqual([{ name: 'Tidewater' }])
  })
  it('a row cannot be written into another tenant', async () => {
    const exit = await Effect.runPromiseExit(within(banksia, addDepartment(tidewater.tenantId, 'Trojan')))
    expect(Exit.isFailure(exit)).toBe(true)
    expect(await run(within(tidewater, departments))).toEqual([])
  })
  it('another tenant’s row is neither changed nor removed', async () => {
    const touch = (sql: Statement.Constructor) =>
      Effect.all([
        sql`update employees set phone = '1' where tenant_id = ${tidewater.tenantId} returning id`,
        sql`delete from memberships where tenant_id = ${tidewater.tenantId} returning user_id`,
      ])
    expect(await run(within(banksia, touch))).toEqual([[], []])
  })
  it('read writes nothing', async () => {
    const exit = await Effect.runPromiseExit(store.database.read(banksia, addDepartment(banksia.tenantId, 'Quiet')))
    expect(Exit.isFailure(exit)).toBe(true)
    expect(await run(within(banksia, departments))).toEqual([])
  })
  it('nor does a function that a reading statement calls', async () => {
    const manner = (sql: Statement.Constructor) => sql`select current_setting('transaction_read_only') as manner`
    expect(await run(store.database.read(banksia, manner))).toEqual([{ manner: 'on' }])
  })
  it('a statement that finds nothing answers nothing, and several rows come in their order', async () => {
    const rows = (most: number) => (sql: Statement.Constructor) =>
      sql`select n from generate_series(1, ${most}::int) n order by n desc`
    expect(await run(store.database.read(banksia, rows(0)))).toEqual([])
    expect(await run(store.database.read(banksia, rows(3)))).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }])
  })
})

describe('above the tenants', () => {
  it('a person sees their own memberships and nothing else', async () => {
    const seen = <A extends object>(statement: (sql: Statement.Constructor) => Statement.Statement<A>) =>
      run(store.database.readAsUser(banksia.userId, statement))
    expect(await seen(membershipsSeen)).toEqual([{ tenant_id: banksia.tenantId }])
    expect(await seen(tenantsSeen)).toEqual([])
    expect(await seen(employeesSeen)).toEqual([])
  })
  it('and not even those once they stand in another tenant', async () => {
    const rlsContext = { tenantId: tidewater.tenantId, userId: banksia.userId }
    expect(await run(within(rlsContext, membershipsSeen))).toEqual([{ tenant_id: tidewater.tenantId }])
  })
  it('a stranger sees nothing', async () => {
    expect(await run(store.database.readAsUser(newId<UserId>(), tenantsSeen))).toEqual([])
  })
})

describe('connections that are used again', () => {
  it('carry nothing from one tenant to the next, however transactions end', async () => {
    const ends = [
      (member: Member) => within(member, employeesSeen),
      (member: Member) => store.database.read(member, employeesSeen),
      (member: Member) => Effect.ignore(within(member, (sql) => Effect.andThen(employeesSeen(sql), Effect.fail('no')))),
      (member: Member) => Effect.exit(within(member, (sql) => sql`select 1 / 0`)),
      (member: Member) =>
        Effect.timeoutOption(
          within(member, (sql) => sql`select pg_sleep(0.01)`),
          '3 millis',
        ),
    ]
    const turns = Array.from({ length: 300 }, (_, index) => ({
      member: index % 2 === 0 ? banksia : tidewater,
      end: ends[index % ends.length] as (typeof ends)[number],
    }))
    await run(Effect.forEach(turns, ({ member, end }) => end(member), { concurrency: 8, discard: true }))
    const seen = await run(
      Effect.forEach(turns, ({ member }) => Effect.map(within(member, employeesSeen), (rows) => ({ member, rows })), {
        concurrency: 8,
      }),
    )
    for (const { member, rows } of seen)
      expect(new Set(rows.map((row) => row.tenant_id))).toEqual(new Set([member.tenantId]))
    const nobody = await run(store.connections.lend((connection) => connection.query('select id from employees')))
    expect(nobody.rows).toEqual([])
  })
})

describe('a transaction', () => {
  it('is all or nothing', async () => {
    const half = within(banksia, (sql) =>
      Effect.andThen(addDepartment(banksia.tenantId, 'Half')(sql), Effect.fail('changed my mind')),
    )
    expect(await run(Effect.flip(half))).toBe('changed my mind')
    expect(await run(within(banksia, departments))).toEqual([])
  })
  it('is undone by a failure of the statement that travels with the commit', async () => {
    const last = (statement: (sql: Statement.Constructor) => Statement.Statement<object>) =>
      within(banksia, (sql) =>
        Effect.flatMap(Closing, (close) =>
          Effect.andThen(addDepartment(banksia.tenantId, 'Last')(sql), close(statement(sql))),
        ),
      )
    expect(Exit.isFailure(await Effect.runPromiseExit(last((sql) => sql`select 1 / 0`)))).toBe(true)
    expect(await run(within(banksia, departments))).toEqual([])
    expect(await run(last(departments))).toEqual([{ name: 'Last' }])
    await run(within(banksia, (sql) => sql`delete from departments`))
  })
  it('cannot be used after its end by a copy of its SQL', async () => {
    const escaped = await run(within(banksia, (sql) => Effect.succeed(sql)))
    await run(within(banksia, departments))
    expect(Exit.isFailure(await Effect.runPromiseExit(departments(escaped)))).toBe(true)
  })
  it('turns a key it ran into into the failure named for it, and keeps nothing', async () => {
    const twice = within(banksia, (sql) =>
      Effect.andThen(
        addDepartment(banksia.tenantId, 'Yard')(sql),
        onConstraint(addDepartment(banksia.tenantId, 'YARD')(sql), {
          departments_name_key: () => 'nameInUse' as const,
        }),
      ),
    )
    expect(await run(Effect.flip(twice))).toBe('nameInUse')
    expect(await run(within(banksia, departments))).toEqual([])
  })
})
