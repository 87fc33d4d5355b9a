import { type HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'

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
