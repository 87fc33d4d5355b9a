import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CallData, CallRequest, EndpointName, GroupName } from './call.ts'
import type { Request, Send } from './client.ts'
import type { Endpoints } from './contractEndpoints.ts'
import { opened, openedBytes } from './envelope.ts'

/** Makes a call of the contract: `run('employees', 'read', { params: { tenantId, id }, signal })`. */
export interface Run {
  <G extends GroupName, E extends EndpointName<G>>(
    group: G,
    endpoint: E,
    request: CallRequest<G, E>,
  ): Promise<Result.Result<CallData<G, E>, Failure>>
  /** A call whose answer is a file. */
  bytes<G extends GroupName, E extends EndpointName<G>>(
    group: G,
    endpoint: E,
    request: CallRequest<G, E>,
  ): Promise<Result.Result<Blob, Failure>>
}

/** The parts of a request once the contract's types have done their work. */
interface Parts {
  readonly params?: { readonly tenantId?: string; readonly [name: string]: string | undefined }
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: unknown
  readonly signal?: AbortSignal
  readonly fetch?: typeof fetch
}

export interface RunEdges {
  readonly send: Send
  readonly endpoints: Endpoints
  /** Hears of every failure, so that one place can notice what concerns the whole app. */
  readonly failed?: (failure: Failure) => void
}

export const runner = ({ send, endpoints, failed }: RunEdges): Run => {
  const requestFor = async (name: string, parts: Parts): Promise<Request | null> => {
    const { params = {}, query, headers, payload, signal, fetch } = parts
    const table = name in endpoints.readings ? endpoints.readings : await endpoints.others().catch(() => null)
    if (table === null) return null
    const endpoint = table[name]
    if (!endpoint) throw new Error(`The contract has no call named ${name}`)
    const [method, path] = endpoint
    return {
      method,
      path: path.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? '')),
      headers: { ...headers, ...(params.tenantId !== undefined && { 'Tenant-Id': params.tenantId }) },
      payload,
      signal,
      fetch,
      ...(query && { query }),
    }
  }

  const answer = async <A>(
    name: string,
    parts: Parts,
    open: (response: Response) => Promise<Result.Result<A, Failure>>,
  ): Promise<Result.Result<A, Failure>> => {
    const request = await requestFor(name, parts)
    // Whoever cannot reach what a call looks like cannot reach the server either.
    const sent = request === null ? Result.fail<Failure>({ _tag: 'Unreachable' }) : await send(request)
    const answered = Result.isFailure(sent) ? Result.fail(sent.failure) : await open(sent.success)
    if (Result.isFailure(answered) && !parts.signal?.aborted) failed?.(answered.failure)
    return answered
  }

  const run = (group: string, endpoint: string, parts: Parts) => answer(`${group}.${endpoint}`, parts, opened)
  const bytes = (group: string, endpoint: string, parts: Parts) => answer(`${group}.${endpoint}`, parts, openedBytes)
  return Object.assign(run, { bytes }) as Run
}
