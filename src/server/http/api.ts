import type { IncomingMessage, ServerResponse } from 'node:http'
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer'
import { ByteSize, Cause, Effect, Fiber, type Layer, References } from 'effect'
import {
  HttpIncomingMessage,
  HttpRouter,
  type HttpServerError,
  HttpServerRequest,
  HttpServerResponse,
  Multipart,
} from 'effect/http'
import { HttpApiError } from 'effect/http-api'
import { membershipHeader } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { type Log, traceOf } from '../log.ts'
import { PresumedWrongly } from '../store/presumedMembership.ts'
import { type Trouble, troubleOf } from '../trouble.ts'
import { compressed } from './compress.ts'
import { notFound, refusalResponse, refuse } from './envelope.ts'
import { readingsIn } from './readings.ts'
import { notesOf } from './requestNotes.ts'
import { isUpload } from './uploads.ts'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void

/** The largest JSON body; a file has its own limit in its endpoint. */
const largestBody = ByteSize.megabytes(1)

const tooLarge = refuse(413, 'too_large', 'What you sent is larger than allowed.')
const wrongType = refuse(415, 'unsupported_type', 'What you sent is of a type that is not accepted.')
const malformed = refuse(400, 'malformed', 'The request could not be read.')
const broken = refuse(
  500,
  'internal',
  'Something went wrong on our side. Nothing more is known here; the log has the request id.',
)

/** What will pass, and when it is worth another try. */
const troubles: Readonly<Record<Trouble['kind'], readonly [Refusal<503> | Refusal<507>, retryAfter: string]>> = {
  busy: [refuse(503, 'busy', 'The server is busy. Try again in a moment.'), '1'],
  unavailable: [refuse(503, 'unavailable', 'The database cannot be reached right now. Try again in a moment.'), '2'],
  diskFull: [
    refuse(507, 'disk_full', 'The server has no room left to save this. Tell whoever runs it; nothing was changed.'),
    '60',
  ],
}

/** Makes the Node handler for everything under /api from the layer of all its routes. */
export const apiHandler = <R>(routes: Layer.Layer<never, never, R>, log: Log) =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const app = yield* HttpRouter.toHttpEffect(routes)
    const answered = (request: HttpServerRequest.HttpServerRequest) =>
      finished(request, app).pipe(
        Effect.catchCause((cause) =>
          Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : Effect.succeed(answerTo(cause, request, log)),
        ),
        Effect.map((response) => withMembership(request, enveloped(response))),
      )
    const wrapped = Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
      Effect.flatMap(readingsIn(request, answered) ?? answered(request), (response) => compressed(request, response)),
    )
    const handler: NodeHandler = yield* NodeHttpServer.makeHandler(wrapped, { scope })
    return handler
  }).pipe(
    Effect.provideService(References.TracerEnabled, false),
    Effect.provideService(HttpIncomingMessage.MaxBodySize, largestBody),
  )

/** Every answer inside a tenant says what its caller is there, refusals too: their browser notices when that is news. */
const withMembership = (
  request: HttpServerRequest.HttpServerRequest,
  response: HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse => {
  const membership = notesOf(request.source)?.membership
  return membership ? HttpServerResponse.setHeader(response, membershipHeader, membership) : response
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * A change that has arrived is made, even when the sender closes the page before the answer: it was theirs to make,
 * and they were shown it as made. An upload that breaks off has not arrived.
 */
const finished = <A, E, R>(request: HttpServerRequest.HttpServerRequest, app: Effect.Effect<A, E, R>) =>
  changing.has(request.method) && !isUpload(request.headers['content-type'])
    ? Effect.flatMap(Effect.forkDetach(app), Fiber.join)
    : app

/** What went wrong outside the contract, in the wrapper: reading the request, finding the route, or a defect of ours. */
const answerTo = (
  cause: Cause.Cause<unknown>,
  request: HttpServerRequest.HttpServerRequest,
  log: Log,
): HttpServerResponse.HttpServerResponse => {
  const reason = Cause.squash(cause)
  const id = notesOf(request.source)?.id
  const trouble = troubleOf(reason)
  if (trouble !== undefined) {
    const [refusal, retryAfter] = troubles[trouble.kind]
    // Where it arose is no mystery, and there may be thousands of them.
    log('warning', `request.${trouble.kind}`, { id, ...traceOf(trouble.cause), stack: undefined })
    return refusalResponse(refusal, { 'retry-after': retryAfter })
  }
  if (reason instanceof Multipart.MultipartError) {
    return refusalResponse(
      reason.reason._tag === 'Parse' ? malformed : reason.reason._tag === 'InternalError' ? broken : tooLarge,
    )
  }
  if (HttpApiError.HttpApiPayloadTooLarge.is(reason)) return refusalResponse(tooLarge)
  if (isHttpServerError(reason)) {
    if (reason.reason._tag === 'RouteNotFound') return refusalResponse(notFound)
    if (reason.reason._tag === 'RequestParseError') {
      return refusalResponse(exceeds(reason.reason.cause) ? tooLarge : malformed, { connection: 'close' })
    }
  }
  // `InTenant` begins anew, unless whoever asked has gone meanwhile.
  if (reason instanceof PresumedWrongly && Cause.hasInterrupts(cause)) return refusalResponse(broken)
  log('error', 'request.failed', { id, route: notesOf(request.source)?.route, ...traceOf(reason) })
  return refusalResponse(broken)
}

const isHttpServerError = (error: unknown): error is HttpServerError.HttpServerError =>
  (error as { readonly _tag?: unknown } | null)?._tag === 'HttpServerError'

const exceeds = (cause: unknown): boolean =>
  /exceed|too large|maxbytes/i.test(String((cause as Error | undefined)?.message ?? cause))

/** Effect's own refusals are empty or plain text. */
const enveloped = (response: HttpServerResponse.HttpServerResponse): HttpServerResponse.HttpServerResponse => {
  if (response.status < 400 || isJson(response)) return response
  const body = { 413: tooLarge, 415: wrongType, 404: notFound, 400: malformed }[response.status] ?? broken
  return refusalResponse(body, response.headers.connection === 'close' ? { connection: 'close' } : undefined)
}

const isJson = ({ body }: HttpServerResponse.HttpServerResponse): boolean =>
  body._tag !== 'Empty' && 'contentType' in body && body.contentType?.startsWith('application/json') === true
