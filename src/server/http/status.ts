import type { ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'

export interface Health {
  /** The database answers and its migrations are the code's; false from the moment a stop was asked for. */
  readonly isReady: () => Promise<boolean>
}

/** What machines ask: is the process alive, may it be given requests, how is it doing, and how does one sign in. */
export const statusPages = (health: Health, metrics: Metrics, settings: string) => {
  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
    response.end(body)
  }
  const json = (response: ServerResponse, status: number, body: string) =>
    send(response, status, 'application/json', body)

  return (path: string, response: ServerResponse): void => {
    switch (path) {
      case '/healthz':
        return json(response, 200, '{"status":"alive"}')
      case '/readyz':
        void health.isReady().then(
          (ready) => json(response, ready ? 200 : 503, `{"status":"${ready ? 'ready' : 'not ready'}"}`),
          () => json(response, 503, '{"status":"not ready"}'),
        )
        return
      case '/metrics':
        return send(response, 200, 'text/plain; version=0.0.4; charset=utf-8', metrics.text())
      default:
        return json(response, 200, settings)
    }
  }
}
