import * as Result from 'effect/Result'
import type { SessionPorts } from '../../machines/session/session.ports.ts'
import type { Run } from '../http/run.ts'
import type { Identity } from '../identity/identity.ts'
import type { TenantMemory } from '../storage/rememberedTenant.ts'

export const sessionGateway = (
  run: Run,
  identity: Pick<Identity, 'signIn' | 'signOut'>,
  memory: TenantMemory,
  now: () => number,
): SessionPorts => ({
  signIn: () => identity.signIn(),
  signOut: () => identity.signOut(),
  loadUser: (_, signal) => run('users', 'me', { signal }),
  recallTenant: async ({ userId }) => Result.succeed(memory.recall(userId)),
  rememberTenant: async ({ userId, tenantId }) =>
    Result.succeed(memory.remember(userId, { tenantId, chosenAt: now() })),
})
