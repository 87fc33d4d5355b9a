/** What the provider's own pages read from a request. */
import type { IncomingMessage } from 'node:http'
import type { Origin } from './origin.ts'

const longestForm = 8 * 1024

/** Undefined when it is not a form, longer than any of ours, or holds what is no text. */
export const readForm = async (req: IncomingMessage): Promise<URLSearchParams | undefined> => {
  if (!req.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return undefined
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > longestForm) return undefined
    chunks.push(chunk)
  }
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  return [...form].flat().some((part) => part.includes('\0')) ? undefined : form
}

/** A form is accepted from our own pages only; where a browser names no origin, it must say the site is the same. */
export const isFromOurPages = (req: IncomingMessage, origin: Origin): boolean => {
  const from = req.headers.origin
  if (from !== undefined && from !== 'null') return from === origin.url
  return req.headers['sec-fetch-site'] === 'same-origin'
}

/**
 * The provider derives addresses and cookie flags from the request. They follow the configured public URL, whatever
 * a client or a proxy wrote into these headers.
 */
export const pinOrigin = (req: IncomingMessage, origin: Origin): void => {
  req.headers.host = origin.host
  delete req.headers['x-forwarded-host']
  req.headers['x-forwarded-proto'] = origin.isHttps ? 'https' : 'http'
}

export const pathOf = (req: IncomingMessage): string => (req.url ?? '/').split('?', 1)[0] ?? '/'

const mounts = /^\/(?:idp-signin|idp-password-reset)(\/.*)$/

/** The address below the provider's mount, with its query. */
export const mountedPath = (req: IncomingMessage): string | undefined => mounts.exec(req.url ?? '')?.[1]

export const isOfProvider = (path: string): boolean => path.startsWith('/idp-ui/') || mounts.test(path)
