import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { routesOf } from '../../../src/server/http/routes.ts'
import { projectRoot } from '../../../src/server/projectRoot.ts'
import { serverOf, type TestServer } from '../kit/server.ts'
import { ProbeApi, probeHandlers } from './probe.ts'

let server: TestServer
let site: string

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'tenure-site-'))
  await cp(join(projectRoot, 'public'), site, { recursive: true })
  await writeFile(join(site, 'index.html'), '<html><head><title>Tenure</title></head><body></body></html>')
  server = await serverOf((options) => routesOf(ProbeApi, probeHandlers, options), { site })
})
afterAll(async () => {
  await server.close()
  await rm(site, { recursive: true, force: true })
})

const directive = (policy: string | null, name: string) =>
  policy
    ?.split('; ')
    .find((one) => one.split(' ')[0] === name)
    ?.slice(name.length + 1)

describe('the worker for times without a network', () => {
  it('is asked for anew each time, so that an update of the app is never held up', async () => {
    const { status, headers } = await server.ask('/sw.js', { tenantId: null })
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ])
  })

  it('may ask this server, and nothing else', async () => {
    const { headers } = await server.ask('/sw.js', { tenantId: null })
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; base-uri 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('may be installed by a page, by one policy with one name', async () => {
    const { headers } = await server.ask('/employees', { tenantId: null })
    const policy = headers.get('content-security-policy')
    expect([directive(policy, 'worker-src'), directive(policy, 'manifest-src')]).toEqual(["'self'", "'self'"])
    expect([directive(policy, 'trusted-types'), directive(policy, 'require-trusted-types-for')]).toEqual([
      'tenure-worker tenure-pdf',
      "'script'",
    ])
  })
})

describe('the offline page', () => {
  it('keeps its powers with it: its own style, its own script, and asking whether the server is back', async () => {
    const { status, headers, text } = await server.ask('/offline.html', { tenantId: null })
    const policy = headers.get('content-security-policy')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(['script-src', 'style-src', 'connect-src'].map((name) => directive(policy, name))).toEqual([
      "'self'",
      "'self'",
      "'self'",
    ])
    expect([directive(policy, 'trusted-types'), directive(policy, 'frame-ancestors')]).toEqual(["'none'", "'none'"])
    expect(policy).not.toContain('unsafe')
    expect(text).not.toMatch(/<style|style=|<script>/)
  })

  test.each([
    ['/offline.css', 'text/css; charset=utf-8'],
    ['/offline.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/512.png', 'image/png'],
  ])('%s is a file like any other', async (path, type) => {
    const { status, headers } = await server.ask(path, { tenantId: null })
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })
})
