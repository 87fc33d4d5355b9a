import type { TenantId, UserId } from '../../domain/kernel/ids.ts'

/** Who asks, inside which tenant: a `Caller` is one. */
export interface Member {
  readonly tenantId: TenantId
  readonly userId: UserId
}

/**
 * For what a tenant shows to anyone with the address: there is no caller, so no row that belongs to a user is visible.
 */
export const nobodyIn = (tenantId: TenantId): Member => ({ tenantId, userId: '' as UserId })
