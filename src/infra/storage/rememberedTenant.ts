import type { TenantId, UserId } from '../../domain/kernel/ids.ts'
import type { RememberedTenant } from '../../domain/session/tenantSelection.ts'
import { read, write } from './stored.ts'

/** § 4 A remembered choice, stored per user. How long it counts is the domain's. */
export interface TenantMemory {
  readonly recall: (userId: UserId) => RememberedTenant | null
  readonly remember: (userId: UserId, choice: RememberedTenant) => void
}

export const tenantMemory = (storage: Storage): TenantMemory => ({
  recall: (userId) => read(storage, keyOf(userId), isRemembered),
  remember: (userId, choice) => write(storage, keyOf(userId), choice),
})

const keyOf = (userId: UserId) => `tenure.tenant.${userId}`

const isRemembered = (content: unknown): content is RememberedTenant => {
  const { tenantId, chosenAt } = (content ?? {}) as { readonly tenantId?: TenantId; readonly chosenAt?: number }
  return typeof tenantId === 'string' && typeof chosenAt === 'number'
}
