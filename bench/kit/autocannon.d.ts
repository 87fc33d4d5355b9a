/** The part of autocannon that the benches use; the package brings no types. */
declare module 'autocannon' {
  export interface Request {
    readonly method?: 'GET' | 'PUT'
    readonly path?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    readonly setupRequest?: (request: Request) => Request
  }
  export interface Client {
    readonly setRequests: (requests: ReadonlyArray<Request>) => void
  }
  export interface Outcome {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    readonly '3xx': number
  }
  export default function autocannon(options: {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
    readonly setupClient?: (client: Client) => void
  }): Promise<Outcome>
}
