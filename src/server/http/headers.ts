import type { ServerResponse } from 'node:http'

/** Which part of the product answers; each has its own least set of powers. */
export type Surface =
  | 'api'
  | 'page'
  | 'bridge'
  | 'offline'
  | 'worker'
  | 'pdfReader'
  | 'asset'
  | 'provider'
  | 'developer'

const csp = (...directives: ReadonlyArray<string>) =>
  ["default-src 'none'", ...directives, "base-uri 'none'"].join('; ')

const pagePolicy = (...directives: ReadonlyArray<string>) =>
  csp(
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    ...directives,
  )

/** The policy of a page in which scripts stand; each is named by its hash, so that no other can. */
export const withScripts = (policy: string, hashes: ReadonlyArray<string>): string =>
  policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))

/** Everything a browser could be asked to lend, lent to nobody. */
const noPowers = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((power) => `${power}=()`)
  .join(', ')

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

const onPages = { ...always, 'permissions-policy': noPowers, 'cross-origin-opener-policy': 'same-origin' }

/** Where the browser may reach besides this origin: a hosted sign-in, a hosted card provider. */
const surfaces = (otherOrigins: string): Record<Surface, Readonly<Record<string, string>>> => ({
  api: {
    ...always,
    'cache-control': 'no-store',
    'content-security-policy': csp("frame-ancestors 'none'", 'sandbox'),
  },
  page: {
    ...onPages,
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(
      `connect-src 'self'${otherOrigins}`,
      `frame-src 'self'${otherOrigins}`,
      "frame-ancestors 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
      // Two scripts may be named by their addresses: the worker (src/infra/serviceWorker.ts) and the reader of PDF files
      // (src/ui/app/pdf/reader.ts); no other policy can be made.
      'trusted-types tenure-worker tenure-pdf',
    ),
  },
  // Loaded in a hidden frame of our own while a token is renewed; MSAL's guide forbids an opener policy here.
  bridge: {
    ...always,
    'permissions-policy': noPowers,
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy("connect-src 'self'", "frame-ancestors 'self'", "trusted-types 'none'"),
  },
  // The worker keeps this page with its headers, and shows it where a page of the product was asked for.
  offline: {
    ...onPages,
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy("connect-src 'self'", "frame-ancestors 'none'", "trusted-types 'none'"),
  },
  // What a worker may reach is said with its script. Asked for anew each time, so that none outlives its release.
  worker: { ...always, 'cache-control': 'no-cache', 'content-security-policy': csp("connect-src 'self'") },
  // Reads files that somebody uploaded: it reaches nothing, and may run only what it is handed to decode pictures with.
  pdfReader: { ...always, 'content-security-policy': csp("script-src 'wasm-unsafe-eval'", "frame-ancestors 'none'") },
  asset: { ...always, 'content-security-policy': csp("frame-ancestors 'none'", 'sandbox') },
  // The provider's pages say their own policy. Under `no-referrer` a browser posts a form with `Origin: null`.
  provider: { ...always, 'referrer-policy': 'same-origin', 'cache-control': 'no-store' },
  // Vite's hot reloading needs inline scripts and a socket; never in a built server.
  developer: { ...always, 'cache-control': 'no-store' },
})

export const makeHeaders = (options: { readonly isHttps: boolean; readonly otherOrigins: ReadonlyArray<string> }) => {
  const origins = options.otherOrigins.map((origin) => ` ${origin}`).join('')
  const strict = options.isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
  const table = Object.entries(surfaces(origins)).map(([surface, headers]) => [
    surface as Surface,
    Object.entries({ ...headers, ...strict }),
  ])
  const bySurface = Object.fromEntries(table) as Record<Surface, ReadonlyArray<readonly [string, string]>>
  return (response: ServerResponse, surface: Surface, requestId: string): void => {
    for (const [name, value] of bySurface[surface]) response.setHeader(name, value)
    response.setHeader('x-request-id', requestId)
  }
}
