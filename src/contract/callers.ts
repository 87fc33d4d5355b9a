import type { ModuleName } from '../domain/billing/nouns.ts'
import type { EmployeeId, TenantId, UserId } from '../domain/kernel/ids.ts'
import type { Privileges } from '../domain/permissions/nouns.ts'

export interface SignedInUser {
  readonly userId: UserId
}

/** Everything the rules ask about whoever calls: read anew for each request. */
export interface Caller {
  readonly userId: UserId
  readonly tenantId: TenantId
  readonly employeeId: EmployeeId
  readonly isAdmin: boolean
  /** Direct reports, inactive ones too. */
  readonly underlings: ReadonlyArray<EmployeeId>
  readonly privileges: Privileges
  readonly modules: ReadonlyArray<ModuleName>
  /** IANA name of the tenant's zone. */
  readonly timeZone: string
  /** The tenant lets managers ask for the emergency contacts of their direct reports. */
  readonly managersSeeEmergency: boolean
}
