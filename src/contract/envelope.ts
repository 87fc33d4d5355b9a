import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'

/** One thing that is wrong: a stable code, a sentence a person can read, and the field it is about. */
export const ErrorDetail = Schema.Struct({
  code: Schema.String,
  message: Schema.String,
  field: Schema.optional(Schema.String),
})
export type ErrorDetail = typeof ErrorDetail.Type

/** § 3 Standard result wrapper around `data`, for an answer that did what was asked. */
export const reply = <S extends Schema.Top>(data: S) =>
  Schema.Struct({
    isSuccess: Schema.Literal(true),
    data,
    errors: Schema.Tuple([]),
    message: Schema.String,
    statusCode: Schema.Literal(200),
  })

/** The reply of a call that has nothing to give back. */
export const Done = reply(Schema.Null)

const refusal = <const Status extends number>(status: Status, description: string) =>
  Schema.Struct({
    isSuccess: Schema.Literal(false),
    data: Schema.Null,
    errors: Schema.Array(ErrorDetail),
    message: Schema.String,
    statusCode: Schema.Literal(status),
  })
    .annotate({ identifier: `Refusal${status}`, description })
    .pipe(HttpApiSchema.status(status))

export const Refusal400 = refusal(400, 'The request is not of the form asked for, or names two tenants.')
export const Refusal401 = refusal(401, 'There is no valid access token.')
export const Refusal403 = refusal(403, 'The caller may see this, but may not do it. The code names the rule.')
export const Refusal404 = refusal(404, 'There is no such thing for this caller.')
export const Refusal409 = refusal(
  409,
  'It conflicts with what is stored: a name in use, a stale version, a use elsewhere.',
)
export const Refusal413 = refusal(413, 'The body is larger than allowed.')
export const Refusal415 = refusal(415, 'The body or the file is of a type that is not accepted.')
export const Refusal422 = refusal(422, 'It is well formed, but a rule of the domain refuses it.')
export const Refusal429 = refusal(429, 'Too many requests; try again after the time in Retry-After.')
export const Refusal500 = refusal(500, 'The server failed. Nothing else is told; the request id is in X-Request-Id.')
export const Refusal503 = refusal(
  503,
  'The server is busy, stopping, or cannot reach its database; try again after the time in Retry-After.',
)
export const Refusal507 = refusal(507, 'The server has no room left on its disk.')

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507

export interface Refusal<Status extends RefusalStatus> {
  readonly isSuccess: false
  readonly data: null
  readonly errors: ReadonlyArray<ErrorDetail>
  readonly message: string
  readonly statusCode: Status
}
