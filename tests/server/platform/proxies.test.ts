import type { Layer } from 'effect'
import { afterEach, describe, expect, it, test } from 'vitest'
import { isNear } from '../../../src/server/http/proxies.ts'
import { routesOf } from '../../../src/server/http/routes.ts'
import { serverOf, type TestServer } from '../kit/server.ts'
import { ProbeApi, probeHandlers } from './probe.ts'

const token = 'a-token-of-thirty-two-characters-or-more'
const opened: TestServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

const started = async (options: Parameters<typeof serverOf>[1]) => {
  const server = await serverOf(
    (routing) => routesOf(ProbeApi, probeHandlers, routing) as Layer.Layer<never, never, unknown>,
    options,
  )
  opened.push(server)
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}${path}`, { headers })
    return { status: answer.status, text: await answer.text() }
  }
  return { ask, warnings: () => server.logLines().filter(({ event }) => event === 'proxy.notTrusted') }
}

const forwarded = [
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 front' },
]

describe('/metrics without a token', () => {
  it.each(forwarded)('is closed to a request that a proxy passed on: %o', async (headers) => {
    for (const trustedProxies of [0, 1]) {
      const { ask } = await started({ trustedProxies })
      expect((await ask('/metrics', headers)).status).toBe(404)
      expect((await ask('/metrics')).status).toBe(200)
    }
  })
  it('is closed where others reach the server, even from this machine', async () => {
    const { ask } = await started({ isOnThisMachine: false })
    expect((await ask('/metrics')).status).toBe(404)
  })
})

describe('/metrics with a token', () => {
  it.each([true, false])(
    'is open to those who have it, and to nobody else (all on this machine: %s)',
    async (isOnThisMachine) => {
      const { ask } = await started({ isOnThisMachine, metricsToken: token })
      const bearer = { authorization: `Bearer ${token}` }
      expect((await ask('/metrics')).status).toBe(404)
      expect((await ask('/metrics', { authorization: 'Bearer another' })).status).toBe(404)
      expect((await ask('/metrics', bearer)).status).toBe(200)
      expect((await ask('/metrics', { ...bearer, 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
    },
  )
})

const well = { status: 'ready', server: 'ok', database: 'ok' }

describe('a proxy that nobody has told us of', () => {
  it.each(forwarded)('is noticed by %o: once in the log, and in /readyz and /metrics from then on', async (headers) => {
    const { ask, warnings } = await started({})
    expect(JSON.parse((await ask('/readyz')).text)).toEqual(well)
    expect((await ask('/metrics')).text).toContain('\ntenure_proxy_not_trusted 0\n')
    for (const _ of [1, 2, 3]) await ask('/healthz', headers)
    expect(warnings()).toHaveLength(1)
    expect(JSON.parse((await ask('/readyz')).text)).toEqual({
      ...well,
      warnings: [
        'Requests come through a proxy, but TRUSTED_PROXIES is 0 or not set: everybody behind it counts as one address.',
      ],
    })
    expect((await ask('/metrics')).text).toContain('\ntenure_proxy_not_trusted 1\n')
  })
  it('is no news where TRUSTED_PROXIES counts it', async () => {
    const { ask, warnings } = await started({ trustedProxies: 1 })
    await ask('/healthz', { 'x-forwarded-for': '203.0.113.9' })
    expect(warnings()).toEqual([])
    expect(JSON.parse((await ask('/readyz')).text)).toEqual(well)
  })
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['203.0.113.9', false],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['2001:db8::1', false],
  ['', false],
])('%s is of this machine or a private network: %s', (address, is) => expect(isNear(address)).toBe(is))
