import { Effect, type Scope } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import { startCluster } from './embedded/cluster.ts'
import { type MigrationRefused, migrate, readMigrations } from './migrate.ts'
import { type Address, type Connections, openConnections } from './pool.ts'
import { type Addresses, appRoleIsHarmless, asRole, rolesAt, rolesOf } from './roles.ts'

export interface Store {
  readonly addresses: Addresses
  readonly connections: Connections
  /** Names of the migrations this start applied. */
  readonly migrated: ReadonlyArray<string>
  /** Resolves when the embedded PostgreSQL ends, asked or not; never for an external one. */
  readonly lost: Promise<void>
}

/** PostgreSQL running, migrated, and connected to as the role that owns nothing; the scope's end undoes it in order. */
export const openStore = (options: {
  readonly dataDir: string
  readonly database: { readonly url: string; readonly appUrl: string | undefined } | undefined
  readonly migrations: string
  readonly maxConnections: number
}): Effect.Effect<Store, SqlError | MigrationRefused | Error, Scope.Scope> =>
  Effect.gen(function* () {
    const { database } = options
    const cluster = database === undefined ? yield* embedded(options.dataDir) : undefined
    const addresses =
      cluster === undefined
        ? yield* rolesAt((database as { url: string }).url, database?.appUrl)
        : yield* rolesOf(cluster)
    const migrations = yield* Effect.tryPromise({
      try: () => readMigrations(options.migrations),
      catch: (error) => error as Error,
    })
    const migrated = yield* asRole(addresses.owner, (connection) => migrate(connection, migrations))
    yield* appRoleIsHarmless(addresses.app)
    const connections = yield* openConnections(addresses.app, options.maxConnections)
    return { addresses, connections, migrated, lost: cluster?.ended ?? new Promise<void>(() => undefined) }
  })

const embedded = (dataDir: string) =>
  Effect.acquireRelease(
    Effect.tryPromise({ try: () => startCluster(dataDir), catch: (error) => error as Error }),
    (cluster) => Effect.promise(() => cluster.stop()),
  )

/** Nobody can sign in yet. (Tenants would be hidden even from the owner: row-level security is forced.) */
export const isEmpty = (owner: Address): Effect.Effect<boolean, SqlError> =>
  asRole(owner, (connection) =>
    Effect.map(connection.query('select from identity.users limit 1', [], false), ({ rowCount }) => rowCount === 0),
  )
