import { resolve } from 'node:path'
import type { HostedPayments } from './billing/hostedPayments.ts'
import { type Environment, isLoopback, readable, reader, WrongValue } from './environment.ts'
import type { TlsFiles } from './http/secureServer.ts'
import type { HostedProvider } from './identity/hostedProvider.ts'
import type { UpstreamProvider } from './identity/upstream.ts'
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
  readonly upstream: UpstreamProvider | undefined
  /** A hosted card provider; undefined: the built-in one, by which nothing is paid. */
  readonly payments: HostedPayments | undefined
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
  /** The files of the certificate and its key, where this server itself speaks TLS. */
  readonly tls: TlsFiles | undefined
  /** Nobody comes from another machine: neither the address people type nor the one listened on is elsewhere. */
  readonly isOnThisMachine: boolean
  /** For reading /metrics; without it, only where everything is on this machine. */
  readonly metricsToken: string | undefined
}

/** Throws `WrongValue`, whose message is one sentence that names the variable. */
export const readConfig = (environment: Environment): Config => {
  const { text, choice, number, optionalNumber, url, address, flag, secret } = reader(environment)
  const port = number('PORT', 4000, 0, 65_535)
  const host = text('HOST') ?? '127.0.0.1'
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const appUrl = url('DATABASE_APP_URL', ['postgres:', 'postgresql:'])
  const { hosted, upstream } = readProvider(environment)
  const tls = readTls(environment)
  const publicUrl = new URL(
    url('PUBLIC_URL', ['http:', 'https:']) ?? `${tls === undefined ? 'http' : 'https'}://localhost:${port}`,
  )
  const isLocal = isLoopback(publicUrl.hostname.replace(/^\[(.*)\]$/, '$1'))
  // Another port, or an address on this machine, is still the demo.
  const isConfigured = databaseUrl !== undefined || hosted !== undefined || upstream !== undefined || !isLocal
  const mode = choice('APP_MODE', ['demo', 'production'], isConfigured ? 'production' : 'demo')

  if (publicUrl.pathname !== '/' || publicUrl.search !== '' || publicUrl.hash !== '') {
    throw new WrongValue('PUBLIC_URL must be an origin such as https://hr.example.com, without a path.')
  }
  if (publicUrl.protocol === 'http:' && !isLocal) {
    throw new WrongValue(
      'PUBLIC_URL must begin with https:// unless it is on this machine; browsers refuse sign-in otherwise.',
    )
  }
  if (publicUrl.protocol === 'http:' && tls !== undefined) {
    throw new WrongValue('PUBLIC_URL must begin with https:// where TLS_CERT_FILE is set.')
  }
  if (mode === 'demo' && !(isLoopback(host) && isLocal)) {
    throw new WrongValue(
      'APP_MODE=demo has published passwords, so HOST and PUBLIC_URL must be on this machine (127.0.0.1).',
    )
  }
  if (!isLoopback(host) && text('PUBLIC_URL') === undefined) {
    throw new WrongValue('PUBLIC_URL must be set when HOST is not on this machine: it is the address people type.')
  }
  if (mode === 'production' && text('DATA_DIR') === undefined) {
    throw new WrongValue('DATA_DIR must be set in production: it is the folder that holds what must not be lost.')
  }
  const trustedProxies = optionalNumber('TRUSTED_PROXIES', 0, 10)
  const isOnThisMachine = isLocal && isLoopback(host)
  if (mode === 'production' && !isOnThisMachine && trustedProxies === undefined) {
    throw new WrongValue(
      'TRUSTED_PROXIES must be set where PUBLIC_URL or HOST is not on this machine: how many proxies stand in front, 0 for none.',
    )
  }
  const requestsPerMinute = number('RATE_LIMIT', 3000, 0, 1_000_000)
  if (mode === 'production' && requestsPerMinute === 0) {
    throw new WrongValue('RATE_LIMIT must not be 0 in production: guessing would be without limit.')
  }
  if (appUrl !== undefined && databaseUrl === undefined) {
    throw new WrongValue('DATABASE_APP_URL goes with DATABASE_URL, which is not set.')
  }
  if (databaseUrl !== undefined && appUrl === undefined && new URL(databaseUrl).password === '') {
    throw new WrongValue(
      'DATABASE_URL must name a password, which that of the serving role is made of; or set DATABASE_APP_URL.',
    )
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
    upstream,
    payments: readPayments(environment),
    mail: {
      smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
      from: address('MAIL_FROM') ?? `tenure@${publicUrl.hostname}`,
    },
    tokenStore: choice('TOKEN_STORE', ['sessionStorage', 'localStorage'], 'sessionStorage'),
    scopes: choice('OIDC_SCOPES', ['openid', 'api'], 'openid'),
    toastPosition: choice('TOAST_POSITION', ['bottom-right', 'bottom-center'], 'bottom-right'),
    support: {
      email: address('SUPPORT_EMAIL') ?? 'support@tenure.example',
      helpDocsUrl: url('HELP_DOCS_URL', ['https:', 'http:']) ?? 'https://tenure.example/help',
      privacyUrl: url('PRIVACY_URL', ['https:', 'http:']) ?? 'https://tenure.example/privacy',
      widgetUrl: url('HELP_WIDGET_URL', ['https:']) ?? null,
    },
    workshop: choice('WORKSHOP', ['on', 'off'], mode === 'demo' ? 'on' : 'off') === 'on',
    logLevel: choice('LOG_LEVEL', ['debug', 'info', 'warning', 'error'], mode === 'demo' ? 'warning' : 'info'),
    requestsPerMinute,
    trustedProxies: trustedProxies ?? 0,
    tls,
    isOnThisMachine,
    metricsToken: secret('METRICS_TOKEN'),
  }
}

