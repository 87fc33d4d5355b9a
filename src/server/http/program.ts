import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer'
import { Context, Effect, FileSystem, Layer } from 'effect'
import type { Log } from '../log.ts'
import type { Usage } from '../store/lending.ts'
import { apiHandler, type NodeHandler } from './api.ts'
import { dispatcher } from './dispatch.ts'
import type { makeHeaders } from './headers.ts'
import { type JobCounts, makeMetrics } from './metrics.ts'
import { watchForProxies } from './proxies.ts'
import type { TlsFiles } from './secureServer.ts'
import { startServer } from './server.ts'
import { type Health, statusPages } from './status.ts'

/** Everything that answers, on one port, until the scope ends. */
export const serve = <R>(options: {
  readonly host: string
  readonly port: number
  readonly trustedProxies: number
  readonly tls?: TlsFiles | undefined
  readonly log: Log
  readonly usage: Usage
  readonly jobs?: JobCounts
  readonly routes: Layer.Layer<never, never, R>
  readonly checks: Health['checks']
  readonly provider: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly setHeaders: ReturnType<typeof makeHeaders>
  readonly site: NodeHandler
  readonly settings: string
  /** Nobody comes from another machine. */
  readonly isOnThisMachine: boolean
  readonly metricsToken?: string | undefined
  /** The directory in which uploads arrive. */
  readonly uploads: string
}) =>
  Effect.gen(function* () {
    const { host, port, trustedProxies, tls, log, provider, setHeaders, site, settings } = options
    const proxies = watchForProxies(trustedProxies, log)
    const metrics = makeMetrics(options.usage, options.jobs, () => proxies.warning !== undefined)
    const services = yield* Layer.build(NodeHttpServer.layerHttpServices)
    yield* Effect.promise(() => mkdir(options.uploads, { recursive: true, mode: 0o700 }))
    const disk = arrivingIn(options.uploads, Context.get(services, FileSystem.FileSystem))
    const api = yield* Effect.provideContext(
      apiHandler(options.routes, log),
      Context.add(services, FileSystem.FileSystem, disk),
    )
    const small = statusPages({
      health: options,
      metrics,
      settings,
      isOnThisMachine: options.isOnThisMachine,
      metricsToken: options.metricsToken,
      proxies,
    })
    const handle = dispatcher({ api, small, provider, site }, setHeaders)
    return yield* Effect.tryPromise({
      try: () => startServer({ port, host, trustedProxies, tls, proxies, handle, log, metrics }),
      catch: (error) => error as Error,
    })
  })

/** What people send lies with everything else of theirs, and not where all programs of the machine put theirs. */
const arrivingIn = (uploads: string, disk: FileSystem.FileSystem): FileSystem.FileSystem => ({
  ...disk,
  makeTempDirectoryScoped: (options) => disk.makeTempDirectoryScoped({ directory: uploads, ...options }),
})
