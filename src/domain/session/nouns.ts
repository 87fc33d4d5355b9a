import { Schema } from 'effect'
import { Subscription, TenantPlan } from '../billing/nouns.ts'
import { LoggedInEmployee } from '../employees/nouns.ts'
import { EmployeeId, TenantId, UserId } from '../kernel/ids.ts'
import { Locale } from '../kernel/nouns.ts'

/** § 4 Only an Active tenant can be entered. */
export const TenantStatus = Schema.Literals(['Active', 'Inactive'])
export type TenantStatus = typeof TenantStatus.Type

/** A client organisation as its member sees it before entering (§ 3 User). */
export const TenantSummary = Schema.Struct({
  id: TenantId,
  name: Schema.String,
  status: TenantStatus,
  logoUrl: Schema.NullOr(Schema.String),
  subscription: Schema.NullOr(Subscription),
  productPlan: Schema.NullOr(TenantPlan),
  companyVision: Schema.NullOr(Schema.String),
  /** Whom its people turn to (ours); null where the client has said nobody. */
  helpContact: Schema.NullOr(
    Schema.Struct({
      name: Schema.NullOr(Schema.String),
      email: Schema.NullOr(Schema.String),
      phone: Schema.NullOr(Schema.String),
    }),
  ),
  /** IANA name; days and due dates are meant in this zone. */
  timeZone: Schema.String,
  /** On which days of the week people work there (ours; `kernel/workingDays.ts`). */
  workingDays: Schema.String,
  /** How the user reads days and numbers here: by their own choice, else as the client has it. */
  locale: Locale,
  /** Whether the user has been shown round here (ours). */
  tourSeen: Schema.Boolean,
  /** Who the user is in this tenant. */
  employeeId: EmployeeId,
})
export type TenantSummary = typeof TenantSummary.Type

/**
 * § 3 User. The logged-in employee belongs to one tenant: the one the `Tenant-Id` header names, if the user works there; null
 * before one is chosen.
 */
export const User = Schema.Struct({
  userId: UserId,
  email: Schema.String,
  displayName: Schema.String,
  tenants: Schema.Array(TenantSummary),
  loggedInEmployee: Schema.NullOr(LoggedInEmployee),
})
export type User = typeof User.Type

/** Records that a link may name and that are found across the clients of a person (ours). */
export const RecordKind = Schema.Literals(['employee'])
export type RecordKind = typeof RecordKind.Type

/** The client in which such a record lives. */
export const RecordPlace = Schema.Struct({ tenantId: TenantId, tenantName: Schema.String })
export type RecordPlace = typeof RecordPlace.Type
