import { Context } from 'effect'
import { HttpApiMiddleware, HttpApiSecurity } from 'effect/http-api'
import type { Caller, SignedInUser } from './callers.ts'
import {
  Refusal400,
  Refusal401,
  Refusal403,
  Refusal404,
  Refusal413,
  Refusal415,
  Refusal429,
  Refusal500,
  Refusal503,
  Refusal507,
} from './envelope.ts'

/** The person whose token it is; tenants play no part yet. */
export class CurrentUser extends Context.Service<CurrentUser, SignedInUser>()('tenure/CurrentUser') {}

/** The person as an employee of the tenant the path names. */
export class CurrentCaller extends Context.Service<CurrentCaller, Caller>()('tenure/CurrentCaller') {}

/** A valid bearer token, else 401. */
export class SignedIn extends HttpApiMiddleware.Service<SignedIn, { provides: CurrentUser }>()('tenure/SignedIn', {
  security: { bearer: HttpApiSecurity.bearer },
  error: [Refusal401, Refusal429],
}) {}

/**
 * The caller is a member of the active tenant the path names, signed in as that tenant asks, and `Tenant-Id` repeats it:
 * else 404, 403 `tenant_inactive` or `second_factor_needed`, or 400 `tenant_mismatch`. Of a path that names none (§ 7
 * marketplace) the header alone says it.
 */
export class InTenant extends HttpApiMiddleware.Service<InTenant, { provides: CurrentCaller; requires: CurrentUser }>()(
  'tenure/InTenant',
  { error: [Refusal400, Refusal403, Refusal404] },
) {}

/** Decode errors, limits and defects leave in the wrapper as well. */
export class Wrapped extends HttpApiMiddleware.Service<Wrapped>()('tenure/Wrapped', {
  error: [Refusal400, Refusal413, Refusal415, Refusal500, Refusal503, Refusal507],
}) {}
