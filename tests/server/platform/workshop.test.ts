import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'
import { makeHeaders } from '../../../src/server/http/headers.ts'
import { siteHandler } from '../../../src/server/http/site.ts'
import { openSite } from '../../../src/server/http/staticFiles.ts'

const opened: Server[] = []
afterAll(() => {
  for (const server of opened) server.close()
})

const production = { PUBLIC_URL: 'https://hr.example.com', DATA_DIR: './data', TRUSTED_PROXIES: '1' }
const worker = '/assets/paths.worker-BLGQkmVt.js'

const served = async (hasWorkshop: boolean) => {
  const directory = await mkdtemp(join(tmpdir(), 'tenure-site-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'index.html'), '<meta charset="utf-8" /><p>the product</p>')
  await writeFile(join(directory, 'workshop.html'), '<p>the workshop</p>')
  await writeFile(join(directory, worker), '')
  const handle = siteHandler(
    await openSite(directory, '{}', hasWorkshop),
    makeHeaders({ isHttps: false, otherOrigins: [] }),
  )
  const server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1')
  opened.push(server)
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })
    return {
      text: await answer.text(),
      status: answer.status,
      policy: answer.headers.get('content-security-policy') ?? '',
    }
  }
}

describe('the chart workshop', () => {
  it.each(['/workshop', '/workshop/app', '/workshop/employees.lifecycle?view=table', '/workshop.html'])(
    'answers %s, under the policy of every page',
    async (path) => {
      const ask = await served(true)
      const { text, policy } = await ask(path)
      expect(text).toContain('the workshop')
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
    },
  )

  it.each(['/workshop', '/workshop/app', '/workshop.html'])(
    'is not there where it is switched off: %s',
    async (path) => {
      const ask = await served(false)
      expect((await ask(path)).text).not.toContain('the workshop')
    },
  )

  it('takes nothing of the product: a page whose name begins alike is the product’s', async () => {
    const ask = await served(true)
    expect((await ask('/workshops')).text).toContain('the product')
  })

  it('has a worker that may run, and load no script', async () => {
    const ask = await served(true)
    const { policy } = await ask(worker)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('sandbox')
  })

  it.each([
    [{}, true],
    [{ WORKSHOP: 'off' }, false],
    [{ PUBLIC_URL: 'http://localhost:4100' }, true],
    [{ ...production }, false],
    [{ ...production, WORKSHOP: 'on' }, true],
  ])('with %j is there: %s', (environment, is) => {
    expect(readConfig(environment).workshop).toBe(is)
  })
})
