import { Effect, SchemaIssue } from 'effect'
import { HttpApiMiddleware } from 'effect/http-api'
import type { ErrorDetail } from '../../contract/envelope.ts'
import { Wrapped } from '../../contract/middleware.ts'
import { refuse, refuseAll } from './envelope.ts'

const format = SchemaIssue.makeFormatterStandardSchemaV1()
const mostErrors = 50

/** Where in the request a mistake stands, as the sentence names it. */
const places = { Params: 'path', Query: 'query', Headers: 'header', Payload: 'body' } as const

/** A request that is not of the contract's form: every mistake by its field, none of the values. */
export const DecodeErrors = HttpApiMiddleware.layerSchemaErrorTransform(Wrapped, (error) => {
  // Our own answer broke the contract: that is a defect, and the request is not to blame.
  if (error.kind === 'Body' || error.kind === 'ResponseHeaders') return Effect.die(error)
  const place = places[error.kind]
  const errors = format(error.cause.issue)
    .issues.slice(0, mostErrors)
    .map(({ message, path }): ErrorDetail => {
      const field = (path ?? []).map(segmentName).join('.')
      const detail = { code: `invalid_${place}`, message: withoutValue(message) }
      return field === '' ? detail : { ...detail, field }
    })
  return Effect.fail(
    errors.length === 0
      ? refuse(400, `invalid_${place}`, 'The request is not of the form asked for.')
      : refuseAll(400, 'The request is not of the form asked for.', errors),
  )
})

const segmentName = (segment: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment)

/** "Expected a string, actual 5": what was expected is told, what came is not sent back. */
const withoutValue = (message: string): string => message.replace(/, (?:actual|got) .*$/s, '')
