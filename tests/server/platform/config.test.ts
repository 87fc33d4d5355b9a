import { describe, expect, it, test } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'

const hosted = {
  OIDC_ISSUER: 'https://t.b2clogin.com/x/v2.0/',
  OIDC_JWKS_URI: 'https://t.b2clogin.com/keys',
  OIDC_AUDIENCE: 'api',
  OIDC_CLIENT_ID: 'spa',
  OIDC_SIGN_IN_AUTHORITY: 'https://t.b2clogin.com/t.onmicrosoft.com/B2C_1_signin',
  OIDC_PASSWORD_RESET_AUTHORITY: 'https://t.b2clogin.com/t.onmicrosoft.com/B2C_1_reset',
}

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
  test.each([{ DATABASE_URL: 'postgres://u:p@db/tenure' }, { PUBLIC_URL: 'https://hr.example.com' }, hosted])(
    'a database, an address or a provider makes it production',
    (environment) => expect(readConfig(environment).mode).toBe('production'),
  )
  it('an empty variable counts as not set', () => expect(readConfig({ PORT: ' ', APP_MODE: '' }).port).toBe(4000))
})

describe('a wrong value is one sentence that names the variable', () => {
  const cases: ReadonlyArray<readonly [variable: string, environment: Record<string, string>]> = [
    ['PORT', { PORT: 'four' }],
    ['PORT', { PORT: '65536' }],
    ['APP_MODE', { APP_MODE: 'Demo' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://u:hunter2@db/x' }],
    ['DATABASE_APP_URL', { DATABASE_APP_URL: 'postgres://u:p@db/tenure' }],
    ['DATABASE_CONNECTIONS', { DATABASE_CONNECTIONS: '0' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'hr.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://hr.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://hr.example.com/app' }],
    ['PUBLIC_URL', { APP_MODE: 'production', HOST: '0.0.0.0' }],
    ['APP_MODE', { APP_MODE: 'demo', HOST: '0.0.0.0' }],
    ['APP_MODE', { APP_MODE: 'demo', PUBLIC_URL: 'https://hr.example.com' }],
    ['TOKEN_STORE', { TOKEN_STORE: 'cookie' }],
    ['OIDC_SCOPES', { OIDC_SCOPES: 'all' }],
    ['OIDC_ISSUER', { ...hosted, OIDC_ISSUER: 'http://t.example.com' }],
    ['OIDC_CLIENT_ID', { ...hosted, OIDC_CLIENT_ID: '' }],
    ['TOAST_POSITION', { TOAST_POSITION: 'top' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['RATE_LIMIT', { RATE_LIMIT: '-1' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'hunter2' }],
    ['SMTP_URL', { SMTP_URL: 'https://u:hunter2@mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'Tenure <tenure@example.com>' }],
    ['HELP_DOCS_URL', { HELP_DOCS_URL: 'javascript:alert(1)' }],
  ]
  test.each(cases)('%s in %o', (variable, environment) => {
    const sentence = messageOf(() => readConfig(environment))
    expect(sentence).toMatch(new RegExp(`^${variable}\\b.*\\.$`))
    expect(sentence).not.toMatch(/\n|hunter2/)
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
