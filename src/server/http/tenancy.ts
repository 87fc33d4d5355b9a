import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest } from 'effect/http'
import { CurrentCaller, CurrentUser, InTenant } from '../../contract/middleware.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { Database } from '../store/database.ts'
import { readMembership } from '../store/members.ts'
import { notFound, refuse } from './envelope.ts'
import { notesOf } from './requestNotes.ts'

const mismatch = refuse(400, 'tenant_mismatch', 'The Tenant-Id header must name the tenant of the path, once.')
const inactive = refuse(403, 'tenant_inactive', 'This client is inactive.')
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** `InTenant` of the contract: the path's tenant is the authority, and membership is read anew for each request. */
export const inTenant = Layer.effect(
  InTenant,
  Effect.map(Database, (database) =>
    InTenant.of((httpEffect) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const { params } = yield* HttpRouter.RouteContext
        const asked = params['tenantId']?.toLowerCase() ?? ''
        // A header sent twice arrives joined by a comma, which equals no tenant.
        if (request.headers['tenant-id']?.toLowerCase() !== asked) return yield* Effect.fail(mismatch)
        if (!uuid.test(asked)) return yield* Effect.fail(notFound)
        const tenantId = asked as TenantId
        const { userId } = yield* CurrentUser
        const membership = yield* Effect.provideService(readMembership({ tenantId, userId }), Database, database)
        if (membership.standing === 'none') return yield* Effect.fail(notFound)
        const notes = notesOf(request.source)
        if (notes !== undefined) notes.tenantId = tenantId
        if (membership.standing === 'tenantInactive') return yield* Effect.fail(inactive)
        return yield* Effect.provideService(httpEffect, CurrentCaller, membership.caller)
      }),
    ),
  ),
)
