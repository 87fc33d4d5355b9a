import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { asRole } from '../../../src/server/store/roles.ts'
import { asOwner, openDatabase, type Rows, type TestDatabase } from '../kit/database.ts'
import { appRoleFaults, tenantTableFaults } from './catalogue.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await openDatabase()
})
afterAll(() => store.close())

const asked = (sql: string): Promise<Rows> =>
  Effect.runPromise(
    asRole(store.superuser, (connection) => Effect.map(connection.query(sql, [], false), ({ rows }) => rows)),
  )

describe('every tenant table', () => {
  it('is there to be looked at', async () => {
    const [row] = await asked(
      `select count(*)::int as tables from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
    )
    expect(row?.tables).toBeGreaterThan(20)
  })
  it('has forced row-level security, a key that begins with tenant_id, and composite references', async () => {
    expect(await asked(tenantTableFaults)).toEqual([])
  })
  it('belongs to a role that the server does not connect as', async () => {
    expect(await asked(appRoleFaults)).toEqual([])
  })
})

describe('the check itself catches', () => {
  const secured = (name: string, columns: string) =>
    `create table ${name} (tenant_id uuid not null, id uuid not null, ${columns} primary key (tenant_id, id))`
  const breaches: ReadonlyArray<readonly [fault: string, sql: ReadonlyArray<string>]> = [
    ['row-level security is not enabled and forced', [secured('breach', '')]],
    [
      'row-level security is not enabled and forced',
      [secured('breach', ''), `call secure_tenant_table('breach')`, 'alter table breach no force row level security'],
    ],
    [
      'no policy isolates it on reading and writing',
      [secured('breach', ''), 'alter table breach enable row level security'],
    ],
    [
      'no policy isolates it on reading and writing',
      [secured('breach', ''), 'create policy tenant on breach using (true) with check (true)'],
    ],
    [
      'policy open lets rows be written without regard to the tenant',
      [
        secured('breach', ''),
        `call secure_tenant_table('breach')`,
        'create policy open on breach for insert with check (true)',
      ],
    ],
    ['tenant_id may be null', ['create table breach (tenant_id uuid, id uuid primary key)']],
    [
      'no primary key that begins with tenant_id',
      ['create table breach (tenant_id uuid not null, id uuid primary key)'],
    ],
    ['unique key breach_email_key does not contain tenant_id', [secured('breach', 'email text unique,')]],
    [
      'foreign key breach_boss_fkey points into a tenant table without tenant_id',
      [
        'create unique index employees_id on employees (id)',
        secured('breach', 'boss uuid constraint breach_boss_fkey references employees (id),'),
      ],
    ],
    ['a view that does not ask with the rights of its reader', ['create view breach as select * from employees']],
    ['a materialised view ignores row-level security', ['create materialized view breach as select 1 as one']],
    [
      'runs with the rights of its owner',
      ['create function breach() returns int language sql security definer return 1'],
    ],
  ]
  test.each(breaches)('%s', async (fault, sql) => {
    const undo = await openDatabase(1)
    try {
      for (const statement of sql) await asOwner(undo, statement)
      const found = await Effect.runPromise(
        asRole(undo.superuser, (connection) => connection.query(tenantTableFaults, [], false)),
      )
      expect(found.rows).toContainEqual({ name: 'breach', fault })
    } finally {
      await undo.close()
    }
  })
})
