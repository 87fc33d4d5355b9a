import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Effect, Exit, Scope } from 'effect'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { migrationsDirectory } from '../../../src/server/projectRoot.ts'
import type { InstallationKind } from '../../../src/server/store/dataDirectory.ts'
import { openStore } from '../../../src/server/store/open.ts'
import { asOwner, openDatabase, type TestDatabase } from '../kit/database.ts'

const demosDatabase =
  'The database of DATABASE_URL holds the demo, whose passwords are published; set DATABASE_URL to another for production, or APP_MODE=demo to see the demo.'
const productionsDatabase =
  'The database of DATABASE_URL belongs to production, which the demo leaves alone; set DATABASE_URL to another for the demo, or APP_MODE=production.'

let db: TestDatabase
let directory: string
beforeEach(async () => {
  db = await openDatabase()
  directory = await mkdtemp(join(tmpdir(), 'tenure-kind-'))
})
afterEach(async () => {
  await db.close()
  await rm(directory, { recursive: true, force: true })
})

/** A start on the database, in a data directory that says nothing yet, or in a given one. */
const start = async (kind: InstallationKind, dataDir = join(directory, crypto.randomUUID())): Promise<string> => {
  const { socket, credentials } = inject('postgres')
  const at = (user: string, password: string) =>
    `postgresql://${user}:${password}@localhost/${db.name}?host=${encodeURIComponent(dirname(socket))}`
  await mkdir(dataDir, { recursive: true })
  const scope = Effect.runSync(Scope.make())
  const opened = openStore({
    kind,
    dataDir,
    database: { url: at('tenure_owner', credentials.owner), appUrl: at('tenure_app', credentials.app) },
    migrations: migrationsDirectory,
    maxConnections: 2,
    log: () => undefined,
  })
  const outcome = await Effect.runPromise(Effect.result(Scope.provide(opened, scope)))
  await Effect.runPromise(Scope.close(scope, Exit.void))
  return outcome._tag === 'Success' ? 'started' : String((outcome.failure as Error).message)
}

const seeded = () => seedDemo({ addresses: db.addresses, dataDir: directory })

describe('a database that somebody else runs', { timeout: 120_000 }, () => {
  it('that holds the demo is refused by production, whatever directory it is started with', async () => {
    expect(await seeded()).toBe(true)
    expect(await start('production')).toBe(demosDatabase)
    expect(await start('demo')).toBe('started')
    expect(await start('production')).toBe(demosDatabase)
  })

  it('that holds a demo of before this was written down is known by its people', async () => {
    await seeded()
    await asOwner(db, 'delete from installation')
    await asOwner(db, `comment on table tenants is null`)
    expect(await start('production')).toBe(demosDatabase)
    // Even where all but one have gone.
    await asOwner(db, `delete from identity.users where email <> 'nina@tenure.example'`)
    expect(await start('production')).toBe(demosDatabase)
  })

  it('is production’s from its first start, and refused by the demo', async () => {
    expect(await start('production')).toBe('started')
    expect(await start('demo')).toBe(productionsDatabase)
    await expect(seeded()).rejects.toThrow(/belongs to production, which the demo leaves alone/)
    expect(await asOwner(db, 'select count(*)::int as n from identity.users')).toEqual([{ n: 0 }])
    expect(await start('production')).toBe('started')
  })

  it('that holds people of before this was written down is production’s', async () => {
    await asOwner(db, `insert into identity.users (email, display_name) values ('jane@acme.example', 'Jane')`)
    expect(await start('demo')).toBe(productionsDatabase)
    expect(await start('production')).toBe('started')
  })

  it('is never both, however two starts meet', async () => {
    const outcomes = await Promise.all([start('demo'), start('production'), start('demo'), start('production')])
    const [{ kind } = {}] = await asOwner(db, 'select kind from installation')
    expect(outcomes.filter((said) => said === 'started')).toHaveLength(2)
    expect(outcomes.filter((said) => said !== 'started')).toEqual(
      Array(2).fill(kind === 'demo' ? demosDatabase : productionsDatabase),
    )
  })

  it('may not be changed, nor read, by the role that serves', async () => {
    await start('production')
    const { connections } = db
    for (const statement of [
      `update installation set kind = 'demo'`,
      'delete from installation',
      `insert into installation (kind) values ('demo')`,
      'select kind from installation',
    ]) {
      await expect(Effect.runPromise(connections.lend((own) => own.query(statement)))).rejects.toThrow()
    }
  })
})

describe('a data directory', { timeout: 60_000 }, () => {
  it('says what it is, and is refused to the other, whatever database it is started with', async () => {
    const dataDir = join(directory, 'files')
    expect(await start('production', dataDir)).toBe('started')
    expect(await readFile(join(dataDir, 'installation'), 'utf8')).toBe('production\n')
    expect(await start('demo', dataDir)).toBe(
      `${dataDir} belongs to production, which the demo leaves alone; set DATA_DIR to another for the demo, or APP_MODE=production.`,
    )
    await writeFile(join(dataDir, 'installation'), 'demo\n')
    expect(await start('production', dataDir)).toBe(
      `${dataDir} holds the demo, whose passwords are published; set DATA_DIR to another for production, or APP_MODE=demo to see the demo.`,
    )
    await writeFile(join(dataDir, 'installation'), '')
    expect(await start('production', dataDir)).toBe(
      `${join(dataDir, 'installation')} is damaged: it must say demo or production.`,
    )
  })
})
