import type { FeatureFlagName, ModuleName } from '../domain/billing/nouns.ts'
import type { FieldRights } from '../domain/employees/nouns.ts'
import type { EmployeeId, TenantId, UserId } from '../domain/kernel/ids.ts'
import type { Locale } from '../domain/kernel/nouns.ts'
import type { WorkingDays } from '../domain/kernel/workingDays.ts'
import type { Privileges } from '../domain/permissions/nouns.ts'

export interface SignedInUser {
  readonly userId: UserId
  /** Proved at this sign-in; a client may ask for it. */
  readonly hasSecondFactor: boolean
}

/** Everything the rules ask about the caller, and what their tenant has decided: read anew for each request. */
export interface Caller extends FieldRights {
  readonly userId: UserId
  readonly tenantId: TenantId
  readonly employeeId: EmployeeId
  readonly isAdmin: boolean
  /** Direct reports, inactive ones too. */
  readonly underlings: ReadonlyArray<EmployeeId>
  readonly privileges: Privileges
  readonly modules: ReadonlyArray<ModuleName>
  /** Those that are on. */
  readonly flags: ReadonlyArray<FeatureFlagName>
  /** IANA name of the tenant's zone. */
  readonly timeZone: string
  /** On which days of the week people of the tenant work. */
  readonly workingDays: WorkingDays
  /** How they read days and numbers. */
  readonly locale: Locale
}

/** The header of every answer inside a tenant: what its caller is there (`server/http/tenancy.ts`). */
export const membershipHeader = 'tenure-membership'
