import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type Config, readConfig } from '../../../src/server/config.ts'
import { projectRoot } from '../../../src/server/projectRoot.ts'
import { startupLines, startupReport } from '../../../src/server/startupReport.ts'

const production = { DATA_DIR: '/srv/tenure' }

const hosted = {
  OIDC_ISSUER: 'https://t.b2clogin.com/x/v2.0/',
  OIDC_JWKS_URI: 'https://t.b2clogin.com/keys',
  OIDC_AUDIENCE: 'api',
  OIDC_CLIENT_ID: 'spa',
  OIDC_SIGN_IN_AUTHORITY: 'https://t.b2clogin.com/t.onmicrosoft.com/B2C_1_signin',
  OIDC_PASSWORD_RESET_AUTHORITY: 'https://t.b2clogin.com/t.onmicrosoft.com/B2C_1_reset',
}

/** A file that can be read. */
const here = fileURLToPath(import.meta.url)

describe('with nothing configured', () => {
  it('it is the demo on this machine, with everything embedded', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      database: undefined,
      hosted: undefined,
      toastPosition: 'bottom-right',
      tokenStore: 'sessionStorage',
      scopes: 'openid',
      mail: { smtpUrl: undefined, from: 'tenure@localhost' },
    })
  })
  test.each([
    { ...production, DATABASE_URL: 'postgres://u:p@db/tenure' },
    { ...production, PUBLIC_URL: 'https://hr.example.com', TRUSTED_PROXIES: '1' },
    { ...production, ...hosted },
    { ...production, APP_MODE: 'production' },
  ])('a database, a public address, a provider or APP_MODE makes it production: %o', (environment) =>
    expect(readConfig(environment).mode).toBe('production'),
  )
  test.each([
    { PUBLIC_URL: 'http://localhost:4100' },
    { PUBLIC_URL: 'http://127.0.0.1:8080' },
    { PUBLIC_URL: 'http://[::1]:4000' },
    { PORT: '4100' },
    { HOST: '127.0.0.1', DATA_DIR: '/srv/tenure' },
    { SMTP_URL: 'smtp://localhost:2525', TRUSTED_PROXIES: '1' },
  ])('an address on this machine is still the demo: %o', (environment) => {
    expect(readConfig(environment)).toMatchObject({ mode: 'demo', workshop: true })
  })
  it('but with a certificate of its own its address is a safe one', () =>
    expect(readConfig({ TLS_CERT_FILE: here, TLS_KEY_FILE: here })).toMatchObject({
      mode: 'demo',
      publicUrl: 'https://localhost:4000',
      tls: { cert: here, key: here },
    }))
  it('an empty variable counts as not set', () => expect(readConfig({ PORT: ' ', APP_MODE: '' }).port).toBe(4000))
})

describe('who signs people in', () => {
  const generic = {
    ...production,
    OIDC_ISSUER: 'https://login.example.com/realms/acme',
    OIDC_CLIENT_ID: 'tenure',
  }
  it('is any OpenID provider, by its issuer and our client there', () => {
    expect(readConfig(generic)).toMatchObject({
      mode: 'production',
      hosted: undefined,
      upstream: { issuer: generic.OIDC_ISSUER, clientId: 'tenure', clientSecret: undefined, name: 'login.example.com' },
    })
  })
  it('called as it is called in the company', () => {
    expect(readConfig({ ...generic, OIDC_NAME: 'Acme account' }).upstream?.name).toBe('Acme account')
  })
  it('is Azure in the browser where its authority is set; one for resets is optional', () => {
    const { OIDC_PASSWORD_RESET_AUTHORITY: _, ...without } = hosted
    expect(readConfig({ ...production, ...without })).toMatchObject({
      upstream: undefined,
      hosted: { passwordResetAuthority: null },
    })
  })
})

