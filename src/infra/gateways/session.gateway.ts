import * as Result from 'effect/Result'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type { User } from '../../domain/session/nouns.ts'
import type { RememberedTenant } from '../../domain/session/tenantSelection.ts'
import type { SessionPorts } from '../../machines/session/session.ports.ts'
import type { Runs } from '../http/run.ts'
import type { Identity } from '../identity/identity.ts'
import type { KeptPerUser } from '../storage/perUser.ts'

export interface SessionEdges {
  readonly run: Runs['above']
  readonly identity: Pick<Identity, 'signOut'>
  readonly memory: KeptPerUser<RememberedTenant>
  readonly now: () => number
  /** Hears who is here, as the server says. */
  readonly arrived: (user: User) => void
}

export const sessionGateway = ({ run, identity, memory, now, arrived }: SessionEdges): SessionPorts => ({
  signOut: () => identity.signOut(),
  loadUser: async (_, signal) => {
    const user = await run('users', 'me', { signal })
    if (Result.isSuccess(user)) arrived(user.success)
    return user
  },
  recallTenant: async ({ userId }) => Result.succeed(memory.recall(userId)),
  rememberTenant: async ({ userId, tenantId }) => {
    memory.remember(userId, { tenantId, chosenAt: now() })
    return Result.succeed(memory.recall(userId)?.tenantId === tenantId)
  },
  findRecord: ({ kind, id }, signal) => run('users', 'findRecord', { params: { kind, id: id as ItemId }, signal }),
})
