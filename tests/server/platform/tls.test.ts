import { readFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type ClientHttp2Session, connect } from 'node:http2'
import { request as ask } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect as connectPlain } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeMetrics } from '../../../src/server/http/metrics.ts'
import { watchForProxies } from '../../../src/server/http/proxies.ts'
import { secureServer, type TlsFiles } from '../../../src/server/http/secureServer.ts'
import { type RunningServer, startServer } from '../../../src/server/http/server.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, type World } from '../world/world.ts'

const fixture = (name: string) => join(import.meta.dirname, '../../fixtures/tls', name)
const filesOf = (name: string): TlsFiles => ({ cert: fixture(`${name}.cert.pem`), key: fixture(`${name}.key.pem`) })
const trusted = { ca: ['first', 'renewed'].map((name) => readFileSync(filesOf(name).cert)), servername: 'localhost' }

interface Told {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

const sessions: ClientHttp2Session[] = []
const open = (url: string): ClientHttp2Session => {
  const session = connect(url, trusted)
  session.on('error', () => undefined)
  sessions.push(session)
  return session
}
afterEach(() => {
  for (const session of sessions.splice(0)) session.destroy()
})

/** What is asked for on a connection that others use too; rejects when it is cut. */
const over2 = (session: ClientHttp2Session, path: string, headers = {}, body?: string): Promise<Told> =>
  new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ...(body !== undefined && { ':method': 'POST' }), ...headers })
    let told: Omit<Told, 'text'> = { status: 0, headers: {} }
    let text = ''
    stream.setEncoding('utf8')
    stream.on('response', ({ ':status': status, ...rest }) => {
      told = { status: Number(status), headers: { ...rest } }
    })
    stream.on('data', (chunk: string) => {
      text += chunk
    })
    stream.on('error', reject)
    stream.on('end', () => resolve({ ...told, text }))
    stream.end(body)
  })

const over1 = (url: string, path: string, headers = {}): Promise<Told> =>
  new Promise((resolve, reject) => {
    const sent = ask(new URL(path, url), { ...trusted, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end()
  })

describe('the whole program over HTTP/2', () => {
  let server: TestServer
  let own: World
  let other: World

  beforeAll(async () => {
    server = await serverForTest({ tls: filesOf('first') })
    const plan = await addPlan(server)
    own = await makeWorld(server, { name: 'own', plan })
    other = await makeWorld(server, { name: 'other', plan })
  })
  afterAll(() => server.close())

  const as = async (who: Person, of = own) => ({
    authorization: `Bearer ${await server.keptTokenFor(who.userId, false)}`,
    'tenant-id': of.tenantId,
  })
  const list = (of = own) => `/api/${of.tenantId}/employeeMini`
  /** What is another one with each answer, or belongs to one of the two alone. */
  const passing = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']
  const lasting = ({ status, headers, text }: Told) => ({
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name))),
    text,
  })

  test.each([
    ['the list of people', () => list(), true],
    ['one’s own client’s name, without a token', () => list(), false],
    ['what does not exist', () => '/api/nothing', true],
    ['the health of the server', () => '/readyz', false],
    ['a page', () => '/employees', false],
  ])('%s is answered as over HTTP/1.1', async (_, path, isSignedIn) => {
    const headers = isSignedIn ? await as(own.admin) : {}
    const [two, one] = [await over2(open(server.url), path(), headers), await over1(server.url, path(), headers)]
    expect(lasting(two)).toEqual(lasting(one))
    expect(two.status).toBeGreaterThan(0)
  })

  test('a hundred questions on one connection are each answered, and a stranger’s is refused among them', async () => {
    const session = open(server.url)
    const [mine, theirs] = [await as(own.admin), await as(other.admin, own)]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => over2(session, list(), at % 10 === 9 ? theirs : mine)),
    )
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 100 }, (_, at) => (at % 10 === 9 ? 404 : 200)),
    )
    expect(answers.filter(({ status, text }) => status === 404 && text.includes(own.canary))).toEqual([])
  })

  test('what is sent arrives, and what is too large is refused', async () => {
    const headers = { ...(await as(own.admin)), 'content-type': 'application/json' }
    const path = `/api/${own.tenantId}/employees/isEmailAddressInUse`
    const said = await over2(open(server.url), path, headers, JSON.stringify({ email: 'nobody@tenure.example' }))
    expect([said.status, JSON.parse(said.text).data]).toEqual([200, false])
    const huge = await over2(open(server.url), path, headers, JSON.stringify({ email: 'a'.repeat(3_000_000) }))
    expect(huge.status).toBe(413)
  })
})

