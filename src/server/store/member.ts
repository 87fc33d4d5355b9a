import type { TenantId, UserId } from '../../domain/kernel/ids.ts'

/** Who asks, inside which tenant: a `Caller` is one. */
export interface Member {
  readonly tenantId: TenantId
  readonly userId: UserId
}
