import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { CallData, CallRequest, EndpointName, EndpointTable, GroupName } from './call.ts'
import type { Request, Send } from './client.ts'
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
}

export interface RunEdges {
  readonly send: Send
  readonly endpoints: EndpointTable
  /** Hears of every failure, so that one place can notice what concerns the whole app. */
  readonly failed?: (failure: Failure) => void
}

export const runner = ({ send, endpoints, failed }: RunEdges): Run => {
  const requestFor = (name: string, { params = {}, query, headers, payload, signal }: Parts): Request => {
    const endpoint = endpoints[name]
    if (!endpoint) throw new Error(`The contract has no call named ${name}`)
    const [method, path] = endpoint
    return {
      method,
      path: path.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? '')),
      headers: { ...headers, ...(params.tenantId !== undefined && { 'Tenant-Id': params.tenantId }) },
      payload,
      signal,
      ...(query && { query }),
    }
  }

  const answer = async <A>(
    name: string,
    parts: Parts,
    open: (response: Response) => Promise<Result.Result<A, Failure>>,
  ): Promise<Result.Result<A, Failure>> => {
    const sent = await send(requestFor(name, parts))
    const answered = Result.isFailure(sent) ? Result.fail(sent.failure) : await open(sent.success)
    if (Result.isFailure(answered) && !parts.signal?.aborted) failed?.(answered.failure)
    return answered
  }

  const run = (group: string, endpoint: string, parts: Parts) => answer(`${group}.${endpoint}`, parts, opened)
  const bytes = (group: string, endpoint: string, parts: Parts) => answer(`${group}.${endpoint}`, parts, openedBytes)
  return Object.assign(run, { bytes }) as Run
}
