import { createServer } from 'node:http'
import * as PgConnection from '@effect/sql-pg/PgConnection'
import { Effect, Redacted, Scope } from 'effect'
import { startCluster } from '../../src/server/store/embedded/cluster.ts'

/** The least that must happen before anything can be answered: PostgreSQL runs, and one connection has asked it something. */
const { socket, credentials, stop } = await startCluster(process.env.DATA_DIR ?? '')
const connect = PgConnection.make({
  path: socket,
  database: 'postgres',
  username: 'postgres',
  password: Redacted.make(credentials.superuser),
})
const scope = Effect.runSync(Scope.make())
const connection = await Effect.runPromise(Scope.provide(connect, scope))
await Effect.runPromise(connection.query('select 1'))

createServer((_, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1')

process.once('SIGINT', () => void stop().then(() => process.exit(0)))
