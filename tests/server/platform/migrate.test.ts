import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '../../../src/server/store/migrate.ts'
import { asRole } from '../../../src/server/store/roles.ts'
import { asOwner, openDatabase, type TestDatabase } from '../kit/database.ts'

let store: TestDatabase
let directory: string

beforeAll(async () => {
  store = await openDatabase(2)
})
afterAll(() => store.close())
beforeEach(async () => {
  await asOwner(store, 'drop table if exists public.schema_migrations, one, two')
  directory = await mkdtemp(join(tmpdir(), 'tenure-migrations-'))
  return () => rm(directory, { recursive: true, force: true })
})

const write = (name: string, sql: string) => writeFile(join(directory, name), sql)
const run = async () => {
  const migrations = await readMigrations(directory)
  return Effect.runPromise(asRole(store.addresses.owner, (connection) => migrate(connection, migrations, 'tenure_app')))
}
const tables = async () =>
  (await asOwner(store, `select relname from pg_class where relname in ('one', 'two') order by 1`)).map(
    ({ relname }) => relname,
  )

describe('migrations', () => {
  it('run in order, each once, statement after statement', async () => {
    await write(
      '0001_one.sql',
      `create table one (id int); insert into one values (1); -- done\ninsert into one values (2)`,
    )
    await write('0002_two.sql', 'create table two as select * from one')
    expect(await run()).toEqual(['one', 'two'])
    expect(await run()).toEqual([])
    expect(await asOwner(store, 'select count(*)::int as n from two')).toEqual([{ n: 2 }])
  })
  it('of servers that start at once run once', async () => {
    await write('0001_one.sql', 'create table one (id int)')
    expect((await Promise.all([run(), run(), run()])).flat()).toEqual(['one'])
  })
  it('that fail leave nothing behind, and say which and why', async () => {
    await write('0001_one.sql', 'create table one (id int)')
    await write('0002_two.sql', 'create table two (id int); select 1 / 0')
    await expect(run()).rejects.toThrow(/^Migration 2 \(two\) failed: .*division by zero/)
    expect(await tables()).toEqual(['one'])
  })
  it('that were changed after they ran stop the start', async () => {
    await write('0001_one.sql', 'create table one (id int)')
    await run()
    await write('0001_one.sql', 'create table one (id bigint)')
    await expect(run()).rejects.toThrow(
      'Migration 1 (one) was changed after it had been applied; write a new one instead.',
    )
  })
  it('of a newer version of the code stop the start', async () => {
    await write('0001_one.sql', 'create table one (id int)')
    await write('0002_two.sql', 'create table two (id int)')
    await run()
    await rm(join(directory, '0002_two.sql'))
    await expect(run()).rejects.toThrow(
      /^The database has migration 2 \(two\), which this version of Tenure does not know/,
    )
  })
  it('are numbered without a gap', async () => {
    await write('0001_one.sql', 'select')
    await write('0003_two.sql', 'select')
    await expect(run()).rejects.toThrow('0003_two.sql')
  })
})
