import type { Api } from '../../contract/api.ts'

/**
 * The contract as types only: nothing of it is in the bundle. What a call takes and gives is read from `Api`; method
 * and path come at run time from a table made of the same `Api` while building.
 */
type Groups = (typeof Api)['groups']

/** What stands above all tenants. */
export type AboveTenants = 'users'

export type GroupName = keyof Groups & string
export type EndpointName<G extends GroupName> = keyof Groups[G]['endpoints'] & string

type EndpointOf<G extends GroupName, E extends EndpointName<G>> = Groups[G]['endpoints'][E]

type Decoded<Part> = [Part] extends [never] ? never : Part extends { readonly Type: infer T } ? T : never

/** A member that says nothing, or nothing that must be said, may be left out. */
type Member<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T }

/** In which tenant a call is made is the run's to say (`run.ts`), in the path and in the header. */
type Without<Tenant extends string, T> = [keyof T] extends [Tenant] ? never : Omit<T, Tenant>

/** A multipart form is described field by field for the server; the browser sends a form. */
type Content<P> = [P] extends [never]
  ? never
  : P extends {
        readonly '~brand.type'?: unknown
        readonly Type:
          | { readonly file: unknown }
          | { readonly files: unknown }
          | { readonly logo: unknown }
          | { readonly csvFile: unknown }
      }
    ? FormData
    : Decoded<P>

/** `EndpointOf` as its request's parts. */
export type CallRequest<G extends GroupName, E extends EndpointName<G>> =
  EndpointOf<G, E> extends {
    readonly '~Params': infer Params
    readonly '~Query': infer Query
    readonly '~Headers': infer Headers
    readonly '~Payload': infer Payload
  }
    ? Member<'params', Without<'tenantId', Decoded<Params>>> &
        Member<'query', Decoded<Query>> &
        Member<'headers', Without<'tenant-id', Decoded<Headers>>> &
        Member<'payload', Content<Payload>> & { readonly signal?: AbortSignal; readonly fetch?: typeof fetch }
    : never

/** The `data` of the reply: what is left when the wrapper is opened. */
export type CallData<G extends GroupName, E extends EndpointName<G>> =
  EndpointOf<G, E> extends { readonly '~Success': infer Success } ? DataOf<Decoded<Success>> : never

/** An answer of 204 has none. */
type DataOf<Answer> = Answer extends { readonly data: infer Data } ? Data : [Answer] extends [void] ? null : never

export type EndpointTable = Readonly<Record<string, readonly [method: string, path: string]>>
