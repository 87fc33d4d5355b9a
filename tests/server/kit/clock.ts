/**
 * One clock for the server and its database, set by the test: years of a company's life pass in seconds. In the database a
 * `now()` stands before PostgreSQL's own, and the defaults of columns are made to ask it.
 */
import { Clock, Effect } from 'effect'
import { asRole } from '../../../src/server/store/roles.ts'
import type { TestDatabase } from './database.ts'
import { onKept } from './kept.ts'

export interface TestClock {
  /** For the server: the real clock, but for what time it says it is. */
  readonly clock: Clock.Clock
  readonly now: () => number
  readonly set: (now: number) => Promise<void>
}

const before = `
  create schema clock;
  create table clock.moment (at timestamptz not null);
  create function clock.now() returns timestamptz language sql stable as 'select at from clock.moment';
  grant usage on schema clock to public;
  grant select on clock.moment to public;`

const defaults = `
  do $$
  declare one record;
  begin
    for one in
      select c.oid::regclass as name, a.attname as column from pg_attrdef d
      join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
      where n.nspname in ('public', 'mail') and pg_get_expr(d.adbin, d.adrelid) = 'now()'
    loop
      execute format('alter table %s alter column %I set default clock.now()', one.name, one.column);
    end loop;
  end $$`

/** Of a database nobody has connected to yet. */
export const clockOf = async ({ superuser, name }: Pick<TestDatabase, 'superuser' | 'name'>, start: number) => {
  let now = start
  const run = (sql: string) => Effect.runPromise(asRole(superuser, (connection) => connection.query(sql, [], false)))
  for (const statement of before.split(';').filter((part) => part.trim() !== '')) await run(statement)
  await run(`insert into clock.moment values ('${new Date(start).toISOString()}')`)
  await run(defaults)
  await run(`alter database ${name} set search_path = clock, public, pg_catalog`)
  const clock: Clock.Clock = Object.assign(Object.create(Effect.runSync(Clock.clockWith(Effect.succeed))), {
    currentTimeMillisUnsafe: () => now,
    currentTimeMillis: Effect.sync(() => now),
  })
  return {
    clock,
    now: () => now,
    set: async (to: number) => {
      now = to
      await onKept(superuser, (connection) =>
        connection.query(`update clock.moment set at = '${new Date(to).toISOString()}'`, [], false),
      )
    },
  } satisfies TestClock
}

/** The real clock, but for what time it says it is. */
export const clockAt = (now: number): Clock.Clock =>
  Object.assign(Object.create(Effect.runSync(Clock.clockWith(Effect.succeed))), {
    currentTimeMillisUnsafe: () => now,
    currentTimeMillis: Effect.succeed(now),
  })
