import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../../scripts/programs.ts'

const outDir = join(root, '.cache/bench-floor')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The bare page, built as the product's is, and every byte of it sent compressed; `list` is what its one call answers. */
export const serveBarePage = async (list: string): Promise<{ readonly url: string; readonly stop: () => void }> => {
  await build({
    configFile: false,
    root: join(root, 'bench/floor/page'),
    plugins: [react()],
    logLevel: 'warn',
    css: { postcss: {} },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
  const ready = new Map([['/employeeMini', brotliCompressSync(list)]])
  const bytesOf = (path: string): Buffer => {
    const known = ready.get(path) ?? brotliCompressSync(readFileSync(join(outDir, path)))
    ready.set(path, known)
    return known
  }
  const server = createServer((request, response) => {
    const path = request.url === '/employees' ? '/index.html' : (request.url ?? '/')
    if (path.includes('..') || path === '/favicon.ico') return response.writeHead(404).end()
    const type = types[extname(path)] ?? 'application/json'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
    return response.end(bytesOf(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
