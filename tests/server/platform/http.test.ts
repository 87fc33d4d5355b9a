import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { routesOf } from '../../../src/server/http/routes.ts'
import { TenantSql } from '../../../src/server/store/database.ts'
import { addMember, addTenant, type TestMember } from '../kit/people.ts'
import { serverOf, type TestServer } from '../kit/server.ts'
import { largeJson, ProbeApi, probeHandlers } from './probe.ts'

let server: TestServer
let member: TestMember
let site: string

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'tenure-site-'))
  for (const folder of ['assets', 'auth']) await mkdir(join(site, folder))
  await writeFile(
    join(site, 'index.html'),
    '<html><head><meta charset="utf-8" /><script>let a</script><title>Tenure</title></head><body></body></html>',
  )
  await mkdir(join(site, '.vite'))
  await writeFile(join(site, '.vite/pageCode.json'), '{"employees":["assets/employees-a1b2c3d4.js"]}')
  await writeFile(join(site, 'auth/redirect.html'), '<html></html>')
  await writeFile(join(site, 'assets/index-a1b2c3d4.js'), 'plain')
  await writeFile(join(site, 'assets/index-a1b2c3d4.js.br'), 'compressed')
  await writeFile(join(site, 'favicon.svg'), '<svg/>')
  await writeFile(join(site, '.secret.txt'), 'hidden')
  server = await serverOf((options) => routesOf(ProbeApi, probeHandlers, options), { site })
  member = await addMember(server, await addTenant(server))
})
afterAll(async () => {
  await server.close()
  await rm(site, { recursive: true, force: true })
})

/** Without a client that decompresses or normalises anything. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { headers, path }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

/** Something one side waits for and the other gives. */
const signal = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((given) => {
    resolve = given
  })
  return { promise, resolve }
}

describe('JSON of some size', () => {
  const ask = async (encoding: string) =>
    raw(`/api/${member.tenantId}/large`, {
      authorization: `Bearer ${await server.tokenFor(member.userId)}`,
      'tenant-id': member.tenantId,
      'accept-encoding': encoding,
    })
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('asked for as %s comes as %s', async (accepted, encoding, open) => {
    const { headers, body } = await ask(accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(JSON.parse(open(body).toString()).data).toEqual(JSON.parse(largeJson))
    expect(headers.vary).toBe('accept-encoding')
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('pages and their files', () => {
  it('every path without an extension is the one page, never cached, with the settings in it', async () => {
    const { status, headers, body } = await raw('/employees/some-id?tab=work')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.toString()).toContain(
      '<meta charset="utf-8" /><script type="application/json" id="settings">{"environment":"test"}</script>',
    )
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })
  it('a script that stands in the page is named in its policy by its hash, and no other may run', async () => {
    const { headers } = await raw('/employees')
    const hash = createHash('sha256').update('let a').digest('base64')
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' 'sha256-${hash}';`)
  })
  it('the page names the code its address needs, for its script to ask for', async () => {
    const link = '<link rel="modulepreload" crossorigin href="/assets/employees-a1b2c3d4.js">'
    const named = `<template id="code">${link}</template><script>`
    expect((await raw('/employees/some-id')).body.toString()).toContain(named)
    expect((await raw('/goals')).body.toString()).not.toContain(link)
  })
  it('the page that receives sign-ins may be framed by us, and has no opener policy', async () => {
    const { headers } = await raw('/auth/redirect.html')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['cross-origin-opener-policy']).toBeUndefined()
  })
  it('a file named after its content is kept for ever, and sent compressed to who takes it', async () => {
    const compressed = await raw('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'gzip, br' })
    expect(compressed.body.toString()).toBe('compressed')
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await raw('/assets/index-a1b2c3d4.js')).body.toString()).toBe('plain')
    expect((await raw('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })
  test.each([
    '/missing.js',
    '/.secret.txt',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%00.js',
    '/%E0.js',
  ])('%s is not there', async (path) => {
    const { status, body } = await raw(path)
    expect(status).toBe(404)
    expect(JSON.parse(body.toString())).toMatchObject({ isSuccess: false, statusCode: 404 })
  })
  test.each(['/employees.old', '/assets/gone-a1b2c3d4.js', '/%E0%A4%A', '/../package.json'])(
    '%s typed by a person is the program, which says that there is nothing (§ 2.1)',
    async (path) => {
      const { status, headers } = await raw(path, { accept: 'text/html,application/xhtml+xml' })
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    },
  )
  it('settings are told at /config.json as well', async () => {
    expect((await raw('/config.json')).body.toString()).toBe('{"environment":"test"}')
  })
})

describe('the database', () => {
  it('that is busy is not our caller’s fault: 503 and when to try again', async () => {
    const holding = signal()
    const held = signal()
    const lock = server.database.withTenant(
      member,
      Effect.gen(function* () {
        const sql = yield* TenantSql
        yield* sql`select from tenants for update`
        holding.resolve()
        yield* Effect.promise(() => held.promise)
      }),
    )
    const locking = Effect.runPromise(lock)
    await holding.promise
    const { status, body, headers } = await server.ask(`/api/${member.tenantId}/locked`, { as: member.userId })
    held.resolve()
    await locking
    expect([status, body.errors[0]?.code, headers.get('retry-after')]).toEqual([503, 'busy', '1'])
  })
})

describe('how the server is doing', () => {
  it('is told by route pattern, never by path', async () => {
    await server.ask(`/api/${member.tenantId}/whoAmI`, { as: member.userId })
    const text = (await raw('/metrics')).body.toString()
    expect(text).toMatch(/_count\{route="\/api\/:tenantId\/whoAmI",method="GET",status="200"\} \d/)
    expect(text).not.toContain(member.tenantId)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })
})

describe('too many requests', () => {
  it('of one person are refused, and others are not', async () => {
    const strict = await serverOf((options) => routesOf(ProbeApi, probeHandlers, options), { requestsPerMinute: 3 })
    try {
      const tenantId = await addTenant(strict)
      const [eager, other] = [await addMember(strict, tenantId), await addMember(strict, tenantId)]
      const ask = async (as: string) => (await strict.ask(`/api/${tenantId}/whoAmI`, { as })).status
      expect([await ask(eager.userId), await ask(eager.userId), await ask(eager.userId)]).toEqual([200, 200, 200])
      expect(await ask(eager.userId)).toBe(429)
      expect(await ask(other.userId)).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

describe('a stop', () => {
  it('lets running requests end and takes no new ones', async () => {
    const stopping = await serverOf((options) => routesOf(ProbeApi, probeHandlers, options))
    try {
      const { tenantId, userId } = await addMember(stopping, await addTenant(stopping))
      const running = stopping.ask(`/api/${tenantId}/sleep`, { as: userId })
      await new Promise((resolve) => setTimeout(resolve, 150))
      const stopped = stopping.stop(5000)
      await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow()
      expect((await running).status).toBe(200)
      await stopped
    } finally {
      await stopping.close()
    }
  })
})
