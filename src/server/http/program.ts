import type { IncomingMessage, ServerResponse } from 'node:http'
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer'
import { Effect, Layer } from 'effect'
import type { Log } from '../log.ts'
import type { Usage } from '../store/pool.ts'
import { apiHandler, type NodeHandler } from './api.ts'
import { dispatcher } from './dispatch.ts'
import type { makeHeaders } from './headers.ts'
import { type JobCounts, makeMetrics } from './metrics.ts'
import { startServer } from './server.ts'
import { statusPages } from './status.ts'

/** Everything that answers, on one port, until the scope ends. */
export const serve = <R>(options: {
  readonly host: string
  readonly port: number
  readonly trustedProxies: number
  readonly log: Log
  readonly usage: Usage
  readonly jobs?: JobCounts
  readonly routes: Layer.Layer<never, never, R>
  readonly isReady: () => Promise<boolean>
  readonly provider: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly setHeaders: ReturnType<typeof makeHeaders>
  readonly site: NodeHandler
  readonly settings: string
  readonly metricsToken?: string | undefined
}) =>
  Effect.gen(function* () {
    const { host, port, trustedProxies, log, provider, setHeaders, site, settings } = options
    const metrics = makeMetrics(options.usage, options.jobs)
    const services = yield* Layer.build(NodeHttpServer.layerHttpServices)
    const api = yield* Effect.provideContext(apiHandler(options.routes, log), services)
    const small = statusPages({ health: options, metrics, settings, metricsToken: options.metricsToken })
    const handle = dispatcher({ api, small, provider, site }, setHeaders)
    return yield* Effect.tryPromise({
      try: () => startServer({ port, host, trustedProxies, handle, log, metrics }),
      catch: (error) => error as Error,
    })
  })
