import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from '../environment.ts'
import { answer, notFound } from './envelope.ts'
import type { Metrics } from './metrics.ts'
import { notesOf } from './requestNotes.ts'

export interface Health {
  /** The database answers and its migrations are the code's; false from the moment a stop was asked for. */
  readonly isReady: () => Promise<boolean>
}

/**
 * What machines ask: is the process alive, may it be given requests, how is it doing, and how does one sign in. How it
 * is doing is told on this machine, and elsewhere to whoever has the token.
 */
export const statusPages = (options: {
  readonly health: Health
  readonly metrics: Metrics
  readonly settings: string
  readonly metricsToken: string | undefined
}) => {
  const { health, metrics, settings, metricsToken } = options
  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
    response.end(body)
  }
  const json = (response: ServerResponse, status: number, body: string) =>
    send(response, status, 'application/json', body)

  const readiness = async (response: ServerResponse) => {
    const isReady = await health.isReady().catch(() => false)
    json(response, isReady ? 200 : 503, `{"status":"${isReady ? 'ready' : 'not ready'}"}`)
  }

  const mayRead = (request: IncomingMessage): boolean => {
    if (metricsToken === undefined) return isLocal(notesOf(request)?.address ?? '')
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

/** An IPv4 address may come dressed as IPv6. */
const isLocal = (address: string): boolean => isLoopback(address.replace(/^::ffff:/, ''))
