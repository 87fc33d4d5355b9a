import type { Schema } from 'effect'
import type { HttpMethod, HttpRouter } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { TenantId } from '../domain/kernel/ids.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { tenantHeaders } from './paths.ts'

const ofTenant = { tenantId: TenantId }

/** A call inside a tenant: besides its own parameters and headers it has those that say which. */
const callBy =
  <const Method extends HttpMethod.HttpMethod>(method: Method) =>
  <
    const Name extends string,
    const Path extends HttpRouter.PathInput,
    const Success extends HttpApiEndpoint.SuccessConstraint,
    Params extends Schema.Struct.Fields = Record<never, never>,
    Headers extends Schema.Struct.Fields = Record<never, never>,
    Query extends Schema.Struct.Fields = never,
    Payload extends HttpApiEndpoint.PayloadConstraintCodecs<Method> = never,
    const Failure extends ReadonlyArray<Schema.Top> = never,
  >(
    name: Name,
    path: Path,
    {
      params,
      headers,
      error,
      ...more
    }: {
      readonly params?: Params
      readonly headers?: Headers
      readonly query?: Query
      readonly payload?: Payload
      readonly success: Success
      readonly error?: Failure
    },
  ) =>
    HttpApiEndpoint.make(method)<
      Name,
      Path,
      typeof ofTenant & Params,
      Query,
      Payload,
      typeof tenantHeaders & Headers,
      Success,
      Failure
    >(name, path, {
      ...more,
      params: { ...ofTenant, ...(params as Params) },
      headers: { ...tenantHeaders, ...(headers as Headers) },
      error: error as never,
    })

export const get = callBy('GET')
export const post = callBy('POST')
export const put = callBy('PUT')
export const remove = callBy('DELETE')

/** Calls inside a tenant, whose paths begin with it: of its members alone, signed in, answered in the wrapper. */
export const tenantGroup = <
  const Name extends string,
  const Calls extends readonly [HttpApiEndpoint.Constraint, ...ReadonlyArray<HttpApiEndpoint.Constraint>],
>(
  name: Name,
  title: string,
  ...calls: Calls
) =>
  HttpApiGroup.make(name)
    .add(...calls)
    .prefix('/api/:tenantId')
    .middleware(InTenant)
    .middleware(SignedIn)
    .middleware(Wrapped)
    .annotateMerge(OpenApi.annotations({ title }))
