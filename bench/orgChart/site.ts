import { existsSync, globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../../scripts/programs.ts'

const outDir = join(root, '.cache/bench-orgChart')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** A page with the three charts on it, built as the product's are, with the product's own stylesheet. */
export const serveCharts = async (): Promise<{ readonly url: string; readonly stop: () => void }> => {
  await build({
    configFile: false,
    root: join(root, 'bench/orgChart/page'),
    plugins: [react()],
    logLevel: 'error',
    css: { postcss: {} },
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2_000 },
  })
  const sheets = globSync('dist/client/assets/*.css', { cwd: root }).map((path) => readFileSync(join(root, path)))
  const bytesOf = (path: string): Buffer =>
    path === '/product.css' ? Buffer.concat(sheets) : readFileSync(join(outDir, path === '/' ? 'index.html' : path))
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    // The stylesheet names fonts, which the page has not got.
    const isHere = path === '/' || path === '/product.css' || existsSync(join(outDir, path))
    if (path.includes('..') || !isHere) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html' })
    return response.end(bytesOf(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
