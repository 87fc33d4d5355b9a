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
    const path = decoded(request)
    const surface = path === undefined || site.isAsset(path) ? 'asset' : site.isBridge(path) ? 'bridge' : 'page'
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

const decoded = (request: IncomingMessage): string | undefined => {
  try {
    return decodeURIComponent((request.url ?? '/').split(/[?#]/, 1)[0] ?? '/')
  } catch {
    return undefined
  }
}
