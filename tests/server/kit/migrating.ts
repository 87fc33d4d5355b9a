import { Effect } from 'effect'
import { inject } from 'vitest'
import { migrationsDirectory } from '../../../src/server/projectRoot.ts'
import { migrate, readMigrations } from '../../../src/server/store/migrate.ts'
import type { Address } from '../../../src/server/store/pool.ts'
import { asRole } from '../../../src/server/store/roles.ts'

interface Migrating {
  /** Brings it to that version. */
  readonly upTo: (version: number) => Promise<unknown>
  /** As the superuser, whom no tenant's rules hold. */
  readonly run: (sql: string, params?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<unknown>>
}

/** A database of its own, without anything in it, which is gone afterwards. */
export const whileMigrating = async (work: (database: Migrating) => Promise<void>): Promise<void> => {
  const { socket, credentials } = inject('postgres')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const at = (user: string, password: string, database: string): Address => ({ socket, database, user, password })
  const runAt = (address: Address, sql: string, params: ReadonlyArray<unknown> = []) =>
    Effect.runPromise(
      asRole(address, (connection) => Effect.map(connection.query(sql, params, false), ({ rows }) => rows)),
    )
  const root = at('postgres', credentials.superuser, 'postgres')
  await runAt(root, `create database ${name} owner tenure_owner`)
  try {
    const migrations = await readMigrations(migrationsDirectory)
    await work({
      upTo: (last) =>
        Effect.runPromise(
          asRole(at('tenure_owner', credentials.owner, name), (connection) =>
            migrate(
              connection,
              migrations.filter(({ version }) => version <= last),
              'tenure_app',
            ),
          ),
        ),
      run: (sql, params) => runAt(at('postgres', credentials.superuser, name), sql, params),
    })
  } finally {
    await runAt(root, `drop database ${name} with (force)`)
  }
}
