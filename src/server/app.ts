import { join } from 'node:path'
import { Effect, Exit, Layer, Scope } from 'effect'
import { Api } from '../contract/api.ts'
import type { TenantId } from '../domain/kernel/ids.ts'
import { isChosen } from '../domain/notifications/kinds.ts'
import { pathTo } from '../domain/session/places.ts'
import { hostedPayments } from './billing/hostedPayments.ts'
import { Payments } from './billing/payments.ts'
import { testPayments } from './billing/testPayments.ts'
import type { Config } from './config.ts'
import { clientsOf } from './employees/accounts/clients.ts'
import { keepSwept, uploadsIn } from './files/abandoned.ts'
import { hasRoom } from './files/diskRoom.ts'
import { diskFiles, FileStore } from './files/fileStore.ts'
import { clientOf } from './files/logo.ts'
import { handlers } from './handlers.ts'
import { makeHeaders } from './http/headers.ts'
import { KeptBodies, keptBodies } from './http/keptBodies.ts'
import { serve } from './http/program.ts'
import { clientAddress } from './http/requestNotes.ts'
import { routesOf } from './http/routes.ts'
import { settingsJson } from './http/settings.ts'
import { siteHandler } from './http/site.ts'
import { openSite } from './http/staticFiles.ts'
import type { Identity } from './identity/identity.ts'
import { Logins, type LoginsShape } from './identity/logins.ts'
import { makeIdentity } from './identity/makeIdentity.ts'
import type { DemoSignIns } from './identity/pages/signIn.ts'
import { clearingTasks } from './jobs/clearing.ts'
import { startJobs } from './jobs/jobs.ts'
import { reminderTasks } from './jobs/reminders.ts'
import type { Log } from './log.ts'
import { Logging } from './logging.ts'
import { type HeadOf, letterheads } from './mail/letterheads.ts'
import { startMailWorker } from './mail/mailWorker.ts'
import { outbox } from './mail/outbox.ts'
import { postBy } from './mail/post.ts'
import { smtp } from './mail/smtp.ts'
import { LiveNews, listenForNews } from './notifications/live.ts'
import { openFirstRun } from './onboarding/firstRun.ts'
import { publishTemplates } from './policies/templates/publishing.ts'
import { clientDirectory, migrationsDirectory } from './projectRoot.ts'
import { isAdministrator } from './session/administrators.ts'
import type { BegunData } from './store/beginning.ts'
import { Database, makeDatabase } from './store/database.ts'
import { identitySql } from './store/identitySql.ts'
import { nobodyIn } from './store/member.ts'
import { isEmpty, openStore, type Store } from './store/open.ts'

export interface App {
  readonly port: number
  readonly store: Store
  readonly identity: Identity
  /** Where the first client is made; undefined where there is one. */
  readonly firstRunAddress: string | undefined
  /** Resolves, with why, when the database is gone and does not come back. */
  readonly lost: Promise<string>
  /** Answers 503 to readiness, drains, then closes what was opened, last first. */
  readonly stop: () => Promise<void>
}

export interface Demo {
  readonly signIns: DemoSignIns
  /** Fills a database that has nobody in it; runs before the first request is taken. */
  readonly seed: (store: Store, dataDir: string) => Promise<void>
}

const drainFor = 10_000

/** Puts the running server together: database, identity, API, pages. What fails half-way is closed again, the data too. */
export const startApp = async (config: Config, log: Log, data: BegunData, demo?: Demo): Promise<App> => {
  const scope = Effect.runSync(Scope.make())
  const run = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
    Effect.runPromise(Scope.provide(effect, scope))
  const close = () => Effect.runPromise(Scope.close(scope, Exit.void))
  try {
    await run(Effect.addFinalizer(() => Effect.promise(data.end)))
    return await assemble(config, log, data, demo, run, close)
  } catch (error) {
    await close()
    throw error
  }
}

