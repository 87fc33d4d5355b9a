/** What the serving role may do in a database: by migrations, or taken over from the role that served before. */
import type { PgConnection } from '@effect/sql-pg/PgConnection'
import { Effect } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'

/** As an identifier, for statements that take no parameters. */
const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The text of a migration, with the role of this database in place of the name that migrations use. */
export const grantedTo = (sql: string, role: string): string =>
  role === 'tenure_app' ? sql : sql.replaceAll(/\btenure_app\b/g, () => identifier(role))

interface Served {
  /** Signs in to this database by a grant to itself, and not because everybody may. */
  readonly mayConnect: boolean
  readonly ownsDatabase: boolean
  /** Null before the first migration. */
  readonly mayRead: boolean | null
  readonly database: string
}

/**
 * Opens the database to its serving role and, of the roles that others own, to nobody else; and hands over what another
 * serving role may do here: `tenure_app`, which all installations of one server once shared, or the role of the database
 * this one is a copy of. A role of our own making takes the place of that one; one that was named to us stands beside it.
 */
export const takeGrants = (
  connection: PgConnection,
  role: string,
  { isOwn }: { readonly isOwn: boolean },
): Effect.Effect<void, SqlError | Error> =>
  Effect.gen(function* () {
    const run = (sql: string, params: ReadonlyArray<unknown> = []) => connection.query(sql, params, false)
    if (/['\p{Cc}]/u.test(role)) {
      return yield* Effect.fail(new Error('The role of DATABASE_APP_URL has a name that cannot be granted to.'))
    }
    const known = yield* run('select 1 from pg_roles where rolname = $1', [role])
    if (known.rowCount === 0) {
      return yield* Effect.fail(new Error(`The role ${role} of DATABASE_APP_URL does not exist; make it first.`))
    }
    const { rows } = yield* run(served, [role])
    const { database, mayConnect, mayRead, ownsDatabase } = rows[0] as unknown as Served
    if (!mayConnect && ownsDatabase) {
      yield* run(`revoke connect, temporary on database ${identifier(database)} from public`)
      yield* run(`grant connect on database ${identifier(database)} to ${identifier(role)}`)
    }
    if (mayRead !== false) return
    const before = yield* run(rolesBefore, [role])
    const names = (before.rows as unknown as ReadonlyArray<{ name: string }>).map(({ name }) => name)
    yield* run('begin')
    for (const name of names) {
      const objects = (yield* run(grantsOf, [name])).rows as unknown as ReadonlyArray<{ rights: string; on: string }>
      for (const { rights, on } of objects) {
        yield* run(`grant ${rights} on ${on} to ${identifier(role)}`)
        if (isOwn) yield* run(`revoke ${rights} on ${on} from ${identifier(name)}`)
      }
      const routines = (yield* run(namedIn, [name])).rows as unknown as ReadonlyArray<{ definition: string }>
      for (const { definition } of routines) yield* run(renamed(definition, name, role))
    }
    yield* run('commit')
  })

const renamed = (definition: string, from: string, to: string): string =>
  definition.replaceAll(new RegExp(`"?\\b${from}\\b"?`, 'g'), () => identifier(to))

const served = `
  select current_database() as database, pg_has_role(current_user, d.datdba, 'usage') as "ownsDatabase",
    exists (select from aclexplode(d.datacl) a join pg_roles r on r.oid = a.grantee
      where r.rolname = $1 and a.privilege_type = 'CONNECT') as "mayConnect",
    has_table_privilege($1, to_regclass('public.tenants'), 'select') as "mayRead"
  from pg_database d where d.datname = current_database()`

/** Roles that serve this database by what was granted to them, apart from the one that is to. */
const rolesBefore = `
  select r.rolname as name from pg_class c cross join lateral aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
  where c.oid = to_regclass('public.tenants') and a.privilege_type = 'SELECT' and r.rolname <> $1
    and r.rolname ~ '^tenure_app(_[0-9a-f]{12})?$'`

const grantsOf = `
  select string_agg(g.privilege_type, ', ') as rights, g.object as "on" from (
    select a.grantee, a.privilege_type, 'schema ' || quote_ident(n.nspname) as object
    from pg_namespace n cross join lateral aclexplode(n.nspacl) a
    union all
    select a.grantee, a.privilege_type, case c.relkind when 'S' then 'sequence ' else 'table ' end || c.oid::regclass
    from pg_class c cross join lateral aclexplode(c.relacl) a
    union all
    select a.grantee, a.privilege_type, 'routine ' || p.oid::regprocedure
    from pg_proc p cross join lateral aclexplode(p.proacl) a) g
  join pg_roles r on r.oid = g.grantee
  where r.rolname = $1
  group by g.object`

/** Routines that grant to the role themselves, as `secure_tenant_table` does. */
const namedIn = `
  select pg_get_functiondef(p.oid) as definition from pg_proc p
  where p.pronamespace = to_regnamespace('public') and p.prokind in ('f', 'p') and p.prosrc ~ ('\\m' || $1 || '\\M')`
