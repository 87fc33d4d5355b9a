import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as PgConnection from '@effect/sql-pg/PgConnection'
import { Effect, Redacted, Scope } from 'effect'
import type { FloorSettings } from './settings.ts'

/**
 * The least a server can do with the product's own SQL: for the list one statement, its JSON sent as it came; for a
 * change one transaction of the same update, the same audit entry and the same reading of the person afterwards, over
 * as many connections. So the ratio tells what the pipeline costs, and not what the duty to record changes does. No
 * row-level security, no membership, no contract; a token is right when it is the one it knows.
 */
const { socket, superuser, connections, token, userId, list, update, entry, person } = JSON.parse(
  process.env.FLOOR ?? '{}',
) as FloorSettings

const scope = Effect.runSync(Scope.make())
const connect = PgConnection.make({
  path: socket,
  database: 'tenure',
  username: 'postgres',
  password: Redacted.make(superuser),
  multiplex: true,
  // As the product's own connections: how a statement is planned is no part of the comparison.
  startupParameters: { plan_cache_mode: 'force_generic_plan' },
})
const idle = await Promise.all(
  Array.from({ length: connections }, () => Effect.runPromise(Scope.provide(connect, scope))),
)
const waiting: ((connection: PgConnection.PgConnection) => void)[] = []

const lent = async <A>(use: (connection: PgConnection.PgConnection) => Effect.Effect<A, unknown>): Promise<A> => {
  const connection = idle.pop() ?? (await new Promise<PgConnection.PgConnection>((resolve) => waiting.push(resolve)))
  try {
    return await Effect.runPromise(use(connection))
  } finally {
    const next = waiting.shift()
    if (next === undefined) idle.push(connection)
    else next(connection)
  }
}

const bodyOf = ({ rows: [row] }: PgConnection.Result): string => String(row?.body ?? 'null')

const readList = () => lent((connection) => Effect.map(connection.query(list.sql, list.params), bodyOf))

const atOnce = { concurrency: 'unbounded' } as const

/** Two writes: the change, and if it changed the person, all that follows from it. */
const change = async (request: IncomingMessage): Promise<string> => {
  const id = request.url?.split('/')[4] ?? ''
  const tenantId = list.params[0]
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { firstName, lastName, email, phone, version } = JSON.parse(Buffer.concat(chunks).toString())
  return lent(({ query }) =>
    Effect.gen(function* () {
      const values = [firstName, lastName, email, phone, tenantId, id, version]
      const [, { rowCount }] = yield* Effect.all([query('begin'), query(update, values)], atOnce)
      if (rowCount !== 1) {
        yield* query('rollback')
        return yield* Effect.fail('Another version')
      }
      const rest = [query(entry, [tenantId, userId, id]), query(person, [tenantId, id]), query('commit')] as const
      const [, found] = yield* Effect.all(rest, atOnce)
      return bodyOf(found)
    }),
  )
}

const answer = (response: ServerResponse, json: string): void => {
  const body = `{"isSuccess":true,"data":${json},"errors":[],"message":"","statusCode":200}`
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

createServer((request, response) => {
  if (request.url === '/readyz') return response.end()
  if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end()
  // Whoever has it already: all that a server of files would do.
  if (request.headers['if-none-match'] !== undefined) return response.writeHead(304).end()
  const work = request.method === 'PUT' ? change(request) : readList()
  return void work.then(
    (json) => answer(response, json),
    () => response.writeHead(500).end(),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')

process.once('SIGINT', () => process.exit(0))