describe('a server with a certificate', () => {
  let folder: string
  let running: RunningServer | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tenure-tls-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  afterEach(async () => {
    await running?.stop(0)
    running = undefined
  })

  const start = async (tls: TlsFiles, limits?: Parameters<typeof startServer>[0]['limits']) => {
    running = await startServer({
      port: 0,
      host: '127.0.0.1',
      trustedProxies: 0,
      proxies: watchForProxies(0, () => undefined),
      log: () => undefined,
      metrics: makeMetrics({ limit: 1, leased: 0, waiting: 0 }),
      tls,
      ...(limits && { limits }),
      handle: (request, response) => {
        if (request.url === '/slow') setTimeout(() => response.end('late'), 500)
        else response.end('here')
      },
    })
    return `https://127.0.0.1:${running.port}`
  }

  test('that is not of its key says so', async () => {
    await expect(start({ cert: filesOf('first').cert, key: filesOf('renewed').key })).rejects.toThrow(
      'The certificate of TLS_CERT_FILE and the key of TLS_KEY_FILE cannot be used together (ERR_OSSL_X509_KEY_VALUES_MISMATCH).',
    )
  })

  test('cuts those who say nothing, and not who asks', async () => {
    const url = await start(filesOf('first'), { total: 100, perAddress: 100, silentPerAddress: 2, momentMs: 100 })
    const [two, silent] = [open(url), Array.from({ length: 10 }, () => connectPlain(running?.port ?? 0, '127.0.0.1'))]
    for (const socket of silent) socket.on('error', () => undefined)
    expect((await over2(two, '/')).text).toBe('here')
    await pause(600)
    expect(silent.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(2)
    expect((await over2(two, '/')).text).toBe('here')
    for (const socket of silent) socket.destroy()
  })

  test('that stops lets what runs end, and takes nothing new', async () => {
    const session = open(await start(filesOf('first')))
    const slow = over2(session, '/slow')
    await pause(100)
    const stopped = running?.stop(5_000)
    expect((await slow).text).toBe('late')
    await stopped
    await expect(over2(session, '/')).rejects.toThrow()
  })

  const secured = async (options: {
    readonly requestTimeout?: number
    readonly idle?: number
    readonly tls?: TlsFiles
  }) => {
    const events: string[] = []
    const { tls = filesOf('first'), requestTimeout = 5_000, idle = 5_000 } = options
    const made = secureServer(tls, { requestTimeout, idle, maxHeaderSize: 16_384, lookEvery: 20 }, (_, event) =>
      events.push(event),
    )
    made.server.on('request', (request, response) => request.resume().on('end', () => response.end('here')))
    await new Promise<void>((resolve) => made.server.listen(0, '127.0.0.1', resolve))
    const url = `https://127.0.0.1:${(made.server.address() as AddressInfo).port}`
    const close = () => {
      made.closeIdle()
      made.server.close()
    }
    return { url, events, close }
  }

  const shownBy = (url: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connectTls({ ...trusted, port: Number(new URL(url).port), host: '127.0.0.1' }, () => {
        resolve(String(socket.getPeerCertificate().subject.O))
        socket.destroy()
      })
      socket.on('error', reject)
    })

  test('shows the renewed one without a restart, and keeps it when the next cannot be used', async () => {
    const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
    const lay = async (name: string) => {
      await copyFile(filesOf(name).key, files.key)
      await copyFile(filesOf(name).cert, files.cert)
    }
    await lay('first')
    const { url, events, close } = await secured({ tls: files })
    expect(await shownBy(url)).toBe('first')
    await lay('renewed')
    await expect.poll(() => shownBy(url)).toBe('renewed')
    await writeFile(files.cert, 'nothing')
    await expect.poll(() => events.at(-1)).toBe('tls.notRenewed')
    expect(await shownBy(url)).toBe('renewed')
    close()
  })

  test('cuts a request that does not come to its end, and a connection that has nothing to say', async () => {
    const { url, close } = await secured({ requestTimeout: 200, idle: 400 })
    const session = open(url)
    const stream = session.request({ ':method': 'POST', ':path': '/' })
    stream.write('a')
    const code = await new Promise((resolve) => {
      stream.on('error', () => undefined)
      stream.on('close', () => resolve(stream.rstCode))
    })
    expect(code).toBe(8)
    await expect.poll(() => session.closed, { timeout: 2_000 }).toBe(true)
    close()
  })
})
