import * as Result from 'effect/Result'
import type { RememberedTenant } from '../../domain/session/tenantSelection.ts'
import type { SessionPorts } from '../../machines/session/session.ports.ts'
import type { Run } from '../http/run.ts'
import type { Identity } from '../identity/identity.ts'
import { type KeptPerUser, keptPerUser } from '../storage/perUser.ts'

/** § 4 A remembered choice, stored per user. How long it counts is the domain's. */
export const tenantMemory = (storage: Storage): KeptPerUser<RememberedTenant> =>
  keptPerUser(storage, 'tenant', isRemembered)

export const sessionGateway = (
  run: Run,
  identity: Pick<Identity, 'signIn' | 'signOut'>,
  memory: KeptPerUser<RememberedTenant>,
  now: () => number,
): SessionPorts => ({
  signIn: () => identity.signIn(),
  signOut: () => identity.signOut(),
  loadUser: (_, signal) => run('users', 'me', { signal }),
  recallTenant: async ({ userId }) => Result.succeed(memory.recall(userId)),
  rememberTenant: async ({ userId, tenantId }) =>
    Result.succeed(memory.remember(userId, { tenantId, chosenAt: now() })),
})

const isRemembered = (content: unknown): content is RememberedTenant => {
  const { tenantId, chosenAt } = (content ?? {}) as Partial<RememberedTenant>
  return typeof tenantId === 'string' && typeof chosenAt === 'number'
}
