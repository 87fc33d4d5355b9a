import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Effect } from 'effect'
import { type HttpServerRequest, HttpServerResponse } from 'effect/http'

type Encoding = 'br' | 'gzip'

const worthIt = 2048
export const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

const sentAgain = new WeakMap<Uint8Array, Map<Encoding, Promise<Uint8Array>>>()

/** What is sent again and again is compressed once, and kept as long as itself. */
export const compressedOnce = (bytes: Uint8Array): Uint8Array => {
  sentAgain.set(bytes, new Map())
  return bytes
}

/** JSON of some size goes out compressed when the browser takes it; the work is done off the main thread. */
export const compressed = (
  request: HttpServerRequest.HttpServerRequest,
  response: HttpServerResponse.HttpServerResponse,
): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
  const { body } = response
  if (body._tag !== 'Uint8Array' || body.contentLength < worthIt || request.method === 'HEAD') {
    return Effect.succeed(response)
  }
  if (body.contentType !== 'application/json' || response.headers['content-encoding'] !== undefined) {
    return Effect.succeed(response)
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === undefined) return Effect.succeed(HttpServerResponse.setHeader(response, 'vary', 'accept-encoding'))
  const made = sentAgain.get(body.body)
  const compressing = made?.get(encoding) ?? smaller(body.body, encoding)
  made?.set(encoding, compressing)
  return Effect.map(
    Effect.promise(() => compressing),
    (bytes) =>
      HttpServerResponse.uint8Array(bytes, {
        status: response.status,
        headers: { ...response.headers, 'content-encoding': encoding, vary: 'accept-encoding' },
        cookies: response.cookies,
        contentType: body.contentType,
      }),
  )
}

const smaller = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> =>
  encoding === 'br'
    ? asBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      })
    : asGzip(bytes, { level: 5 })

const encodingFor = (accepted: string | undefined): Encoding | undefined => {
  if (accepted === undefined) return undefined
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(offer)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}
