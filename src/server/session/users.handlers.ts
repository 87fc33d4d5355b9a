import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentUser } from '../../contract/middleware.ts'
import { jsonReply } from '../http/envelope.ts'
import { Logins } from '../identity/logins.ts'
import { Database } from '../store/database.ts'
import { tenantsOf } from './session.store.ts'

export const usersHandlers = HttpApiBuilder.group(
  Api,
  'users',
  Effect.fn(function* (handlers) {
    const database = yield* Database
    const logins = yield* Logins
    return handlers.handleAll({
      me: Effect.fn(function* () {
        const { userId } = yield* CurrentUser
        const person = yield* Effect.promise(() => logins.person(userId))
        const tenants = yield* database.withUser(userId, tenantsOf(userId))
        const { email = '', displayName = '' } = person ?? {}
        const me = JSON.stringify({ userId, email, displayName })
        return jsonReply(`${me.slice(0, -1)},"tenants":${tenants}}`)
      }),
    })
  }),
)
