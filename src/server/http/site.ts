import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NodeHandler } from './api.ts'
import { answer, notFound } from './envelope.ts'
import type { makeHeaders } from './headers.ts'
import { notesOf } from './requestNotes.ts'
import type { Site } from './staticFiles.ts'

/** Pages and files of the browser program, each with the headers of its kind. */
export const siteHandler =
  (site: Site, setHeaders: ReturnType<typeof makeHeaders>): NodeHandler =>
  (request, response) => {
    const path = wanted(request, site)
    const surface = path === undefined ? 'asset' : site.surfaceOf(path)
    setHeaders(response, surface, notesOf(request)?.id ?? '')
    const mayAsk = request.method === 'GET' || request.method === 'HEAD'
    if (path === undefined || !mayAsk) return refused(response)
    site.serve(request, response, path).then(
      (served) => served || refused(response),
      () => response.destroy(),
    )
  }

const refused = (response: ServerResponse): void => {
  response.setHeader('cache-control', 'no-store')
  answer(response, notFound)
}

/** A person who comes to an address that nobody knows gets the program, which says so in its own words (§ 2.1 notFound). */
const wanted = (request: IncomingMessage, site: Site): string | undefined => {
  const path = decoded(request)
  const isPerson = request.headers.accept?.includes('text/html') ?? false
  return isPerson && (path === undefined || !site.knows(path)) ? '/index.html' : path
}

const decoded = (request: IncomingMessage): string | undefined => {
  try {
    return decodeURIComponent((request.url ?? '/').split(/[?#]/, 1)[0] ?? '/')
  } catch {
    return undefined
  }
}
