import type { RememberedTenant } from '../../domain/session/tenantSelection.ts'
import { type KeptPerUser, keptPerUser } from '../storage/perUser.ts'

/** § 4 A remembered choice, stored per user. How long it counts is the domain's. */
export const tenantMemory = (storage: Storage): KeptPerUser<RememberedTenant> =>
  keptPerUser(storage, 'tenant', isRemembered)

const isRemembered = (content: unknown): content is RememberedTenant => {
  const { tenantId, chosenAt } = (content ?? {}) as Partial<RememberedTenant>
  return typeof tenantId === 'string' && typeof chosenAt === 'number'
}
