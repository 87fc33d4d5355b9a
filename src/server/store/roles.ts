import { createHmac } from 'node:crypto'
import * as PgConnection from '@effect/sql-pg/PgConnection'
import { Effect, Redacted } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import type { Cluster } from './embedded/cluster.ts'
import { type Address, connectionTo } from './pool.ts'

/** Who migrates and who serves: the second owns nothing, so that row-level security holds for it. */
export interface Addresses {
  readonly owner: Address
  readonly app: Address
}

const owner = 'tenure_owner'
export const appRole = 'tenure_app'
const database = 'tenure'

/** Runs statements on a connection of their own. */
export const asRole = <A, E>(
  address: Address,
  use: (connection: PgConnection.PgConnection) => Effect.Effect<A, E>,
): Effect.Effect<A, E | SqlError> =>
  Effect.scoped(Effect.flatMap(PgConnection.make({ ...connectionTo(address), connectTimeout: '10 seconds' }), use))

const statements = (connection: PgConnection.PgConnection, ...sql: ReadonlyArray<string>) =>
  Effect.forEach(sql, (statement) => connection.query(statement, [], false), { discard: true })

/** The addresses inside an embedded cluster; its roles and its database are made on first start. */
export const rolesOf = (cluster: Cluster, name = database): Effect.Effect<Addresses, SqlError> => {
  const { credentials, socket } = cluster
  const at = (user: string, password: string, db: string): Address => ({ socket, database: db, user, password })
  const addresses = { owner: at(owner, credentials.owner, name), app: at(appRole, credentials.app, name) }
  return Effect.as(
    asRole(at('postgres', credentials.superuser, 'postgres'), (connection) =>
      Effect.gen(function* () {
        const found = yield* connection.query('select 1 from pg_database where datname = $1', [name], false)
        if (found.rowCount > 0) return
        const roles = yield* connection.query('select 1 from pg_roles where rolname = $1', [appRole], false)
        if (roles.rowCount === 0) {
          yield* statements(
            connection,
            `create role ${owner} login password ${quoted(credentials.owner)}`,
            `create role ${appRole} login password ${quoted(credentials.app)}`,
          )
        }
        yield* statements(
          connection,
          `create database ${name} owner ${owner}`,
          `revoke all on database ${name} from public`,
        )
        yield* statements(connection, `grant connect on database ${name} to ${appRole}`)
      }),
    ),
    addresses,
  )
}

/**
 * The addresses on a PostgreSQL of one's own. The URL's role owns the schema; the serving role is `tenure_app`, or the
 * role of DATABASE_APP_URL, which then has to be a member of it.
 */
export const rolesAt = (ownerUrl: string, appUrl: string | undefined): Effect.Effect<Addresses, SqlError | Error> => {
  const address: Address = { url: Redacted.make(ownerUrl) }
  if (appUrl !== undefined) return Effect.succeed({ owner: address, app: { url: Redacted.make(appUrl) } })
  const url = new URL(ownerUrl)
  // The same on every server that knows the owner's password, and of no use for finding that one out.
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(appRole).digest('base64url')
  url.username = appRole
  url.password = password
  return asRole(address, (connection) =>
    Effect.gen(function* () {
      const found = yield* connection.query('select 1 from pg_roles where rolname = $1', [appRole], false)
      const verb = found.rowCount > 0 ? 'alter' : 'create'
      yield* statements(
        connection,
        `${verb} role ${appRole} login nosuperuser nobypassrls password ${quoted(password)}`,
      )
    }),
  ).pipe(
    Effect.mapError(
      () =>
        new Error(
          `DATABASE_URL's role may not make the role ${appRole}; make it yourself and put its URL into DATABASE_APP_URL.`,
        ),
    ),
    Effect.as({ owner: address, app: { url: Redacted.make(url.toString()) } }),
  )
}

/** Our passwords are base64url; anything else here would be a mistake of ours. */
const quoted = (password: string): string => {
  if (!/^[\w-]+$/.test(password)) throw new Error('A password with unexpected characters')
  return `'${password}'`
}

/** The serving role must not be able to step over row-level security: checked at every start. */
export const appRoleIsHarmless = (app: Address): Effect.Effect<void, SqlError | Error> =>
  asRole(app, (connection) =>
    Effect.flatMap(
      connection.query(
        `select rolsuper or rolbypassrls as mighty,
                exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                        where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'
                          and pg_has_role(current_user, c.relowner, 'usage')) as owns
         from pg_roles where rolname = current_user`,
        [],
        false,
      ),
      ({ rows: [row] }) =>
        row?.mighty === false && row.owns === false
          ? Effect.void
          : Effect.fail(
              new Error(
                'The serving database role owns tables or may bypass row-level security; use one that does not.',
              ),
            ),
    ),
  )
