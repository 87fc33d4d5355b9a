import { resolve } from 'node:path'
import { isLoopback, reader, WrongValue } from './environment.ts'
import type { HostedProvider } from './identity/hostedProvider.ts'
import type { LogLevel } from './log.ts'

/** Everything the environment decides, checked once at the start. */
export interface Config {
  readonly mode: 'demo' | 'production'
  readonly isDevelopment: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL. */
  readonly database: { readonly url: string; readonly appUrl: string | undefined } | undefined
  readonly databaseConnections: number
  readonly publicUrl: string
  /** Shown as a chip when it is not `production`. */
  readonly environment: string
  readonly hosted: HostedProvider | undefined
  readonly mail: {
    /** Undefined: messages are kept as files in the data directory. */
    readonly smtpUrl: string | undefined
    /** The sender's address. */
    readonly from: string
  }
  readonly tokenStore: 'sessionStorage' | 'localStorage'
  readonly scopes: 'openid' | 'api'
  readonly toastPosition: 'bottom-right' | 'bottom-center'
  readonly support: {
    readonly email: string
    readonly helpDocsUrl: string
    readonly privacyUrl: string
    /** A hosted help desk behind the Support button; null means the local panel. */
    readonly widgetUrl: string | null
  }
  /** Whether /workshop shows the charts of the product: always in the demo, elsewhere where it is switched on. */
  readonly workshop: boolean
  readonly logLevel: LogLevel
  /** Requests a person may make in a minute, on average; 0 is without limit. */
  readonly requestsPerMinute: number
  /** How many proxies of ours stand in front and add to X-Forwarded-For. */
  readonly trustedProxies: number
  /** For reading /metrics from another machine; without it, only from this one. */
  readonly metricsToken: string | undefined
}

/** Throws `WrongValue`, whose message is one sentence that names the variable. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const { text, choice, number, url, address, flag, secret } = reader(environment)
  const port = number('PORT', 4000, 0, 65_535)
  const host = text('HOST') ?? '127.0.0.1'
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const appUrl = url('DATABASE_APP_URL', ['postgres:', 'postgresql:'])
  const hosted = readHosted(environment)
  const isConfigured = databaseUrl !== undefined || hosted !== undefined || text('PUBLIC_URL') !== undefined
  const mode = choice('APP_MODE', ['demo', 'production'], isConfigured ? 'production' : 'demo')

  const publicUrl = new URL(url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`)
  if (publicUrl.pathname !== '/' || publicUrl.search !== '' || publicUrl.hash !== '') {
    throw new WrongValue('PUBLIC_URL must be an origin such as https://hr.example.com, without a path.')
  }
  const isLocal = isLoopback(publicUrl.hostname.replace(/^\[(.*)\]$/, '$1'))
  if (publicUrl.protocol === 'http:' && !isLocal) {
    throw new WrongValue(
      'PUBLIC_URL must begin with https:// unless it is on this machine; browsers refuse sign-in otherwise.',
    )
  }
  if (mode === 'demo' && !(isLoopback(host) && isLocal)) {
    throw new WrongValue(
      'APP_MODE=demo has published passwords, so HOST and PUBLIC_URL must be on this machine (127.0.0.1).',
    )
  }
  if (!isLoopback(host) && text('PUBLIC_URL') === undefined) {
    throw new WrongValue('PUBLIC_URL must be set when HOST is not on this machine: it is the address people type.')
  }
  if (appUrl !== undefined && databaseUrl === undefined) {
    throw new WrongValue('DATABASE_APP_URL goes with DATABASE_URL, which is not set.')
  }

  return {
    mode,
    isDevelopment: flag('TENURE_DEV'),
    port,
    host,
    dataDir: resolve(text('DATA_DIR') ?? './data'),
    database: databaseUrl === undefined ? undefined : { url: databaseUrl, appUrl },
    databaseConnections: number('DATABASE_CONNECTIONS', 12, 2, 50),
    publicUrl: publicUrl.origin,
    environment: text('APP_ENV') ?? (mode === 'demo' ? 'demo' : 'production'),
    hosted,
    mail: {
      smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
      from: address('MAIL_FROM') ?? `tenure@${publicUrl.hostname}`,
    },
    tokenStore: choice('TOKEN_STORE', ['sessionStorage', 'localStorage'], 'sessionStorage'),
    scopes: choice('OIDC_SCOPES', ['openid', 'api'], 'openid'),
    toastPosition: choice('TOAST_POSITION', ['bottom-right', 'bottom-center'], 'bottom-right'),
    support: {
      email: text('SUPPORT_EMAIL') ?? 'support@tenure.example',
      helpDocsUrl: url('HELP_DOCS_URL', ['https:', 'http:']) ?? 'https://tenure.example/help',
      privacyUrl: url('PRIVACY_URL', ['https:', 'http:']) ?? 'https://tenure.example/privacy',
      widgetUrl: url('HELP_WIDGET_URL', ['https:']) ?? null,
    },
    workshop: choice('WORKSHOP', ['on', 'off'], mode === 'demo' ? 'on' : 'off') === 'on',
    logLevel: choice('LOG_LEVEL', ['debug', 'info', 'warning', 'error'], mode === 'demo' ? 'warning' : 'info'),
    requestsPerMinute: number('RATE_LIMIT', 3000, 0, 1_000_000),
    trustedProxies: number('TRUSTED_PROXIES', 0, 0, 10),
    metricsToken: secret('METRICS_TOKEN'),
  }
}

/** A hosted provider is described whole or not at all. */
const readHosted = (environment: Readonly<Record<string, string | undefined>>): HostedProvider | undefined => {
  const { text, url } = reader(environment)
  const address = (name: string) => url(name, ['https:'])
  const parts = {
    OIDC_ISSUER: address('OIDC_ISSUER'),
    OIDC_JWKS_URI: address('OIDC_JWKS_URI'),
    OIDC_AUDIENCE: text('OIDC_AUDIENCE'),
    OIDC_CLIENT_ID: text('OIDC_CLIENT_ID'),
    OIDC_SIGN_IN_AUTHORITY: address('OIDC_SIGN_IN_AUTHORITY'),
    OIDC_PASSWORD_RESET_AUTHORITY: address('OIDC_PASSWORD_RESET_AUTHORITY'),
  }
  if (Object.values(parts).every((part) => part === undefined)) return undefined
  const needed = (name: keyof typeof parts): string => {
    const value = parts[name]
    if (value === undefined)
      throw new WrongValue(`${name} is missing: the OIDC_ variables describe a provider only together.`)
    return value
  }
  const verifiedEmailClaim = text('OIDC_VERIFIED_EMAIL_CLAIM')
  return {
    issuer: needed('OIDC_ISSUER'),
    jwksUri: needed('OIDC_JWKS_URI'),
    audience: needed('OIDC_AUDIENCE'),
    clientId: needed('OIDC_CLIENT_ID'),
    signInAuthority: needed('OIDC_SIGN_IN_AUTHORITY'),
    passwordResetAuthority: needed('OIDC_PASSWORD_RESET_AUTHORITY'),
    apiScopes: (text('OIDC_API_SCOPES') ?? '').split(/[\s,]+/).filter((scope) => scope !== ''),
    tokenType: text('OIDC_TOKEN_TYPE') ?? 'JWT',
    ...(verifiedEmailClaim === undefined ? {} : { verifiedEmailClaim }),
  }
}
