import { HttpServerResponse } from 'effect/http'

/** What may be shown inside a page; everything else is only ever downloaded. */
const shown = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/gif', 'image/svg+xml', 'application/pdf'])

/**
 * A stored file on its way out. No content of it can run: its type is the stored one and not guessed, and its own
 * policy forbids everything. `nosniff` and the rest come with every answer of the API.
 */
export const fileResponse = (file: {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly name: string
  /** Shown in the page rather than downloaded. */
  readonly isInline?: boolean
  /** The address names this version of the content, so that a browser may keep it. */
  readonly isVersioned?: boolean
}): HttpServerResponse.HttpServerResponse => {
  const isShown = file.isInline === true && shown.has(file.contentType)
  return HttpServerResponse.uint8Array(file.bytes, {
    contentType: file.contentType,
    headers: fileHeaders(file.name, isShown, file.isVersioned),
  })
}

/** The same of one that is written while it is sent. */
export const fileHeaders = (name: string, isShown = false, isVersioned = false) => ({
  'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName(name)}`,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': isVersioned ? 'private, max-age=604800, immutable' : 'private, no-store',
  vary: 'authorization',
})

/** RFC 8187: what encodeURIComponent leaves alone but a header parameter may not hold. */
const encodedName = (name: string): string =>
  encodeURIComponent(name.replace(/[\p{Cc}\p{Cs}]/gu, '')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
