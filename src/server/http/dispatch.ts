import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NodeHandler } from './api.ts'
import { answer, notFound, refuse } from './envelope.ts'
import type { makeHeaders } from './headers.ts'
import { notesOf, type RequestNotes } from './requestNotes.ts'

/** The parts of the program that answer. */
export interface Parts {
  readonly api: NodeHandler
  /** `/healthz`, `/readyz`, `/metrics`, `/config.json`. */
  readonly small: (path: string, request: IncomingMessage, response: ServerResponse) => void
  /** The local provider, and the first-run page; true when the path is theirs and the answer is on its way. */
  readonly provider: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Pages and their files; never for a path of the parts above. */
  readonly site: NodeHandler
}

/** One port for everything: the first segment of the path decides who answers. */
export const dispatcher =
  (parts: Parts, setHeaders: ReturnType<typeof makeHeaders>): NodeHandler =>
  (request, response) => {
    const path = pathOf(request)
    const notes = notesOf(request) as RequestNotes
    if (path === undefined) return answer(response, refuse(400, 'malformed', 'The request could not be read.'))
    if (path === '/api' || path.startsWith('/api/') || calendarFeed.test(path)) {
      setHeaders(response, 'api', notes.id)
      return parts.api(request, response)
    }
    const first = path.slice(0, path.indexOf('/', 1) < 0 ? undefined : path.indexOf('/', 1))
    if (providerPaths.has(first)) {
      notes.route = first
      setHeaders(response, 'provider', notes.id)
      if (parts.provider(request, response)) return
      return answer(response, notFound)
    }
    if (small.has(path)) {
      notes.route = path
      setHeaders(response, 'api', notes.id)
      return parts.small(path, request, response)
    }
    notes.route = 'site'
    parts.site(request, response)
  }

/** What calendar programs ask for; the page beside it is the site's. */
const calendarFeed = /^\/calendar\/[^/]*\.ics$/

const small: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/config.json'])

const providerPaths = new Set(['/idp-signin', '/idp-password-reset', '/idp-ui', '/idp', '/first-run'])

/** Lower-case only where it decides who answers; the parts read the URL themselves. */
const pathOf = (request: IncomingMessage): string | undefined => {
  const [path] = (request.url ?? '/').split(/[?#]/, 1)
  if (path === undefined || !path.startsWith('/')) return undefined
  return /^\/api(\/|$)/i.test(path) ? path.toLowerCase() : path
}
