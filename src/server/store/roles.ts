import { createHash, createHmac } from 'node:crypto'
import * as PgConnection from '@effect/sql-pg/PgConnection'
import { Effect, Redacted } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import type { Cluster } from './embedded/cluster.ts'
import { takeGrants } from './grants.ts'
import { type Address, connectionTo } from './pool.ts'

/** Who migrates and who serves: the second owns nothing, so that row-level security holds for it. */
export interface Addresses {
  readonly owner: Address
  readonly app: Address
  /** The role that migrations grant to. */
  readonly appRole: string
}

const owner = 'tenure_owner'
/** What the migrations call the serving role, and its name in an embedded cluster, which belongs to nobody else. */
const appRole = 'tenure_app'
const database = 'tenure'

type Connection = PgConnection.PgConnection

/** Runs statements on a connection of their own. */
export const asRole = <A, E>(
  address: Address,
  use: (connection: Connection) => Effect.Effect<A, E>,
): Effect.Effect<A, E | SqlError> =>
  Effect.scoped(Effect.flatMap(PgConnection.make({ ...connectionTo(address), connectTimeout: '10 seconds' }), use))

const statements = (connection: Connection, ...sql: ReadonlyArray<string>) =>
  Effect.forEach(sql, (statement) => connection.query(statement, [], false), { discard: true })

/** The addresses inside an embedded cluster; its roles and its database are made on first start. */
export const rolesOf = (
  cluster: Pick<Cluster, 'credentials' | 'socket'>,
  name = database,
): Effect.Effect<Addresses, SqlError> => {
  const { credentials, socket } = cluster
  const at = (user: string, password: string, db: string): Address => ({ socket, database: db, user, password })
  const addresses = { owner: at(owner, credentials.owner, name), app: at(appRole, credentials.app, name), appRole }
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
 * The addresses on a PostgreSQL of one's own. The URL's role owns the schema. The serving role is that of
 * DATABASE_APP_URL, or one that belongs to this database alone: roles are shared by all databases of a server, and two
 * installations must not share theirs.
 */
export const rolesAt = (ownerUrl: string, appUrl: string | undefined): Effect.Effect<Addresses, SqlError | Error> => {
  const address: Address = { url: Redacted.make(ownerUrl) }
  return asRole(address, (connection) =>
    Effect.gen(function* () {
      // Servers that start at once do this one after the other; the lock goes with the connection.
      yield* connection.query(`select pg_advisory_lock(hashtext('tenure.roles'))`, [], false)
      const serving =
        appUrl === undefined
          ? yield* ownRole(connection, ownerUrl)
          : { url: appUrl, role: decodeURIComponent(new URL(appUrl).username) }
      const app: Address = { url: Redacted.make(serving.url) }
      if (appUrl === undefined) yield* passwordIsSet(connection, serving.role, app, new URL(serving.url).password)
      yield* takeGrants(connection, serving.role, { isOwn: appUrl === undefined })
      return { owner: address, app, appRole: serving.role }
    }),
  )
}

/** `tenure_app_` and a few signs of the database's name, which is its own on the server. */
export const roleOfDatabase = (name: string): string =>
  `${appRole}_${createHash('sha256').update(name).digest('hex').slice(0, 12)}`

const ownRole = (connection: Connection, ownerUrl: string) =>
  Effect.gen(function* () {
    const { rows } = yield* connection.query('select current_database() as name', [], false)
    const role = roleOfDatabase((rows[0] as { name: string }).name)
    const url = new URL(ownerUrl)
    // The same on every server that knows the owner's password, and of no use for finding that one out.
    const password = createHmac('sha256', decodeURIComponent(url.password)).update(role).digest('base64url')
    url.username = role
    url.password = password
    const found = yield* connection.query('select 1 from pg_roles where rolname = $1', [role], false)
    if (found.rowCount === 0) {
      yield* Effect.mapError(
        statements(connection, `create role ${role} login password ${quoted(password)}`),
        () =>
          new Error(
            `DATABASE_URL's role may not make the role ${role}; make a role yourself and put its URL into DATABASE_APP_URL.`,
          ),
      )
    }
    return { role, url: url.toString() }
  })

/** Said only where it is another: after the owner's own password was changed. */
const passwordIsSet = (connection: Connection, role: string, app: Address, password: string) =>
  Effect.gen(function* () {
    const opens = yield* Effect.isSuccess(asRole(app, (own) => own.query('select 1', [], false)))
    if (opens) return
    yield* Effect.mapError(
      statements(connection, `alter role ${role} login password ${quoted(password)}`),
      () =>
        new Error(
          `DATABASE_URL's role may not set the password of the role ${role}; drop that role, or put the URL of another into DATABASE_APP_URL.`,
        ),
    )
  })

/** Our passwords are base64url; anything else here would be a mistake of ours. */
const quoted = (password: string): string => {
  if (!/^[\w-]+$/.test(password)) throw new Error('A password with unexpected characters')
  return `'${password}'`
}

/**
 * The serving role must not be able to step over row-level security, and must have been given what it needs: checked at
 * every start.
 */
export const appRoleIsHarmless = (app: Address): Effect.Effect<void, SqlError | Error> =>
  asRole(app, (connection) =>
    Effect.flatMap(
      connection.query(
        `select rolname as name, rolsuper or rolbypassrls as mighty,
                has_table_privilege(current_user, 'public.tenants', 'select') as serves,
                exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                        where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'
                          and pg_has_role(current_user, c.relowner, 'usage')) as owns
         from pg_roles where rolname = current_user`,
        [],
        false,
      ),
      ({ rows: [row] }) => {
        if (row?.mighty !== false || row.owns !== false) return Effect.fail(tooMighty)
        return row.serves === true ? Effect.void : Effect.fail(withoutRights(String(row.name)))
      },
    ),
  )

const tooMighty = new Error(
  'The serving database role owns tables or may bypass row-level security; use one that does not.',
)

const withoutRights = (role: string) =>
  new Error(
    `The role ${role} has no rights in this database, and nobody to take them over from; restore it where the role that served it exists.`,
  )
