import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PgConnection } from '@effect/sql-pg/PgConnection'
import { Effect, Result } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import { grantedTo } from './grants.ts'

interface Migration {
  readonly version: number
  readonly name: string
  readonly checksum: string
  readonly sql: string
}

interface Applied {
  readonly version: number
  readonly name: string
  readonly checksum: string
}

/** What stops the boot, in one sentence. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

const lockKey = 7_368_231

export const readMigrations = async (directory: string): Promise<ReadonlyArray<Migration>> => {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map((file) => readMigration(directory, file)))
  migrations.forEach((migration, index) => {
    if (migration.version !== index + 1) {
      throw new MigrationRefused(`Migrations count from 0001 without a gap; ${files[index]} does not.`)
    }
  })
  return migrations
}

const readMigration = async (directory: string, file: string): Promise<Migration> => {
  const parts = /^(\d{4})_(\w+)\.sql$/.exec(file)
  if (parts === null) throw new MigrationRefused(`${file} is not named NNNN_name.sql.`)
  const sql = await readFile(join(directory, file), 'utf8')
  const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
  return { version: Number(parts[1]), name: parts[2] as string, checksum, sql }
}

/**
 * Brings the database to the code's schema, as its owner. Each file is one transaction together with its record, so
 * a crash leaves either both or neither; servers that start at once wait for each other. Where a file says `tenure_app`,
 * the role that serves this database is meant.
 */
export const migrate = (
  connection: PgConnection,
  migrations: ReadonlyArray<Migration>,
  appRole: string,
): Effect.Effect<ReadonlyArray<string>, SqlError | MigrationRefused> =>
  Effect.gen(function* () {
    yield* connection.query('select pg_advisory_lock($1)', [lockKey], false)
    yield* connection.query(
      `create table if not exists public.schema_migrations (
         version integer primary key, name text not null, checksum text not null, applied_utc timestamptz not null default now())`,
      [],
      false,
    )
    const { rows } = yield* connection.query('select version, name, checksum from public.schema_migrations', [], false)
    const applied = new Map((rows as unknown as ReadonlyArray<Applied>).map((row) => [row.version, row]))
    yield* Effect.fromResult(agrees(migrations, applied))
    const fresh = migrations.filter((migration) => !applied.has(migration.version))
    yield* Effect.forEach(fresh, (migration) => apply(connection, migration, appRole))
    yield* connection.query('select pg_advisory_unlock($1)', [lockKey], false)
    return fresh.map((migration) => migration.name)
  })

const agrees = (
  migrations: ReadonlyArray<Migration>,
  applied: ReadonlyMap<number, Applied>,
): Result.Result<void, MigrationRefused> => {
  for (const { version, name, checksum } of applied.values()) {
    const known = migrations.find((migration) => migration.version === version)
    if (known === undefined) {
      return refused(`The database has migration ${version} (${name}), which this version of Tenure does not know.`)
    }
    if (known.checksum !== checksum) {
      return refused(`Migration ${version} (${name}) was changed after it had been applied; write a new one instead.`)
    }
  }
  return Result.void
}

const refused = (sentence: string) => Result.fail(new MigrationRefused(sentence))

/**
 * The driver sends one statement at a time, so the file travels as a value and PostgreSQL runs it statement by
 * statement: no reading of SQL on our side.
 */
const apply = (connection: PgConnection, { version, name, checksum, sql }: Migration, appRole: string) => {
  const run = (statement: string, values: ReadonlyArray<unknown> = []) => connection.query(statement, values, false)
  return Effect.gen(function* () {
    yield* run('begin')
    yield* run(`select set_config('tenure.migration', $1, true)`, [grantedTo(sql, appRole)])
    yield* run(`do $$ begin execute current_setting('tenure.migration'); end $$`)
    yield* run('insert into public.schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
    yield* run('commit')
  }).pipe(
    Effect.mapError((error) => new MigrationRefused(`Migration ${version} (${name}) failed: ${reasonOf(error)}`)),
    Effect.tapError(() => Effect.ignore(run('rollback'))),
  )
}

const reasonOf = (error: SqlError): string => {
  const { cause } = error.reason
  return cause instanceof Error ? cause.message : error.message
}
