import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Log, traceOf } from '../log.ts'
import type { NodeHandler } from './api.ts'
import { limitConnections, limitsFor } from './connectionLimits.ts'
import { answer, refuse } from './envelope.ts'
import type { Metrics } from './metrics.ts'
import type { ProxyWatch } from './proxies.ts'
import { beginNotes, type RequestNotes } from './requestNotes.ts'
import type { TlsFiles } from './secureServer.ts'

export interface RunningServer {
  readonly port: number
  /** Stops accepting, lets running requests end for as long as asked, and cuts what is left. */
  readonly stop: (patience: number) => Promise<void>
}

const broken = refuse(500, 'internal', 'Something went wrong on our side.')
const second = 1000

/**
 * The one port. A sender that is slow on purpose is cut off: 10 s for headers, 2 minutes for a whole upload; nobody
 * holds all connections.
 */
export const startServer = async (options: {
  readonly port: number
  readonly host: string
  readonly trustedProxies: number
  readonly proxies: ProxyWatch
  readonly handle: NodeHandler
  readonly log: Log
  readonly metrics: Metrics
  readonly limits?: ReturnType<typeof limitsFor>
  /** Without them it speaks HTTP/1.1 in the open, for a proxy in front or this machine. */
  readonly tls?: TlsFiles | undefined
}): Promise<RunningServer> => {
  const { handle, log, metrics } = options
  const { server, closeIdle } = await made(options.tls, log)
  const { cutAll } = limitConnections(server, options.limits ?? limitsFor(options.trustedProxies))
  server.on('request', (request, response) => {
    const notes = beginNotes(request, options.trustedProxies)
    options.proxies.see(request)
    metrics.requestBegan()
    response.once('close', () => finished(notes, request.method ?? '', response, log, metrics))
    try {
      handle(request, response)
    } catch (error) {
      log('error', 'request.failed', { id: notes.id, ...traceOf(error) })
      response.headersSent ? response.destroy() : answer(response, broken)
    }
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return socket.destroy()
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })
  await listening(server, options.port, options.host)
  return {
    port: (server.address() as AddressInfo).port,
    stop: (patience) => stopped(server, patience, closeIdle, cutAll),
  }
}

const settings = {
  headersTimeout: 10 * second,
  requestTimeout: 120 * second,
  keepAliveTimeout: 5 * second,
  connectionsCheckingInterval: second,
  maxHeaderSize: 16 * 1024,
  noDelay: true,
}

const made = async (tls: TlsFiles | undefined, log: Log) => {
  if (tls === undefined) {
    const server = createServer(settings)
    return { server, closeIdle: () => server.closeIdleConnections() }
  }
  const { secureServer } = await import('./secureServer.ts')
  try {
    return secureServer(tls, { ...settings, idle: 60 * second, lookEvery: 60 * second }, log)
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new Error(`The certificate of TLS_CERT_FILE and the key of TLS_KEY_FILE cannot be used together (${code}).`)
  }
}

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use on ${host}; set PORT to a free one.`)
          : new Error(`The server cannot listen on ${host}:${port} (${error.code}).`),
      ),
    )
    server.listen(port, host, resolve)
  })

const stopped = (server: Server, patience: number, closeIdle: () => void, cutAll: () => void): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(cutAll, patience)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    closeIdle()
  })

const finished = (notes: RequestNotes, method: string, response: ServerResponse, log: Log, metrics: Metrics): void => {
  const ms = performance.now() - notes.startedAt
  const status = response.writableFinished ? response.statusCode : 499
  metrics.requestEnded()
  metrics.observe(notes.route, method, status, ms / second)
  log(status >= 500 ? 'warning' : 'info', 'request', {
    id: notes.id,
    method,
    route: notes.route,
    status,
    ms: Math.round(ms * 10) / 10,
    tenantId: notes.tenantId,
    userId: notes.userId,
  })
}
