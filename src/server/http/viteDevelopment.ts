import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../projectRoot.ts'
import type { NodeHandler } from './api.ts'
import type { makeHeaders } from './headers.ts'
import { notesOf } from './requestNotes.ts'
import { withSettings } from './settings.ts'

/** `npm run dev`: the browser program straight from its sources, with hot reload. Never in a built server. */
export const developmentSite = async (
  settings: string,
  setHeaders: ReturnType<typeof makeHeaders>,
): Promise<{ readonly handle: NodeHandler; readonly close: () => Promise<void> }> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: projectRoot,
    appType: 'custom',
    // Vite's usual way writes a bundled copy of its configuration, which the watching Node takes for a changed source.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  const page = async (file: string, url: string) =>
    withSettings(await vite.transformIndexHtml(url, await readFile(join(projectRoot, file), 'utf8')), settings)
  return {
    close: () => vite.close(),
    handle: (request, response) => {
      setHeaders(response, 'developer', notesOf(request)?.id ?? '')
      vite.middlewares(request, response, () => {
        const url = request.url ?? '/'
        const file = fileOf(url)
        page(file, url).then(
          (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
          (error: unknown) => {
            vite.ssrFixStacktrace(error as Error)
            response.writeHead(500, { 'content-type': 'text/plain' }).end(String((error as Error).stack))
          },
        )
      })
    },
  }
}

const fileOf = (url: string): string =>
  /^\/workshop([/?]|$)/.test(url)
    ? 'workshop.html'
    : (/^\/(auth\/redirect|catalogue|workshop)\.html/.exec(url)?.[0].slice(1) ?? 'index.html')
