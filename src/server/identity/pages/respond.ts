import type { ServerResponse } from 'node:http'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // The automatic forms of sign-out; no other page has a script.
  "script-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Under `no-referrer` a browser posts a form with `Origin: null`, and the origin could not be checked. */
export const htmlHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cache-Control': 'no-store',
}

/** In seconds, for what is not there for a while. */
export const retryAfter = '2'

export const sendPage = (
  res: ServerResponse,
  status: number,
  body: string,
  extra: Record<string, string> = {},
): void => {
  res.writeHead(status, { ...htmlHeaders, ...extra })
  res.end(body)
}

export const seeOther = (res: ServerResponse, location: string): void => {
  res.writeHead(303, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': '0' })
  res.end()
}

export const sendAsset = (res: ServerResponse, type: string, body: string | Buffer): void => {
  res.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  res.end(body)
}
