import * as Result from 'effect/Result'
import ky from 'ky'
import type { Failure } from '../../domain/kernel/failure.ts'
import { renewal } from './renewal.ts'
import type { Tokens } from './tokens.ts'

/** What is sent, with the path's parameters already in the path. */
export interface Request {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: unknown
  readonly signal?: AbortSignal | undefined
  /** Instead of the client's own: an upload whose progress is watched. */
  readonly fetch?: typeof fetch | undefined
}

export type Send = (request: Request) => Promise<Result.Result<Response, Failure>>

export interface ClientEdges {
  readonly tokens: Tokens
  readonly baseUrl: string
  readonly fetch?: typeof fetch
}

const timeoutMs = 15_000
const uploadTimeoutMs = 120_000

/** A reading that the network dropped may be asked again, once; a writing never, nobody knows whether it arrived. */
const retry = { limit: 1, methods: ['get'], delay: () => 300 }

/** What replaces or deletes is sent to its end: leaving the page does not take a change back. */
const isSentToItsEnd = (method: string) => method === 'PUT' || method === 'DELETE'

/**
 * Sends a request as the signed-in person. An answer of 401 makes one silent refresh and one second try (§ 7); whatever
 * that second try brings is the answer. Every other answer, refusals included, is left for the envelope to open.
 */
export const client = ({ tokens, baseUrl, fetch }: ClientEdges): Send => {
  const renewed = renewal(tokens)
  const http = ky.create({ baseUrl, retry, throwHttpErrors: false, ...(fetch && { fetch }) })

  const attempt = async (request: Request, bearer: string): Promise<Result.Result<Response, Failure>> => {
    const { method, path, query, payload, signal } = request
    const isUpload = payload instanceof FormData
    try {
      const response = await http(path, {
        method,
        headers: { ...request.headers, authorization: `Bearer ${bearer}` },
        timeout: isUpload ? uploadTimeoutMs : timeoutMs,
        ...(query && { searchParams: query }),
        ...(signal && (isUpload || !isSentToItsEnd(method)) && { signal }),
        ...(request.fetch && { fetch: request.fetch }),
        ...(payload !== undefined && (isUpload ? { body: payload } : { json: payload })),
      })
      return Result.succeed(response)
    } catch {
      return Result.fail({ _tag: 'Unreachable' })
    }
  }

  return async (request) => {
    const bearer = await tokens.token()
    if (Result.isFailure(bearer)) return Result.fail(bearer.failure)
    const first = await attempt(request, bearer.success)
    if (Result.isFailure(first) || first.success.status !== 401) return first
    await first.success.body?.cancel()
    const second = await renewed(bearer.success)
    if (Result.isFailure(second)) return Result.fail(second.failure)
    return attempt(request, second.success)
  }
}
