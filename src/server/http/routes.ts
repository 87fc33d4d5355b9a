import { Layer } from 'effect'
import { type HttpApi, HttpApiBuilder, type HttpApiGroup } from 'effect/http-api'
import { signedIn, type VerifyAccessToken } from './bearer.ts'
import { DecodeErrors } from './decodeErrors.ts'
import { makeAllowance, unlimited } from './rateLimit.ts'
import { inTenant } from './tenancy.ts'

/** All calls of a contract, with who may enter, and `/api/openapi.json`. */
export const routesOf = <Id extends string, Groups extends HttpApiGroup.Constraint, R>(
  api: HttpApi.HttpApi<Id, Groups>,
  handlers: Layer.Layer<HttpApiGroup.ToService<Id, Groups>, never, R>,
  options: { readonly verify: VerifyAccessToken; readonly requestsPerMinute: number },
) => {
  const { verify, requestsPerMinute } = options
  const people = requestsPerMinute === 0 ? unlimited : makeAllowance(requestsPerMinute, requestsPerMinute / 60)
  const strangers = requestsPerMinute === 0 ? unlimited : makeAllowance(300, 5)
  return HttpApiBuilder.layer(api, { openapiPath: '/api/openapi.json' }).pipe(
    Layer.provide(handlers),
    Layer.provide([DecodeErrors, inTenant, signedIn(verify, people, strangers)]),
  )
}
