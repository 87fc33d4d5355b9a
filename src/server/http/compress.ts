import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Effect } from 'effect'
import { type HttpServerRequest, HttpServerResponse } from 'effect/http'

const worthIt = 2048
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

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
  return Effect.map(
    Effect.promise(() =>
      encoding === 'br'
        ? asBrotli(body.body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 4,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.contentLength,
            },
          })
        : asGzip(body.body, { level: 5 }),
    ),
    (bytes) =>
      HttpServerResponse.uint8Array(bytes, {
        status: response.status,
        headers: { ...response.headers, 'content-encoding': encoding, vary: 'accept-encoding' },
        cookies: response.cookies,
        contentType: body.contentType,
      }),
  )
}

const encodingFor = (accepted: string | undefined): 'br' | 'gzip' | undefined => {
  if (accepted === undefined) return undefined
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(offer)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}