const readTls = (environment: Environment): Config['tls'] => {
  const { text } = reader(environment)
  const [cert, key] = [text('TLS_CERT_FILE'), text('TLS_KEY_FILE')]
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) {
    throw new WrongValue('TLS_CERT_FILE and TLS_KEY_FILE go together; set both or none.')
  }
  return { cert: readable('TLS_CERT_FILE', cert), key: readable('TLS_KEY_FILE', key) }
}

const readPayments = (environment: Environment): HostedPayments | undefined => {
  const { text, url, secret } = reader(environment)
  const [address, key, publicKey] = [
    url('PAYMENT_URL', ['https:']),
    secret('PAYMENT_SECRET'),
    text('PAYMENT_PUBLIC_KEY'),
  ]
  if (address === undefined && key === undefined && publicKey === undefined) return undefined
  if (address === undefined || key === undefined || publicKey === undefined) {
    throw new WrongValue('PAYMENT_URL, PAYMENT_SECRET and PAYMENT_PUBLIC_KEY go together; set all of them or none.')
  }
  return { url: address, secret: key, publicKey }
}

interface Provider {
  readonly hosted?: HostedProvider
  readonly upstream?: UpstreamProvider
}

/**
 * Who signs people in: an OpenID provider by its issuer and our client there; where OIDC_SIGN_IN_AUTHORITY is set, Azure AD
 * B2C or Entra in the browser itself; else nobody but this server.
 */
const readProvider = (environment: Environment): Provider => {
  const { text, url } = reader(environment)
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', ...ofAzureAlone, 'OIDC_VERIFIED_EMAIL_CLAIM']
  const given = names.filter((name) => text(name) !== undefined)
  if (given.length === 0) return {}
  const needed = (name: string, why: string): string => {
    const value = text(name)
    if (value === undefined) throw new WrongValue(`${name} is missing: ${why}`)
    return value
  }
  const together = 'the OIDC_ variables describe a provider only together.'
  needed('OIDC_ISSUER', together)
  const clientId = needed('OIDC_CLIENT_ID', together)
  const verifiedEmailClaim = text('OIDC_VERIFIED_EMAIL_CLAIM')
  if (text('OIDC_SIGN_IN_AUTHORITY') === undefined) {
    const stray = ofAzureAlone.find((name) => text(name) !== undefined)
    if (stray !== undefined) throw new WrongValue(`${stray} goes with OIDC_SIGN_IN_AUTHORITY, which is not set.`)
    const issuer = issuerIn(environment)
    const name = text('OIDC_NAME') ?? new URL(issuer).host
    return { upstream: { issuer, clientId, clientSecret: text('OIDC_CLIENT_SECRET'), name, verifiedEmailClaim } }
  }
  const address = (name: string) => url(name, ['https:'])
  address('OIDC_ISSUER')
  needed('OIDC_JWKS_URI', together)
  return {
    hosted: {
      issuer: address('OIDC_ISSUER') ?? '',
      jwksUri: address('OIDC_JWKS_URI') ?? '',
      audience: needed('OIDC_AUDIENCE', together),
      clientId,
      signInAuthority: address('OIDC_SIGN_IN_AUTHORITY') ?? '',
      passwordResetAuthority: address('OIDC_PASSWORD_RESET_AUTHORITY') ?? null,
      apiScopes: (text('OIDC_API_SCOPES') ?? '').split(/[\s,]+/).filter((scope) => scope !== ''),
      tokenType: text('OIDC_TOKEN_TYPE') ?? 'JWT',
      ...(verifiedEmailClaim === undefined ? {} : { verifiedEmailClaim }),
    },
  }
}

const ofAzureAlone = [
  'OIDC_SIGN_IN_AUTHORITY',
  'OIDC_PASSWORD_RESET_AUTHORITY',
  'OIDC_JWKS_URI',
  'OIDC_AUDIENCE',
  'OIDC_API_SCOPES',
  'OIDC_TOKEN_TYPE',
]

/** By plain http only on this machine, where nobody can stand between. */
const issuerIn = (environment: Readonly<Record<string, string | undefined>>): string => {
  const issuer = reader(environment).url('OIDC_ISSUER', ['https:', 'http:']) ?? ''
  if (new URL(issuer).protocol === 'http:' && !isLoopback(new URL(issuer).hostname)) {
    throw new WrongValue('OIDC_ISSUER must begin with https:// unless it is on this machine.')
  }
  return issuer
}