const assemble = async (
  config: Config,
  log: Log,
  data: BegunData,
  demo: Demo | undefined,
  run: <A, E>(effect: Effect.Effect<A, E, Scope.Scope>) => Promise<A>,
  close: () => Promise<void>,
): Promise<App> => {
  const { dataDir, host, port, publicUrl, trustedProxies } = config
  const store = await run(
    openStore({
      kind: config.mode,
      dataDir,
      database: config.database,
      migrations: migrationsDirectory,
      maxConnections: config.databaseConnections,
      log,
      begun: data.cluster,
    }),
  )
  await run(publishTemplates(store.addresses.owner))
  if (demo !== undefined && (await run(isEmpty(store.addresses.owner)))) await demo.seed(store, dataDir)
  const sql = identitySql(store.connections)
  const database = makeDatabase(store.connections)
  const files = diskFiles(dataDir)
  const stored = Layer.mergeAll(Layer.succeed(Database, database), Layer.succeed(FileStore, files))
  const headOf = letterheads({
    clientOf: (tenantId) => Effect.runPromise(Effect.provide(clientOf(nobodyIn(tenantId as TenantId)), stored)),
    choicesOf: (kind) => (isChosen(kind) ? publicUrl + pathTo('notificationChoices') : null),
  })
  await run(
    Effect.acquireRelease(
      Effect.sync(() => startMailWorker({ sql, deliver: deliveryOf(config, headOf), log })),
      (worker) => Effect.promise(worker.stop),
    ),
  )
  await run(
    Effect.acquireRelease(
      Effect.sync(() => keepSwept(dataDir, log)),
      (sweeping) => Effect.promise(sweeping.stop),
    ),
  )
  const clients = clientsOf(database, config.mode === 'production' ? isAdministrator : undefined)
  const identity = await run(
    Effect.acquireRelease(
      Effect.promise(() =>
        makeIdentity({
          sql,
          publicUrl,
          log,
          sendMail: (message, within = sql) => postBy(within, { tenantId: null, key: crypto.randomUUID(), ...message }),
          choices: { tokenStore: config.tokenStore, scopes: config.scopes },
          demo: demo?.signIns,
          hosted: config.hosted,
          upstream: config.upstream,
          addressOf: (request) => clientAddress(request, trustedProxies),
          clients,
        }),
      ),
      (opened) => Effect.promise(() => opened.close()),
    ),
  )
  const logins: LoginsShape = {
    person: (userId) => identity.accounts.byId(userId),
    endSessionsOf: (userId) => identity.endSessionsOf(userId),
    keepsCredentials: config.hosted === undefined && config.upstream === undefined,
    publicUrl,
  }
  const tasks = {
    ...reminderTasks({ database, publicUrl, endSessionsOf: logins.endSessionsOf }),
    ...clearingTasks({ database, files }),
  }
  const jobs = await run(
    Effect.acquireRelease(
      Effect.sync(() => startJobs({ sql, tasks, log })),
      (running) => Effect.promise(running.stop),
    ),
  )
  const firstRun =
    config.mode === 'production'
      ? await openFirstRun({
          owner: store.addresses.owner,
          logins,
          addressOf: (request) => clientAddress(request, trustedProxies),
          log,
        })
      : undefined
  const news = await run(listenForNews(store.addresses.app, log))
  const services = Layer.mergeAll(
    stored,
    Layer.succeed(Logging, log),
    Layer.succeed(LiveNews, news),
    Layer.succeed(KeptBodies, keptBodies()),
    Layer.succeed(Logins, logins),
    Layer.succeed(Payments, config.payments === undefined ? testPayments : hostedPayments(config.payments)),
  )
  const auth = identity.authSettings()
  const settings = settingsJson(config, auth)
  const setHeaders = makeHeaders({
    isHttps: publicUrl.startsWith('https:'),
    otherOrigins: [
      ...(config.hosted === undefined ? [] : auth.knownAuthorities.map((authority) => `https://${authority}`)),
      ...(config.payments === undefined ? [] : [new URL(config.payments.url).origin]),
    ],
  })
  const site = await run(siteFor(config, settings, setHeaders))

  let isStopping = false
  const server = await run(
    serve({
      host,
      port,
      trustedProxies,
      tls: config.tls,
      log,
      usage: store.connections.usage,
      jobs: jobs.counts,
      routes: routesOf(Api, handlers, {
        verify: (token) => identity.verifyAccessToken(token),
        requestsPerMinute: config.requestsPerMinute,
      }),
      checks: async () => ({
        server: isStopping ? 'stopping' : 'ok',
        database: (await Effect.runPromise(database.answers)) ? 'ok' : 'unavailable',
        disk: (await hasRoom([dataDir, join(dataDir, 'files'), ...store.directories])) ? 'ok' : 'full',
      }),
      provider: (request, response) =>
        identity.handle(request, response) || (firstRun?.handle(request, response) ?? false),
      setHeaders,
      site,
      settings,
      isOnThisMachine: config.isOnThisMachine,
      metricsToken: config.metricsToken,
      uploads: uploadsIn(dataDir),
    }).pipe(Effect.provide(services)),
  )
  return {
    port: server.port,
    store,
    identity,
    firstRunAddress: firstRun?.address,
    lost: store.lost,
    stop: async () => {
      if (isStopping) return
      isStopping = true
      news.endAll()
      await server.stop(drainFor)
      await close()
    },
  }
}

const deliveryOf = ({ dataDir, publicUrl, mail: { smtpUrl, from } }: Config, headOf: HeadOf) =>
  smtpUrl === undefined ? outbox(dataDir) : smtp({ url: smtpUrl, from, headOf, publicUrl })

const siteFor = (config: Config, settings: string, setHeaders: ReturnType<typeof makeHeaders>) =>
  config.isDevelopment
    ? Effect.map(
        Effect.acquireRelease(
          Effect.promise(async () => {
            const { developmentSite } = await import('./http/viteDevelopment.ts')
            return developmentSite(settings, setHeaders)
          }),
          (site) => Effect.promise(site.close),
        ),
        ({ handle }) => handle,
      )
    : Effect.map(
        Effect.promise(() => openSite(clientDirectory, settings, config.workshop)),
        (site) => siteHandler(site, setHeaders),
      )
