import type { IncomingMessage } from 'node:http'

/** What one request is found out to be on its way in; the log line and the metrics are made of it. */
export interface RequestNotes {
  readonly id: string
  readonly startedAt: number
  readonly address: string
  route: string
  tenantId?: string
  userId?: string
  /** What the caller is here, told to their browser (`tenancy.ts`). */
  membership?: string
}

const notes = new WeakMap<object, RequestNotes>()

export const beginNotes = (request: IncomingMessage, trustedProxies: number): RequestNotes => {
  const address = clientAddress(request, trustedProxies)
  const begun = { id: crypto.randomUUID(), startedAt: performance.now(), address, route: 'unmatched' }
  notes.set(request, begun)
  return begun
}

/** `source` is what Effect calls the Node request it wraps. */
export const notesOf = (source: object): RequestNotes | undefined => notes.get(source)

/**
 * Where a request came from. Each proxy adds the address it saw at the right end of X-Forwarded-For; what stands
 * further left than our own proxies was written by the client and means nothing.
 */
export const clientAddress = (request: IncomingMessage, trustedProxies: number): string => {
  const socket = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return socket
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
  return seen.at(-trustedProxies) || socket
}
