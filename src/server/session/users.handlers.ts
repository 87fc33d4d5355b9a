import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentUser } from '../../contract/middleware.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { byText } from '../../domain/kernel/order.ts'
import type { RecordKind } from '../../domain/session/nouns.ts'
import { loggedInAs } from '../employees/loggedIn.ts'
import { jsonReply, notFound, reply } from '../http/envelope.ts'
import { membershipFrom } from '../http/membership.ts'
import { Logins } from '../identity/logins.ts'
import { Database, rowsOf } from '../store/database.ts'
import type { Member } from '../store/member.ts'
import { membershipStatement } from '../store/membership.ts'
import { placeOfRecord } from './records.ts'
import { membershipsOf, tenantSummary } from './session.store.ts'

/** Who the user is in a tenant they belong to; null where nobody works, in an inactive tenant or no longer. */
const employeeIn = Effect.fn(function* (member: Member) {
  const [text] = yield* rowsOf(member, membershipStatement(member))
  const membership = membershipFrom(member, text?.body)
  return membership.state === 'member' ? yield* loggedInAs(membership.caller, false) : null
})

export const usersHandlers = HttpApiBuilder.group(
  Api,
  'users',
  Effect.fn(function* (handlers) {
    const database = yield* Database
    const logins = yield* Logins
    return handlers.handleAll({
      me: Effect.fn(function* ({ headers }: { readonly headers: { readonly 'tenant-id'?: string | undefined } }) {
        const { userId } = yield* CurrentUser
        const person = yield* Effect.promise(() => logins.person(userId))
        const memberships = yield* membershipsOf(userId)
        const found = yield* Effect.forEach(
          memberships,
          ({ tenant_id }) => {
            const member = { tenantId: tenant_id, userId }
            return database.read(member, tenantSummary(member))
          },
          { concurrency: 4 },
        )
        const tenants = found.flat().toSorted((one, other) => byText(one.name, other.name))
        const { email = '', displayName = '' } = person ?? {}
        const chosen = memberships.find(({ tenant_id }) => tenant_id === headers['tenant-id']?.toLowerCase())
        const loggedInEmployee = chosen === undefined ? null : yield* employeeIn({ tenantId: chosen.tenant_id, userId })
        const me = JSON.stringify({ userId, email, displayName, loggedInEmployee })
        return jsonReply(`${me.slice(0, -1)},"tenants":[${tenants.map(({ body }) => body)}]}`)
      }),
      findRecord: Effect.fn(function* ({
        params: { kind, id },
      }: {
        readonly params: { readonly kind: RecordKind; readonly id: ItemId }
      }) {
        const { userId } = yield* CurrentUser
        const place = yield* placeOfRecord(userId, kind, id)
        return place === undefined ? yield* Effect.fail(notFound) : reply(place)
      }),
    })
  }),
)
