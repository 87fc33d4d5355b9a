import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from '../environment.ts'
import { answer, notFound } from './envelope.ts'
import type { Metrics } from './metrics.ts'
import { bareAddress, isForwarded, type ProxyWatch } from './proxies.ts'

export interface Health {
  /** What has to be well before requests are taken, by its name. */
  readonly checks: () => Promise<Readonly<Record<string, 'ok' | 'stopping' | 'unavailable' | 'full'>>>
}

/**
 * What machines ask: is the process alive, may it be given requests, how is it doing, and how does one sign in. How it
 * is doing is told to anyone with the token; without one, only where everything is on this machine, and to nobody for
 * whom a proxy speaks.
 */
export const statusPages = (options: {
  readonly health: Health
  readonly metrics: Metrics
  readonly settings: string
  readonly isOnThisMachine: boolean
  readonly metricsToken: string | undefined
  readonly proxies: ProxyWatch
}) => {
  const { health, metrics, settings, isOnThisMachine, metricsToken, proxies } = options
  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
    response.end(body)
  }
  const json = (response: ServerResponse, status: number, body: string) =>
    send(response, status, 'application/json', body)

  const readiness = async (response: ServerResponse) => {
    const checks = await health.checks().catch(() => ({ server: 'unavailable' }))
    const isReady = Object.values(checks).every((found) => found === 'ok')
    const warnings = proxies.warning === undefined ? {} : { warnings: [proxies.warning] }
    if (!isReady) response.setHeader('retry-after', '2')
    json(
      response,
      isReady ? 200 : 503,
      JSON.stringify({ status: isReady ? 'ready' : 'not ready', ...checks, ...warnings }),
    )
  }

  const mayRead = (request: IncomingMessage): boolean => {
    if (metricsToken === undefined) {
      return isOnThisMachine && !isForwarded(request) && isLoopback(bareAddress(request))
    }
    const given = createHash('sha256').update(String(request.headers.authorization)).digest()
    return timingSafeEqual(given, createHash('sha256').update(`Bearer ${metricsToken}`).digest())
  }

  return (path: string, request: IncomingMessage, response: ServerResponse): void => {
    if (path === '/healthz') json(response, 200, '{"status":"alive"}')
    else if (path === '/readyz') void readiness(response)
    else if (path === '/metrics' && !mayRead(request)) answer(response, notFound)
    else if (path === '/metrics') send(response, 200, 'text/plain; version=0.0.4; charset=utf-8', metrics.text())
    else json(response, 200, settings)
  }
}
