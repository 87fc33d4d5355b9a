import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewClient } from '../../../src/domain/onboarding/newClient.ts'
import { read, resultInWords, usage } from '../../../src/server/onboarding/clientCommand.ts'
import { projectRoot } from '../../../src/server/projectRoot.ts'
import { type ServerProcess, startServer, untilReady } from '../platform/process.ts'

const acme: NewClient = {
  name: 'Acme',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@acme.example',
  timeZone: 'Australia/Sydney',
}

describe('npm run client', () => {
  const line = ['create', '--name', 'Acme', '--admin', 'jane.doe@acme.example', '--time-zone', 'Australia/Sydney']
  it('makes the admin’s name of the address, and takes the full plan, unless told otherwise', () => {
    expect(read(line)).toEqual({ client: { ...acme, email: 'jane.doe@acme.example' }, plan: 'full' })
    expect(read([...line, '--first-name', 'Janet', '--plan', 'compliance'])).toMatchObject({
      client: { firstName: 'Janet', lastName: '' },
      plan: 'compliance',
    })
  })
  it('tells how it is used', () => {
    expect(read(['--help'])).toBe('help')
    expect(usage).toContain('npm run client -- create --name "Acme" --admin jane@acme.example')
  })
  it.each([
    [[], 'Say what to do: create.'],
    [['remove'], 'Say what to do: create.'],
    [['create'], '--name: Enter the company name.\n--admin: Enter an email address.'],
    [['create', '--name', 'Acme', '--admin', 'jane'], '--admin: Enter an email address, for example name@company.com.'],
    [[...line, '--plan', 'gold'], '--plan: Choose full or compliance.'],
    [[...line, '--time-zone', 'Mars'], '--time-zone: Choose a time zone, for example Australia/Sydney.'],
    [[...line, '--colour', 'red'], "Unknown option '--colour'"],
  ])('does not understand %j, and says why', (args, sentence) => {
    const said = String(read(args))
    expect(said.startsWith(sentence)).toBe(true)
    expect(said).toContain(usage)
  })
  it('shows the link only where no mail server would bring it', () => {
    const made = { is: 'made', tenantId: 'id' as never, link: 'http://localhost:4000/idp-ui/invitation/x' } as const
    const asked = { client: acme, plan: 'full' } as const
    const here = { isMailed: false, provider: undefined }
    expect(resultInWords(asked, made, here)).toBe(
      'Made Acme (id) with the plan full in Australia/Sydney; jane@acme.example is its administrator.\nThey choose a password here; the link works once, within 7 days:\nhttp://localhost:4000/idp-ui/invitation/x',
    )
    expect(resultInWords(asked, made, { ...here, isMailed: true })).not.toContain(made.link)
    expect(resultInWords(asked, { is: 'thereAlready', tenantId: made.tenantId }, here)).toBe(
      'Acme (id) is there already, and jane@acme.example has come in; nothing was changed.',
    )
    // Accepting comes first there too, so the link is needed.
    const elsewhere = resultInWords(asked, made, { ...here, provider: 'https://issuer' })
    expect(elsewhere).toContain('They accept here, and sign in with that address at https://issuer;')
    expect(elsewhere).toContain(made.link)
  })
})

describe('on an empty production database', { timeout: 120_000 }, () => {
  let dataDir: string
  let server: ServerProcess
  const command = (...args: ReadonlyArray<string>) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const env = { PATH: process.env.PATH, APP_MODE: 'production', DATA_DIR: dataDir, PUBLIC_URL: server.url }
      execFile(
        process.execPath,
        [join(projectRoot, 'scripts/client.ts'), ...args],
        { cwd: projectRoot, env },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}`.trim() }),
      )
    })
  const create = ['create', '--name', 'Acme', '--admin', acme.email, '--time-zone', acme.timeZone]

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tenure-client-'))
    await chmod(dataDir, 0o755)
    server = await startServer(dataDir)
    await untilReady(server)
  }, 60_000)
  afterAll(async () => {
    server?.child.kill('SIGTERM')
    await server?.exit
    await rm(dataDir, { recursive: true, force: true })
  })

  it('the start prints what it stands on and where to make the first client', async () => {
    const address = / {4}(http:\/\/localhost:\d+\/first-run\?token=[\w-]{43})\n/.exec(server.output())?.[1] ?? ''
    expect(server.output()).toContain('  Mode      production\n')
    expect(server.output()).toContain(`  Database  embedded, ${dataDir}/postgres\n`)
    expect(server.output()).toContain('  Workshop  off\n')
    const page = await fetch(address)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Set up Tenure</h1>')])
    // Nothing of it is in a log.
    const lines = server.output().split('\n')
    expect(lines.filter((line) => line.startsWith('{')).join()).not.toContain(new URL(address).search.slice(7))
  })

  it('the command makes it beside the running server, whose page is then gone', async () => {
    const address = /http:\S+first-run\S+/.exec(server.output())?.[0] ?? ''
    const { code, said } = await command(...create)
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Made Acme \(.{36}\) with the plan full in Australia\/Sydney;/),
    ])
    const link = said.split('\n').at(-1) ?? ''
    expect((await fetch(link)).status).toBe(200)
    expect((await fetch(address)).status).toBe(410)
  })

  it('and while the server is stopped', async () => {
    server.child.kill('SIGTERM')
    await server.exit
    const again = await command(...create)
    expect([again.code, again.said]).toEqual([0, expect.stringContaining('has not come in yet and was invited anew.')])
    const wrong = await command('create', '--name', 'Acme')
    expect([wrong.code, wrong.said]).toEqual([2, `--admin: Enter an email address.\n\n${usage}`])
    expect(await command('--help')).toEqual({ code: 0, said: usage })
  })
})
