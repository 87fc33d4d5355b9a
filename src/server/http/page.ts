import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { asBrotli } from './compress.ts'
import { withScripts } from './headers.ts'
import { withSettings } from './settings.ts'

/** Where the build leaves the table of what each page needs (`scripts/pageCode.ts`). */
export const pageCodeFile = '.vite/pageCode.json'

interface Body {
  readonly plain: Buffer
  /** Made when somebody first takes it: all of them at once were a fifth of the start. */
  readonly brotli: () => Promise<Buffer>
}

/** Sends the one page of the program, as an address wants it. */
export type SendPage = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

/**
 * The page with the settings in it and, for each first word of a path, with the code beyond the program that is needed
 * there (`scripts/pageCode.ts`), for the script of the page to ask for behind the first readings (`src/preload.ts`): a
 * browser asks for six things at a time, and answers take longest. There are few such pages, and they are made once.
 */
export const openPage = async (directory: string, html: string, settings: string): Promise<SendPage> => {
  const page = withSettings(html, settings)
  const bare = bodyOf(page)
  const table = await readFile(join(directory, pageCodeFile), 'utf8').catch(() => '{}')
  const withCode = new Map(
    Object.entries(JSON.parse(table) as Readonly<Record<string, readonly string[]>>).map(([word, files]) => {
      const links = files.map((file) => `<link ${loadedAs(file)} crossorigin href="/${file}">`).join('')
      return [word, bodyOf(page.replace('<script>', () => `<template id="code">${links}</template><script>`))]
    }),
  )
  const hashes = scriptHashes(page)
  return async (request, response, path) => {
    const { plain, brotli } = withCode.get(path.split('/')[1] ?? '') ?? bare
    const isSmall = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const body = isSmall ? await brotli() : plain
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'content-security-policy': withScripts(String(response.getHeader('content-security-policy')), hashes),
      vary: 'accept-encoding',
      ...(isSmall ? { 'content-encoding': 'br' } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

const bodyOf = (page: string): Body => {
  const plain = Buffer.from(page)
  let made: Promise<Buffer> | undefined
  return {
    plain,
    brotli: () => {
      made ??= asBrotli(plain)
      return made
    },
  }
}

/** The scripts that stand in the page itself. */
export const inlineScripts = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)

/** As a policy names them. */
const scriptHashes = (html: string): ReadonlyArray<string> =>
  inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)

const loadedAs = (file: string) => (file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"')
