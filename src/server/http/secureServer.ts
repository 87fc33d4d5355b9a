import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import type { Server, ServerOptions } from 'node:http'
import { constants, createSecureServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2'
import { type Log, traceOf } from '../log.ts'

/** Where the certificate (with those that vouch for it) and its key lie, both PEM. */
export interface TlsFiles {
  readonly cert: string
  readonly key: string
}

interface Options extends ServerOptions {
  /** Milliseconds for a whole request to arrive. */
  readonly requestTimeout: number
  readonly maxHeaderSize: number
  /** Milliseconds for which a connection of HTTP/2 may have nothing to say. */
  readonly idle: number
  /** Milliseconds after which the files are looked at again. */
  readonly lookEvery: number
}

const streamsOfOne = 100

/**
 * HTTP/2 and, for who does not speak it, HTTP/1.1, with a certificate that is read anew when its files change: a renewal needs
 * no restart. What comes in is of Node's compatibility API: requests and responses like those of `node:http`.
 */
export const secureServer = (files: TlsFiles, { idle, lookEvery, ...options }: Options, log: Log) => {
  const server = createSecureServer({
    ...options,
    ...read(files),
    allowHTTP1: true,
    settings: { maxConcurrentStreams: streamsOfOne, maxHeaderListSize: options.maxHeaderSize },
  })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
    session.setTimeout(idle, () => session.close())
  })
  server.on('request', (request) => {
    if (request.httpVersionMajor === 2) cutWhenSlow(request, options.requestTimeout)
  })
  const stopsWatching = whenRenewed(files, lookEvery, () => server.setSecureContext(read(files)), log)
  server.once('close', stopsWatching)
  return {
    server: server as unknown as Server,
    /** Each connection ends with what it is answering. */
    closeIdle: () => {
      for (const session of sessions) session.close()
      ;(server as unknown as Server).closeIdleConnections()
    },
  }
}

const read = ({ cert, key }: TlsFiles) => ({ cert: readFileSync(cert), key: readFileSync(key) })

const cutWhenSlow = (request: Http2ServerRequest, after: number): void => {
  if (request.stream.readableEnded) return
  const cut = setTimeout(() => request.stream.close(constants.NGHTTP2_CANCEL), after)
  for (const over of ['end', 'close'] as const) request.once(over, () => clearTimeout(cut))
}

/** A certificate that cannot be used leaves the one that is shown. */
const whenRenewed = (files: TlsFiles, interval: number, use: () => void, log: Log): (() => void) => {
  const renewed = () => {
    try {
      use()
      log('info', 'tls.renewed', {})
    } catch (error) {
      log('error', 'tls.notRenewed', traceOf(error))
    }
  }
  for (const file of Object.values(files)) watchFile(file, { interval, persistent: false }, renewed)
  return () => {
    for (const file of Object.values(files)) unwatchFile(file, renewed)
  }
}
