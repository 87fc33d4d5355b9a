import * as Result from 'effect/Result'
import { membershipHeader } from '../../contract/callers.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { ItemId, TenantId } from '../../domain/kernel/ids.ts'
import type { AboveTenants, CallData, CallRequest, EndpointName, GroupName } from './call.ts'
import type { Request, Send } from './client.ts'
import type { Endpoints } from './contractEndpoints.ts'
import { opened, openedBytes } from './envelope.ts'

interface Calls<Groups extends GroupName> {
  <G extends Groups, E extends EndpointName<G>>(
    group: G,
    endpoint: E,
    request: CallRequest<G, E>,
  ): Promise<Result.Result<CallData<G, E>, Failure>>
  /** A call whose answer is a file. */
  bytes<G extends Groups, E extends EndpointName<G>>(
    group: G,
    endpoint: E,
    request: CallRequest<G, E>,
  ): Promise<Result.Result<Blob, Failure>>
}

/**
 * Makes the calls of the contract inside one tenant, and cannot name another:
 * `run('employees', 'read', { params: { id }, signal })`.
 */
export type Run = Calls<Exclude<GroupName, AboveTenants>>

export interface Runs {
  readonly above: Calls<AboveTenants>
  readonly runIn: (tenantId: TenantId) => Run
}

/** Headers of a call about a record as it was read: what somebody has changed meanwhile is refused (409). */
export const expecting = (version: number) => ({ 'if-match': `"${version}"` })

/** As the simple collections name an item. */
export const ofItem = (id: string) => ({ id: id as ItemId })

/** In place of what an answer says, where there is only whether it was done. */
export const nothing = (): void => undefined

/** The parts of a request once the contract's types have done their work. */
interface Parts {
  readonly params?: Readonly<Record<string, string | undefined>>
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
  /** Hears of every answer inside a tenant what its caller is there. */
  readonly heard?: (membership: string) => void
}

export const runner = ({ send, endpoints, failed, heard }: RunEdges): Runs => {
  const callsIn = (tenantId: TenantId | null): unknown => {
    const requestFor = async (name: string, parts: Parts): Promise<Request | null> => {
      const { params, query, headers, payload, signal, fetch } = parts
      const table = name in endpoints.readings ? endpoints.readings : await endpoints.others().catch(() => null)
      if (table === null) return null
      const endpoint = table[name]
      if (!endpoint) throw new Error(`The contract has no call named ${name}`)
      const [method, path] = endpoint
      const inPath: Record<string, string | undefined> = { ...params, ...(tenantId !== null && { tenantId }) }
      return {
        method,
        path: path.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(inPath[parameter] ?? '')),
        headers: { ...headers, ...(tenantId !== null && { 'tenant-id': tenantId }) },
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
      // If the description of a call cannot be loaded, the server cannot be reached either.
      const sent = request === null ? Result.fail<Failure>({ _tag: 'Unreachable' }) : await send(request)
      const membership = Result.isSuccess(sent) ? sent.success.headers.get(membershipHeader) : null
      if (membership !== null) heard?.(membership)
      const answered = Result.isFailure(sent) ? Result.fail(sent.failure) : await open(sent.success)
      if (Result.isFailure(answered) && !parts.signal?.aborted) failed?.(answered.failure)
      return answered
    }

    const run = (group: string, endpoint: string, parts: Parts) => answer(`${group}.${endpoint}`, parts, opened)
    const bytes = (group: string, endpoint: string, parts: Parts) => answer(`${group}.${endpoint}`, parts, openedBytes)
    return Object.assign(run, { bytes })
  }

  return { above: callsIn(null) as Runs['above'], runIn: (tenantId) => callsIn(tenantId) as Run }
}
