import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Clock, Effect, Exit, Layer, Scope } from 'effect'
import { Api } from '../../../src/contract/api.ts'
import { Payments } from '../../../src/server/billing/payments.ts'
import { testPayments } from '../../../src/server/billing/testPayments.ts'
import { uploadsIn } from '../../../src/server/files/abandoned.ts'
import { diskFiles, FileStore, type FileStoreShape } from '../../../src/server/files/fileStore.ts'
import { makeHeaders } from '../../../src/server/http/headers.ts'
import { KeptBodies, keptBodies } from '../../../src/server/http/keptBodies.ts'
import { serve } from '../../../src/server/http/program.ts'
import { routesOf } from '../../../src/server/http/routes.ts'
import type { TlsFiles } from '../../../src/server/http/secureServer.ts'
import type { RunningServer } from '../../../src/server/http/server.ts'
import { siteHandler } from '../../../src/server/http/site.ts'
import { openSite } from '../../../src/server/http/staticFiles.ts'
import { Logins } from '../../../src/server/identity/logins.ts'
import { type LogFields, openLog } from '../../../src/server/log.ts'
import { Logging } from '../../../src/server/logging.ts'
import { LiveNews, listenForNews } from '../../../src/server/notifications/live.ts'
import { Database } from '../../../src/server/store/database.ts'
import { unzipped } from '../../fixtures/unzipped.ts'
import { clockOf, type TestClock } from './clock.ts'
import { openDatabase, type TestDatabase } from './database.ts'
import { makeTokenIssuer, type TokenIssuer } from './tokens.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Of a ZIP, all that lies in it: what may not be told may not lie in it either. */
  readonly text: string
  readonly bytes: Uint8Array
  /** The wrapper, when the body is JSON. */
  readonly body: Wrapper
}

export interface Wrapper {
  readonly isSuccess: boolean
  readonly data: never
  readonly errors: ReadonlyArray<{ readonly code: string; readonly message: string; readonly field?: string }>
  readonly message: string
  readonly statusCode: number
}

