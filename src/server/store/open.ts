import { Effect, Redacted, type Scope } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import type { Log } from '../log.ts'
import { directoryIs, type InstallationKind, signDirectory } from './dataDirectory.ts'
import { type KeptCluster, keepCluster } from './embedded/keeping.ts'
import { runningCluster } from './embedded/runningCluster.ts'
import { type DatabasePlace, databaseIs, signDatabase } from './installation.ts'
import { type MigrationRefused, migrate, readMigrations } from './migrate.ts'
import { type Address, type Connections, openConnections } from './pool.ts'
import { type Addresses, appRoleIsHarmless, asRole, rolesAt, rolesOf } from './roles.ts'

export interface Store {
  readonly addresses: Addresses
  readonly connections: Connections
  /** Where the embedded PostgreSQL writes. */
  readonly directories: ReadonlyArray<string>
  /** Names of the migrations this start applied. */
  readonly migrated: ReadonlyArray<string>
  /** Resolves, with why, when the embedded PostgreSQL has ended and does not come back; never for an external one. */
  readonly lost: Promise<string>
}

/** Where the data are, and what they are to be: the demo's, or production's. */
export interface StorePlace {
  readonly kind: InstallationKind
  readonly dataDir: string
  readonly database: { readonly url: string; readonly appUrl: string | undefined } | undefined
}

/** PostgreSQL running, migrated, and connected to as the role that owns nothing; the scope's end undoes it in order. */
export const openStore = (
  options: StorePlace & {
    readonly migrations: string
    readonly maxConnections: number
    readonly log: Log
    /** Where its PostgreSQL was begun already, by whoever ends it. */
    readonly begun?: Promise<KeptCluster> | undefined
  },
): Effect.Effect<Store, SqlError | MigrationRefused | Error, Scope.Scope> =>
  Effect.gen(function* () {
    const { database, dataDir, kind, begun } = options
    yield* attempted(() => directoryIs(dataDir, kind))
    const cluster =
      begun !== undefined
        ? yield* attempted(() => begun)
        : database === undefined
          ? yield* embedded(dataDir, options.log)
          : undefined
    if (database !== undefined) yield* asRole(urlOf(database), (owner) => databaseIs(owner, kind, placeOf(options)))
    const addresses =
      cluster === undefined
        ? yield* rolesAt((database as { url: string }).url, database?.appUrl)
        : yield* rolesOf(cluster)
    const migrations = yield* attempted(() => readMigrations(options.migrations))
    const migrated = yield* asRole(addresses.owner, (connection) =>
      Effect.gen(function* () {
        yield* databaseIs(connection, kind, placeOf(options))
        const names = yield* migrate(connection, migrations, addresses.appRole)
        yield* signDatabase(connection, kind, placeOf(options))
        return names
      }),
    )
    yield* attempted(() => signDirectory(dataDir, kind))
    yield* appRoleIsHarmless(addresses.app)
    const connections = yield* openConnections(addresses.app, options.maxConnections)
    const directories = cluster === undefined ? [] : [cluster.directory]
    return {
      addresses,
      connections,
      directories,
      migrated,
      lost: cluster?.lost ?? new Promise<string>(() => undefined),
    }
  })

/**
 * The owner's address in the PostgreSQL of a server that is running in the data directory now: for work beside it. What
 * the server has opened is migrated, and known for what it is.
 */
export const ownerBeside = ({ kind, dataDir, database }: StorePlace): Effect.Effect<Address, SqlError | Error> =>
  Effect.gen(function* () {
    yield* attempted(() => directoryIs(dataDir, kind))
    const { owner } = yield* rolesOf(yield* attempted(() => runningCluster(dataDir)))
    yield* asRole(owner, (connection) => databaseIs(connection, kind, placeOf({ dataDir, database })))
    return owner
  })

const placeOf = ({ dataDir, database }: Pick<StorePlace, 'dataDir' | 'database'>): DatabasePlace =>
  database === undefined
    ? { place: dataDir, setting: 'DATA_DIR' }
    : { place: 'The database of DATABASE_URL', setting: 'DATABASE_URL' }

const urlOf = ({ url }: { readonly url: string }): Address => ({ url: Redacted.make(url) })

const attempted = <A>(work: () => Promise<A>): Effect.Effect<A, Error> =>
  Effect.tryPromise({ try: work, catch: (error) => error as Error })

const embedded = (dataDir: string, log: Log) =>
  Effect.acquireRelease(
    attempted(() => keepCluster(dataDir, log)),
    (cluster) => Effect.promise(() => cluster.stop()),
  )

/** Nobody can sign in yet. (Tenants would be hidden even from the owner: row-level security is forced.) */
export const isEmpty = (owner: Address): Effect.Effect<boolean, SqlError> =>
  asRole(owner, (connection) =>
    Effect.map(connection.query('select from identity.users limit 1', [], false), ({ rowCount }) => rowCount === 0),
  )
