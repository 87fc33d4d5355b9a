import { Effect } from 'effect'
import { Headers, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { mostReadings, type ReadingAnswer } from '../../contract/readings.ts'
import { refusalResponse, refuse } from './envelope.ts'
import { notesOf } from './requestNotes.ts'

const asked = /^(\/api\/[0-9a-f-]{36}\/)readings\?(.*)$/i

/** A list, or something one word below it; never a file, nor what is sent bit by bit; or who asks, and in which clients. */
const isReading = /^((?!readings\b)[a-z]+(\/[a-z]+)?(\?[^#]*)?|\/api\/users)$/i

const malformed = refuse(400, 'malformed', `Ask for 1 to ${mostReadings} readings of this client.`)

/** At a time: a person's first visit must not take every connection to the database. */
const beside = 3

type Response = HttpServerResponse.HttpServerResponse

/**
 * `contract/readings.ts`: each reading goes the whole way of a request of its own, with the token, the limit, the
 * membership and the rules of its endpoint. Undefined where the request is another.
 */
export const readingsIn = <E, R>(
  request: HttpServerRequest.HttpServerRequest,
  answer: (one: HttpServerRequest.HttpServerRequest) => Effect.Effect<Response, E, R>,
): Effect.Effect<Response, E, Exclude<R, HttpServerRequest.HttpServerRequest>> | undefined => {
  const [, client = '', query = ''] = (request.method === 'GET' && asked.exec(request.url)) || []
  if (client === '') return undefined
  const of = new URLSearchParams(query).getAll('of')
  if (of.length === 0 || of.length > mostReadings || !of.every((one) => isReading.test(one)))
    return Effect.succeed(refusalResponse(malformed))
  // What the browser has is an answer to all of them.
  const headers = Headers.remove(request.headers, 'if-none-match')
  const read = (one: string) => {
    const alone = one.startsWith('/')
      ? request.modify({ url: one, headers: Headers.remove(headers, 'tenant-id') })
      : request.modify({ url: client + one, headers })
    return Effect.provideService(answer(alone), HttpServerRequest.HttpServerRequest, alone)
  }
  return Effect.forEach(of, read, { concurrency: beside }).pipe(
    Effect.map((answers) => {
      const notes = notesOf(request.source)
      if (notes !== undefined) notes.route = '/api/:tenantId/readings'
      return HttpServerResponse.jsonUnsafe(answers.map(asText))
    }),
  )
}

const text = new TextDecoder()

const asText = (response: Response): ReadingAnswer => {
  const { status, headers, body } = response
  if (body._tag === 'Empty') return { status, headers, body: null }
  // What is sent bit by bit has no end to wait for.
  if (body._tag !== 'Uint8Array') return asText(refusalResponse(malformed))
  return { status, headers: { ...headers, 'content-type': body.contentType }, body: text.decode(body.body) }
}