export interface Ask {
  readonly method?: string
  /** Whose token; none is sent without. */
  readonly as?: string
  /** The sign-in proved a second factor. */
  readonly hasSecondFactor?: boolean
  /** The Tenant-Id header; the tenant of the path when it is left out, none when null. */
  readonly tenantId?: string | null
  readonly json?: unknown
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestServer extends TestDatabase, TokenIssuer {
  /** Of a server that was started at some time. */
  readonly clock: TestClock | undefined
  readonly url: string
  readonly dataDir: string
  readonly logLines: () => ReadonlyArray<LogFields>
  /** Whose sessions were ended, in order. */
  readonly endedSessions: ReadonlyArray<string>
  readonly ask: (path: string, ask?: Ask) => Promise<Answer>
  /** Answers 503 to readiness from now on and drains, as a stop of the server does. */
  readonly stop: (patience: number) => Promise<void>
}

/** The product's whole HTTP pipeline in this process, on a database of its own, with the product's handlers. */
export const serverForTest = async (options: ServerOptions = {}): Promise<TestServer> => {
  const { handlers } = await import('../../../src/server/handlers.ts')
  return serverOf((routing) => routesOf(Api, handlers, routing), options)
}

interface ServerOptions {
  readonly site?: string
  readonly requestsPerMinute?: number
  /** False: as behind a hosted identity provider. */
  readonly keepsCredentials?: boolean
  readonly trustedProxies?: number
  /** False: as with an address or a host that others reach. */
  readonly isOnThisMachine?: boolean
  readonly metricsToken?: string
  readonly tls?: TlsFiles
  readonly files?: (dataDir: string) => FileStoreShape
  /** When it is for the server and its database, until the test says otherwise. */
  readonly startsAt?: number
  /** Another server on the same database, which closes it. */
  readonly beside?: TestServer
}

export interface RouteOptions {
  readonly verify: TokenIssuer['verify']
  readonly requestsPerMinute: number
}

/** The same pipeline around other routes, for what no call of the product does. */
export const serverOf = async (
  routes: (options: RouteOptions) => Layer.Layer<never, never, unknown>,
  {
    site = '',
    requestsPerMinute = 0,
    keepsCredentials = true,
    files = diskFiles,
    trustedProxies = 0,
    isOnThisMachine = true,
    metricsToken,
    tls,
    startsAt,
    beside,
  }: ServerOptions = {},
): Promise<TestServer> => {
  let clock: TestClock | undefined
  const database =
    beside ??
    (await openDatabase(4, async (prepared) => {
      if (startsAt !== undefined) clock = await clockOf(prepared, startsAt)
    }))
  const tokens = beside ?? (await makeTokenIssuer())
  const dataDir = await mkdtemp(join(tmpdir(), 'tenure-files-'))
  const lines: LogFields[] = []
  const endedSessions: string[] = []
  const { log, flush } = openLog('debug', (text) => {
    for (const line of text.trim().split('\n')) lines.push(JSON.parse(line))
  })
  const scope = Effect.runSync(Scope.make())
  const news = await Effect.runPromise(Scope.provide(listenForNews(database.addresses.app, log), scope))
  const services = Layer.mergeAll(
    Layer.succeed(LiveNews, news),
    Layer.succeed(KeptBodies, keptBodies()),
    Layer.succeed(Database, database.database),
    Layer.succeed(FileStore, files(dataDir)),
    Layer.succeed(Logging, log),
    Layer.succeed(Payments, testPayments),
    ...(clock === undefined ? [] : [Layer.succeed(Clock.Clock, clock.clock)]),
    Layer.succeed(Logins, {
      person: async (userId) => ({ email: `${userId}@tenure.example`, displayName: 'Robin' }),
      endSessionsOf: async (userId) => {
        endedSessions.push(userId)
      },
      keepsCredentials,
      publicUrl: 'http://localhost:4000',
    }),
  )
  const setHeaders = makeHeaders({ isHttps: false, otherOrigins: [] })
  const settings = '{"environment":"test"}'
  let isStopping = false
  const served = serve({
    host: '127.0.0.1',
    port: 0,
    trustedProxies,
    isOnThisMachine,
    metricsToken,
    tls,
    log,
    usage: database.connections.usage,
    routes: routes({ verify: tokens.verify, requestsPerMinute }),
    checks: async () => ({
      server: isStopping ? 'stopping' : 'ok',
      database: (await Effect.runPromise(database.database.answers)) ? 'ok' : 'unavailable',
    }),
    provider: () => false,
    setHeaders,
    site: siteHandler(await openSite(site, settings), setHeaders),
    settings,
    uploads: uploadsIn(dataDir),
  }).pipe(Effect.provide(services)) as Effect.Effect<RunningServer, Error, Scope.Scope>
  const server = await Effect.runPromise(Scope.provide(served, scope))
  const url = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${server.port}`
  const stop = async (patience: number) => {
    isStopping = true
    news.endAll()
    await server.stop(patience)
  }
  return {
    ...database,
    ...tokens,
    url,
    dataDir,
    endedSessions,
    clock,
    stop,
    logLines: () => {
      flush()
      return lines
    },
    ask: (path, asked) => ask(url, tokens, path, asked),
    close: async () => {
      await stop(0)
      await Effect.runPromise(Scope.close(scope, Exit.void))
      if (beside === undefined) await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const textOf = async (zip: Uint8Array) => [...(await unzipped(zip)).values()].join('\n')

const ask = async (url: string, tokens: TokenIssuer, path: string, asked: Ask = {}): Promise<Answer> => {
  const headers = new Headers()
  const [, , first, second] = path.split('/')
  const tenantId = asked.tenantId === undefined ? (first === 'users' ? second : first) : asked.tenantId
  if (tenantId) headers.set('tenant-id', tenantId)
  if (asked.as !== undefined)
    headers.set('authorization', `Bearer ${await tokens.keptTokenFor(asked.as, asked.hasSecondFactor === true)}`)
  if (asked.json !== undefined) headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(asked.headers ?? {})) headers.set(name, value)
  const body = asked.json === undefined ? asked.body : JSON.stringify(asked.json)
  const response = await fetch(`${url}${path}`, {
    method: asked.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body }),
  })
  // One that goes on is not waited for.
  const isLive = response.headers.get('content-type') === 'text/event-stream'
  if (isLive) await response.body?.cancel()
  const type = response.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(isLive ? [] : await response.arrayBuffer())
  const text = type === 'application/zip' ? await textOf(bytes) : new TextDecoder().decode(bytes)
  const isJson = type.startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    text,
    bytes,
    body: isJson ? JSON.parse(text) : undefined,
  }
}
