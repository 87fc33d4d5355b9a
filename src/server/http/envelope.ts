import type { ServerResponse } from 'node:http'
import { HttpServerResponse } from 'effect/http'
import type { ErrorDetail, Refusal, RefusalStatus } from '../../contract/envelope.ts'
import { compressedOnce } from './compress.ts'

/** § 3 The wrapper around what was asked for. */
export const reply = <A>(data: A, message = '') => ({
  isSuccess: true as const,
  data,
  errors: [] as const,
  message,
  statusCode: 200 as const,
})

export const done = reply(null)

/** 204: it may be asked for, and there is none. */
export const noContent = HttpServerResponse.empty({ status: 204 })

/** § 3 The wrapper around one reason why not. */
export const refuse = <const Status extends RefusalStatus>(
  status: Status,
  code: string,
  message: string,
  field?: string,
): Refusal<Status> => refuseAll(status, message, [field === undefined ? { code, message } : { code, message, field }])

export const refuseAll = <const Status extends RefusalStatus>(
  status: Status,
  message: string,
  errors: ReadonlyArray<ErrorDetail>,
): Refusal<Status> => ({ isSuccess: false, data: null, errors, message, statusCode: status })

/** Not there, or not visible to the caller: always the same body, so that nobody learns which. */
export const notFound = refuse(404, 'not_found', 'There is nothing here, or you may not see it.')

/** A write that names an older version than the stored one. */
export const changedMeanwhile = refuse(
  409,
  'changed_meanwhile',
  'Someone else changed this in the meantime. Reload it, or compare the two versions.',
)

/** A refusal outside any endpoint of the contract. */
export const refusalResponse = (body: Refusal<RefusalStatus>, headers?: Record<string, string>) =>
  HttpServerResponse.text(JSON.stringify(body), {
    status: body.statusCode,
    contentType: 'application/json',
    ...(headers === undefined ? {} : { headers }),
  })

/** The same where no endpoint and no Effect is involved. */
export const answer = (response: ServerResponse, body: Refusal<RefusalStatus>): void => {
  const text = JSON.stringify(body)
  response.writeHead(body.statusCode, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

/**
 * The wrapper around JSON text that PostgreSQL built, passed on without being parsed: for large lists whose shape a
 * contract test proves.
 */
export const jsonReply = (json: string, headers?: Record<string, string>): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(wrapped(json), {
    contentType: 'application/json',
    ...(headers === undefined ? {} : { headers }),
  })

/** The same as bytes that are sent again and again. */
export const keptBytes = (json: string): Uint8Array => compressedOnce(Buffer.from(wrapped(json)))

export const bytesReply = (bytes: Uint8Array, headers: Record<string, string>) =>
  HttpServerResponse.uint8Array(bytes, { contentType: 'application/json', headers })

const wrapped = (json: string) => `{"isSuccess":true,"data":${json},"errors":[],"message":"","statusCode":200}`
