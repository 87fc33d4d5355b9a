import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Effect, Exit, Redacted, Scope } from 'effect'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrationsDirectory } from '../../../src/server/projectRoot.ts'
import { openStore, type Store } from '../../../src/server/store/open.ts'
import type { Address } from '../../../src/server/store/pool.ts'
import { asRole, roleOfDatabase } from '../../../src/server/store/roles.ts'
import { appRoleFaults } from './catalogue.ts'

const { socket, credentials } = inject('postgres')
const mark = crypto.randomUUID().slice(0, 8)
const made: { databases: string[]; roles: string[] } = { databases: [], roles: [] }
let dataDir: string

const superuser = (database = 'postgres'): Address => ({
  socket,
  database,
  user: 'postgres',
  password: credentials.superuser,
})
const onServer = (sql: string, database?: string) =>
  Effect.runPromise(
    asRole(superuser(database), (connection) => Effect.map(connection.query(sql, [], false), ({ rows }) => rows)),
  )
const urlOf = (user: string, password: string, database: string) =>
  `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(dirname(socket))}`
const signsIn = (url: string) =>
  Effect.runPromise(
    Effect.match(
      asRole({ url: Redacted.make(url) }, (connection) => connection.query('select count(*) from tenants', [], false)),
      { onSuccess: () => 'yes', onFailure: (error) => String((error.reason.cause as Error | undefined)?.message) },
    ),
  )

/** A database and its owner, as somebody who runs a PostgreSQL hands them out. */
const installation = async (name: string, rights: string) => {
  const database = `${name}_${mark}`
  const owner = `${name}_owner_${mark}`
  made.databases.push(database)
  made.roles.push(roleOfDatabase(database), owner)
  await onServer(`create role ${owner} login password 'secret' nosuperuser ${rights}`)
  await onServer(`create database ${database} owner ${owner}`)
  return { database, owner, url: urlOf(owner, 'secret', database) }
}

const appRoleNamed = async (name: string) => {
  const role = `${name}_${mark}`
  made.roles.push(role)
  await onServer(`create role ${role} login password 'serving'`)
  return role
}

/** One start, ended at once; what is asked meanwhile is asked as the server would. */
const start = async (url: string, appUrl?: string, meanwhile?: (store: Store) => Promise<void>): Promise<string[]> => {
  const scope = Effect.runSync(Scope.make())
  try {
    const opened = openStore({
      kind: 'production',
      dataDir,
      database: { url, appUrl },
      migrations: migrationsDirectory,
      maxConnections: 2,
      log: () => undefined,
    })
    const store = await Effect.runPromise(Scope.provide(opened, scope))
    await meanwhile?.(store)
    return [...store.migrated]
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

const servingUrl = ({ addresses: { app } }: Store): string => ('url' in app ? String(Redacted.value(app.url)) : '')

const plansSeen = (store: Store) =>
  Effect.runPromise(
    asRole(store.addresses.app, (connection) =>
      Effect.map(connection.query('select count(*)::int as n from product_plans', [], false), ({ rows }) => rows[0]),
    ),
  )

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-roles-'))
})
afterAll(async () => {
  for (const database of made.databases) await onServer(`drop database if exists ${database} with (force)`)
  for (const role of made.roles) await onServer(`drop role if exists ${role}`)
  await rm(dataDir, { recursive: true, force: true })
})

describe('an owner that is no superuser', { timeout: 120_000 }, () => {
  it('and may make roles starts again and again', async () => {
    const { url, database } = await installation('again', 'createrole')
    expect((await start(url)).length).toBeGreaterThan(10)
    for (const _ of [2, 3])
      expect(
        await start(url, undefined, async (store) => {
          expect(await plansSeen(store)).toEqual({ n: 2 })
        }),
      ).toEqual([])
    const faults = appRoleFaults.replaceAll("'tenure_app'", `'${roleOfDatabase(database)}'`)
    expect(await onServer(faults, database)).toEqual([])
  })

  it('and may not make roles either starts again and again with DATABASE_APP_URL', async () => {
    const { url, database } = await installation('handed', 'nocreaterole')
    const role = await appRoleNamed('serving')
    const appUrl = urlOf(role, 'serving', database)
    for (const _ of [1, 2, 3]) {
      await start(url, appUrl, async (store) => expect(await plansSeen(store)).toEqual({ n: 2 }))
    }
  })

  it('and may not make roles is told what to do, before anything is made', async () => {
    const { url, database } = await installation('told', 'nocreaterole')
    await expect(start(url)).rejects.toThrow(
      `DATABASE_URL's role may not make the role ${roleOfDatabase(database)}; make a role yourself and put its URL into DATABASE_APP_URL.`,
    )
    expect(await onServer(`select to_regclass('public.tenants') as tenants`, database)).toEqual([{ tenants: null }])
  })

  it('may get another password', async () => {
    const { url, owner, database } = await installation('renewed', 'createrole')
    await start(url)
    await onServer(`alter role ${owner} password 'another'`)
    await start(urlOf(owner, 'another', database), undefined, async (store) => {
      expect(await plansSeen(store)).toEqual({ n: 2 })
    })
  })

  it('is told when DATABASE_APP_URL names nobody', async () => {
    const { url, database } = await installation('nobody', 'nocreaterole')
    await expect(start(url, urlOf(`nobody_${mark}`, 'secret', database))).rejects.toThrow(
      `The role nobody_${mark} of DATABASE_APP_URL does not exist; make it first.`,
    )
  })
})

