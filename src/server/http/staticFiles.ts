import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Surface } from './headers.ts'
import { openPage } from './page.ts'

interface StaticFile {
  readonly path: string
  readonly type: string
  /** Named after its content, so that it never changes. */
  readonly isHashed: boolean
  /** Whether the same lies beside it, compressed. */
  readonly hasBrotli: boolean
}

export interface Site {
  /** Answers false when there is no such file and no page either. */
  readonly serve: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>
  readonly surfaceOf: (path: string) => Surface
  /** Whether there is a file or a screen at the path. */
  readonly knows: (path: string) => boolean
}

/** The files that are more than a file, and need powers of their own. */
const surfaces: Readonly<Record<string, Surface>> = {
  '/auth/redirect.html': 'bridge',
  '/offline.html': 'offline',
  '/sw.js': 'worker',
}

/** The chart workshop is one page, whatever chart of it is asked for; only where the configuration opens it. */
const workshopPage = '/workshop.html'

/** The reader of PDF files is handed all it needs (src/ui/app/pdf). */
const isPdfReader = /^\/assets\/pdf\.worker-[\w-]{7,8}\.js$/

/** A script that runs beside its page answers to the policy it comes with. */
const isWorker = /^\/assets\/[\w.]+\.worker-[\w-]{7,8}\.js$/

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pfb': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * The built browser program. The list of files is read once, so a path of a request is looked up and never turned
 * into a path on disk. Every path that is no file is a screen of the program, which gets the one page.
 */
export const openSite = async (directory: string, settings: string, hasWorkshop = false): Promise<Site> => {
  const files = await filesIn(directory)
  const workshop = files.get(workshopPage)
  if (!hasWorkshop) files.delete(workshopPage)
  const html = files.get('/index.html')
  const sendPage = html && (await openPage(directory, await readFile(html.path, 'utf8'), settings))
  const isWorkshop = (path: string) => hasWorkshop && /^\/workshop(\/|\.html$|$)/.test(path)
  const isScreen = (path: string) => path === '/index.html' || extname(path) === ''
  return {
    surfaceOf: (path) => {
      if (isScreen(path) || isWorkshop(path)) return 'page'
      if (isPdfReader.test(path)) return 'pdfReader'
      return surfaces[path] ?? (isWorker.test(path) ? 'worker' : 'asset')
    },
    knows: (path) => isScreen(path) || isWorkshop(path) || files.has(path),
    serve: async (request, response, path) => {
      if (workshop !== undefined && isWorkshop(path)) return send(request, response, workshop)
      if (isScreen(path)) {
        if (sendPage === undefined) return false
        await sendPage(request, response, path)
        return true
      }
      const file = files.get(path)
      return file !== undefined && send(request, response, file)
    },
  }
}

const filesIn = async (directory: string): Promise<Map<string, StaticFile>> => {
  const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = new Set(names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
  const served = [...paths].filter(
    (path) => types[extname(path)] !== undefined && !/(^|[\\/])\./.test(relative(directory, path)),
  )
  return new Map(
    served.map((path) => {
      const at = `/${relative(directory, path).split(sep).join('/')}`
      return [
        at,
        {
          path,
          type: types[extname(path)] as string,
          isHashed: /^\/assets\/(.*-)?[\w-]{7,8}\.\w+$/.test(at),
          hasBrotli: paths.has(`${path}.br`),
        },
      ]
    }),
  )
}

/** Asked for its size only now: a thousand questions before the first request would be a tenth of the start. */
const send = async (request: IncomingMessage, response: ServerResponse, file: StaticFile): Promise<boolean> => {
  const compressed = file.hasBrotli && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const path = compressed ? `${file.path}.br` : file.path
  const size = await stat(path).then(
    (told) => told.size,
    () => undefined,
  )
  // A new build has taken its place.
  if (size === undefined) return false
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': size,
    ...(response.hasHeader('cache-control')
      ? {}
      : { 'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600' }),
    ...(compressed ? { 'content-encoding': 'br' } : {}),
    ...(file.hasBrotli ? { vary: 'accept-encoding' } : {}),
  })
  if (request.method === 'HEAD') {
    response.end()
    return true
  }
  // A browser that goes away in the middle is nothing to report.
  await pipeline(createReadStream(path), response).catch(() => undefined)
  return true
}
