import { request as ask } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { limitsFor, networkOf } from '../../../src/server/http/connectionLimits.ts'
import { makeMetrics } from '../../../src/server/http/metrics.ts'
import { watchForProxies } from '../../../src/server/http/proxies.ts'
import { type RunningServer, startServer } from '../../../src/server/http/server.ts'

let server: RunningServer | undefined
let sockets: Socket[]

const start = async (trustedProxies = 0) => {
  server = await startServer({
    port: 0,
    // Every address of this machine, so that callers can come from several.
    host: '0.0.0.0',
    trustedProxies,
    proxies: watchForProxies(trustedProxies, () => undefined),
    log: () => undefined,
    metrics: makeMetrics({ limit: 1, leased: 0, waiting: 0 }),
    handle: (request, response) => {
      if (request.url !== '/slow') return response.end('here')
      setTimeout(() => response.end('late'), 2_500)
    },
  })
}

beforeEach(() => {
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server?.stop(0)
})

const portOf = (): number => server?.port ?? 0

const silent = (localAddress: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect({ port: portOf(), host: '127.0.0.1', localAddress })
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('connect', () => resolve(socket))
    socket.once('close', () => resolve(socket))
  })

const silentOnes = (count: number, from: string) => Promise.all(Array.from({ length: count }, () => silent(from)))

const open = (some: ReadonlyArray<Socket>) => some.filter(({ closed, destroyed }) => !closed && !destroyed).length

/** A connection of its own; how long the answer took, or undefined when it was cut. */
const answered = (from: string, path = '/'): Promise<number | undefined> =>
  new Promise((resolve) => {
    const began = performance.now()
    const sent = ask({ port: portOf(), host: '127.0.0.1', localAddress: from, path, agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(performance.now() - began))
    })
    sent.once('error', () => resolve(undefined))
    sent.end()
  })

describe('a thousand sockets that say nothing, from one address', { timeout: 60_000 }, () => {
  it('do not keep anybody else waiting for a second, and most of them are gone soon', async () => {
    await start()
    const held = await silentOnes(1_000, '127.0.0.2')
    for (let turn = 0; turn < 5; turn += 1) expect(await answered('127.0.0.1')).toBeLessThan(1_000)
    // Nor the one who sits behind the same address.
    expect(await answered('127.0.0.2')).toBeLessThan(1_000)
    await pause(2_500)
    expect(open(held)).toBeLessThanOrEqual(limitsFor(0).silentPerAddress)
    expect(open(held)).toBeGreaterThan(0)
  })

  it('from many addresses do not either', async () => {
    await start()
    for (let address = 2; address < 12; address += 1) await silentOnes(150, `127.0.0.${address}`)
    for (let turn = 0; turn < 5; turn += 1) expect(await answered('127.0.0.1')).toBeLessThan(1_000)
  })

  it('from a proxy of ours: it has room for many, and for newcomers', async () => {
    await start(1)
    const held = await silentOnes(1_000, '127.0.0.2')
    expect(await answered('127.0.0.2')).toBeLessThan(1_000)
    expect(await answered('127.0.0.1')).toBeLessThan(1_000)
    await pause(2_500)
    expect(open(held)).toBeLessThanOrEqual(limitsFor(1).silentPerAddress)
    expect(open(held)).toBeGreaterThan(limitsFor(0).perAddress)
  })
})

describe('a request that is being answered', { timeout: 60_000 }, () => {
  it('is never cut, however many come after it', async () => {
    await start()
    const slow = Array.from({ length: 20 }, () => answered('127.0.0.2', '/slow'))
    await pause(300)
    await silentOnes(600, '127.0.0.2')
    expect((await Promise.all(slow)).every((ms) => ms !== undefined)).toBe(true)
  })

  it('nor are many that arrive at the same moment', async () => {
    await start()
    const all = await Promise.all(Array.from({ length: 250 }, () => answered('127.0.0.3')))
    expect(all.filter((ms) => ms === undefined)).toEqual([])
  })
})

describe('the network of an address', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