describe('two installations on one server', { timeout: 120_000 }, () => {
  it('have roles of their own, and neither gets into the other’s database', async () => {
    const one = await installation('one', 'createrole')
    const two = await installation('two', 'createrole')
    await start(one.url, undefined, async (first) => {
      await start(two.url, undefined, async (second) => {
        // The second start has left the first one's password alone.
        expect(await signsIn(servingUrl(first))).toBe('yes')
        expect(await signsIn(servingUrl(second))).toBe('yes')
        for (const [url, other] of [
          [servingUrl(first), two.database],
          [servingUrl(second), one.database],
          [one.url, two.database],
          [two.url, one.database],
        ] as const) {
          const elsewhere = new URL(url)
          elsewhere.pathname = `/${other}`
          expect(await signsIn(elsewhere.toString())).toMatch(/permission denied for database/)
        }
      })
    })
  })
})

describe('an installation of the time when all shared tenure_app', { timeout: 120_000 }, () => {
  it('goes on with a role of its own, with the same rights, and tenure_app has none here any more', async () => {
    const { url, database } = await installation('shared', 'createrole')
    const rights = `
      select c.oid::regclass::text as name, string_agg(a.privilege_type, ',' order by a.privilege_type) as rights
      from pg_class c cross join lateral aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
      where r.rolname = '%' group by 1 order by 1`
    // As it was: migrated with grants to tenure_app, and open to everybody.
    await start(url, urlOf('tenure_app', credentials.app, database))
    const before = await onServer(rights.replace('%', 'tenure_app'), database)
    expect(before.length).toBeGreaterThan(50)
    await onServer(`grant connect on database ${database} to public`)

    const role = roleOfDatabase(database)
    expect(await start(url, undefined, async (store) => expect(await plansSeen(store)).toEqual({ n: 2 }))).toEqual([])
    expect(await onServer(rights.replace('%', role), database)).toEqual(before)
    expect(await onServer(rights.replace('%', 'tenure_app'), database)).toEqual([])
    expect(
      await onServer(
        `select prosrc ~ '\\m${role}\\M' as own from pg_proc where proname = 'secure_tenant_table'`,
        database,
      ),
    ).toEqual([{ own: true }])
    expect(await start(url)).toEqual([])
  })

  it('goes on with tenure_app where DATABASE_APP_URL names it', async () => {
    const { url, database } = await installation('kept', 'nocreaterole')
    const appUrl = urlOf('tenure_app', credentials.app, database)
    for (const _ of [1, 2]) await start(url, appUrl, async (store) => expect(await plansSeen(store)).toEqual({ n: 2 }))
  })
})

describe('a database that was', { timeout: 120_000 }, () => {
  it('renamed, as one that is restored under another name, is served by a role of its new name', async () => {
    const { url, owner, database } = await installation('before', 'createrole')
    await start(url)
    const renamed = `after_${mark}`
    made.databases.unshift(renamed)
    made.roles.push(roleOfDatabase(renamed))
    await onServer(`alter database ${database} rename to ${renamed}`)
    await start(urlOf(owner, 'secret', renamed), undefined, async (store) => {
      expect(store.addresses.appRole).toBe(roleOfDatabase(renamed))
      expect(await plansSeen(store)).toEqual({ n: 2 })
    })
  })

  it('restored without the role that served it is refused, rather than failing at every request', async () => {
    const { url, database } = await installation('bare', 'createrole')
    await start(url)
    const role = roleOfDatabase(database)
    await onServer(`revoke all on all tables in schema public from ${role}`, database)
    await expect(start(url)).rejects.toThrow(
      `The role ${role} has no rights in this database, and nobody to take them over from; restore it where the role that served it exists.`,
    )
  })
})

it('the name of the role is made of the database’s', () => {
  const hash = createHash('sha256').update('hr').digest('hex').slice(0, 12)
  expect(roleOfDatabase('hr')).toBe(`tenure_app_${hash}`)
})