describe('a bad configuration is refused in one sentence', () => {
  const online = { ...production, PUBLIC_URL: 'https://hr.example.com', TRUSTED_PROXIES: '1' }
  const cases: ReadonlyArray<readonly [environment: Record<string, string>, sentence: string]> = [
    [{ PORT: 'four' }, 'PORT must be a whole number from 0 to 65535, not "four".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ APP_MODE: 'Demo' }, 'APP_MODE must be one of demo, production, not "Demo".'],
    [
      { DATABASE_URL: 'mysql://u:hunter2@db/x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [{ DATABASE_APP_URL: 'postgres://u:p@db/tenure' }, 'DATABASE_APP_URL goes with DATABASE_URL, which is not set.'],
    [
      { ...production, DATABASE_URL: 'postgres://owner@db/tenure' },
      'DATABASE_URL must name a password, which that of the serving role is made of; or set DATABASE_APP_URL.',
    ],
    [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS must be a whole number from 2 to 50, not "0".'],
    [{ PUBLIC_URL: 'hr.example.com' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [
      { PUBLIC_URL: 'http://hr.example.com' },
      'PUBLIC_URL must begin with https:// unless it is on this machine; browsers refuse sign-in otherwise.',
    ],
    [
      { PUBLIC_URL: 'https://hr.example.com/app' },
      'PUBLIC_URL must be an origin such as https://hr.example.com, without a path.',
    ],
    [
      { APP_MODE: 'production', HOST: '0.0.0.0' },
      'PUBLIC_URL must be set when HOST is not on this machine: it is the address people type.',
    ],
    [
      { HOST: '0.0.0.0' },
      'APP_MODE=demo has published passwords, so HOST and PUBLIC_URL must be on this machine (127.0.0.1).',
    ],
    [
      { APP_MODE: 'demo', PUBLIC_URL: 'https://hr.example.com' },
      'APP_MODE=demo has published passwords, so HOST and PUBLIC_URL must be on this machine (127.0.0.1).',
    ],
    [
      { PUBLIC_URL: 'https://hr.example.com', TRUSTED_PROXIES: '1' },
      'DATA_DIR must be set in production: it is the folder that holds what must not be lost.',
    ],
    [
      { ...online, TRUSTED_PROXIES: '' },
      'TRUSTED_PROXIES must be set where PUBLIC_URL or HOST is not on this machine: how many proxies stand in front, 0 for none.',
    ],
    [
      { ...production, APP_MODE: 'production', PUBLIC_URL: 'http://localhost:4000', HOST: '0.0.0.0' },
      'TRUSTED_PROXIES must be set where PUBLIC_URL or HOST is not on this machine: how many proxies stand in front, 0 for none.',
    ],
    [{ TLS_CERT_FILE: '/srv/cert.pem' }, 'TLS_CERT_FILE and TLS_KEY_FILE go together; set both or none.'],
    [
      { TLS_CERT_FILE: '/no/cert.pem', TLS_KEY_FILE: '/no/key.pem' },
      'TLS_CERT_FILE names /no/cert.pem, which cannot be read (ENOENT).',
    ],
    [
      { TLS_CERT_FILE: here, TLS_KEY_FILE: here, PUBLIC_URL: 'http://localhost:4000' },
      'PUBLIC_URL must begin with https:// where TLS_CERT_FILE is set.',
    ],
    [{ ...online, TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10, not "yes".'],
    [{ ...online, RATE_LIMIT: '0' }, 'RATE_LIMIT must not be 0 in production: guessing would be without limit.'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT must be a whole number from 0 to 1000000, not "-1".'],
    [{ TOKEN_STORE: 'cookie' }, 'TOKEN_STORE must be one of sessionStorage, localStorage, not "cookie".'],
    [{ OIDC_SCOPES: 'all' }, 'OIDC_SCOPES must be one of openid, api, not "all".'],
    [{ TOAST_POSITION: 'top' }, 'TOAST_POSITION must be one of bottom-right, bottom-center, not "top".'],
    [{ WORKSHOP: 'yes' }, 'WORKSHOP must be one of on, off, not "yes".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warning, error, not "loud".'],
    [{ METRICS_TOKEN: 'hunter2' }, 'METRICS_TOKEN must have at least 32 characters.'],
    [
      { SMTP_URL: 'https://u:hunter2@mail.example.com' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    ],
    [
      { SUPPORT_EMAIL: 'the people team' },
      'SUPPORT_EMAIL must be an e-mail address such as tenure@example.com, not "the people team".',
    ],
    [
      { MAIL_FROM: 'Tenure <tenure@example.com>' },
      'MAIL_FROM must be an e-mail address such as tenure@example.com, not "Tenure <tenure@example.com>".',
    ],
    [
      { HELP_DOCS_URL: 'javascript:alert(1)' },
      'HELP_DOCS_URL must be an address that begins with https:// or http://.',
    ],
    [{ TENURE_DEV: 'yes' }, 'TENURE_DEV must be one of 0, 1, not "yes".'],
  ]
  test.each(cases)('%o', (environment, sentence) => {
    expect(messageOf(() => readConfig(environment))).toBe(sentence)
    expect(sentence).not.toMatch(/\n|hunter2/)
  })
  test.each([
    ['OIDC_ISSUER', { ...hosted, OIDC_ISSUER: 'http://t.example.com' }],
    ['OIDC_CLIENT_ID', { ...hosted, OIDC_CLIENT_ID: '' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'tenure' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example.com/realms/acme' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example.com', OIDC_CLIENT_ID: 'tenure' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'login.example.com', OIDC_CLIENT_ID: 'tenure' }],
    [
      'OIDC_JWKS_URI',
      { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'tenure', OIDC_JWKS_URI: 'https://x.example.com' },
    ],
  ])('%s in %o', (variable, environment) => {
    expect(messageOf(() => readConfig(environment))).toMatch(new RegExp(`^${variable}\\b.*\\.$`))
  })
})

describe('a secret may stand in a file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'tenure-secrets-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  const fileWith = (text: string): string => {
    const file = join(directory, crypto.randomUUID())
    writeFileSync(file, text)
    return file
  }
  const url = 'postgres://u:hunter2@db/tenure'

  it.each([
    ['DATABASE_URL', url, (config: Config) => config.database?.url],
    ['DATABASE_APP_URL', url, (config: Config) => config.database?.appUrl],
    ['SMTP_URL', 'smtp://u:hunter2@mail.example.com', (config: Config) => config.mail.smtpUrl],
    ['METRICS_TOKEN', 'hunter2'.repeat(5), (config: Config) => config.metricsToken],
  ])('%s', (name, value, read) => {
    for (const end of ['', '\n', '\r\n']) {
      const config = readConfig({
        ...production,
        DATABASE_URL_FILE: fileWith(url),
        [`${name}_FILE`]: fileWith(value + end),
      })
      expect(read(config)).toBe(value)
    }
  })
  it('which makes it production as the variable does', () => {
    expect(readConfig({ ...production, DATABASE_URL_FILE: fileWith(url) }).mode).toBe('production')
  })
  it('but not in both, nor in a file that is not there, is empty, or has several lines', () => {
    const gone = join(directory, 'gone')
    const [empty, several] = [fileWith('\n'), fileWith(`${url}\n${url}\n`)]
    const refused: ReadonlyArray<readonly [Record<string, string>, string]> = [
      [
        { DATABASE_URL: url, DATABASE_URL_FILE: fileWith(url) },
        'DATABASE_URL and DATABASE_URL_FILE are both set; keep one of them.',
      ],
      [{ DATABASE_URL_FILE: gone }, `DATABASE_URL_FILE names ${gone}, which cannot be read (ENOENT).`],
      [{ SMTP_URL_FILE: directory }, `SMTP_URL_FILE names ${directory}, which cannot be read (EISDIR).`],
      [{ METRICS_TOKEN_FILE: empty }, `METRICS_TOKEN_FILE must name a file with one line in it; ${empty} has none.`],
      [{ DATABASE_URL_FILE: several }, `DATABASE_URL_FILE must name a file with one line in it; ${several} has more.`],
      [
        { DATABASE_URL_FILE: fileWith('mysql://u:hunter2@db/x') },
        'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      ],
    ]
    for (const [environment, sentence] of refused) {
      expect(messageOf(() => readConfig(environment))).toBe(sentence)
    }
  })
})

describe('every variable', () => {
  /** What is asked of an environment in which everything is configured, and in one where nothing is. */
  const asked = new Set<string>()
  const listening = (environment: Record<string, string>) =>
    new Proxy(environment, {
      get: (target, name: string) => {
        asked.add(name)
        return target[name]
      },
    })
  const generic = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'tenure' }
  for (const environment of [{}, { ...production, ...hosted }, { ...production, ...generic }])
    readConfig(listening(environment))
  const named = (text: string) => new Set([...text.matchAll(/`([A-Z][A-Z_]*)(?==|`)/g)].map(([, name]) => name ?? ''))
  const operating = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8')
  const [, table = ''] = operating.split('\n## Settings\n')

  it('that is read stands in the table of docs/operating.md, and no other does', () => {
    const firstColumn = table.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? [])
    expect(asked.size).toBeGreaterThan(30)
    expect([...named(firstColumn.join())].sort()).toEqual([...asked].sort())
  })
  it('that README or the guide speak of is one of them', () => {
    // What a build is told is no setting of a server.
    const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8')
    const words = [...named(readme), ...named(operating)].filter(
      (name) => name.includes('_') && !/^(OIDC_|_FILE|TENURE_WORDS)$/.test(name),
    )
    expect(words.filter((name) => !asked.has(name))).toEqual([])
  })
})

describe('what a started server says of itself', () => {
  it('of the demo', () => {
    expect(startupReport(readConfig({ DATA_DIR: '/srv/demo' }))).toEqual({
      mode: 'demo',
      database: 'embedded, /srv/demo/postgres',
      signIn: 'built-in',
      mail: 'kept in /srv/demo/outbox',
      files: '/srv/demo/files',
      workshop: 'on',
    })
  })
  it('of production, and never a password', () => {
    const config = readConfig({
      ...hosted,
      DATA_DIR: '/srv/tenure',
      DATABASE_URL: 'postgres://owner:hunter2@db.example.com:5433/hr?sslmode=require&password=hunter2',
      DATABASE_APP_URL: 'postgres://app:hunter2@db.example.com:5433/hr',
      SMTP_URL: 'smtps://post:hunter2@mail.example.com:465',
      METRICS_TOKEN: 'hunter2'.repeat(5),
      PUBLIC_URL: 'https://hr.example.com',
      TRUSTED_PROXIES: '1',
    })
    expect(startupReport(config)).toEqual({
      mode: 'production',
      database: 'db.example.com:5433/hr',
      signIn: 'https://t.b2clogin.com/x/v2.0/',
      mail: 'mail.example.com:465',
      files: '/srv/tenure/files',
      workshop: 'off',
    })
    expect(startupLines(config).join('\n')).not.toContain('hunter2')
    expect(startupLines(config)).toContain('  Database  db.example.com:5433/hr')
  })
})

const messageOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return 'it was accepted'
}
