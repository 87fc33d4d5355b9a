import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { modulesOf } from '../../domain/billing/modules.ts'
import type { FeatureFlagName, ModuleName, TenantPlan } from '../../domain/billing/nouns.ts'
import type { FieldRights } from '../../domain/employees/nouns.ts'
import type { EmployeeId, ProductPlanId, TenantId } from '../../domain/kernel/ids.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import type { WorkingDays } from '../../domain/kernel/workingDays.ts'
import { mergedGrants } from '../../domain/permissions/grants.ts'
import type { FeatureGrant, Role } from '../../domain/permissions/nouns.ts'
import { type Database, rowsOf } from '../store/database.ts'
import type { Member } from '../store/member.ts'
import { type MembershipText, membershipStatement } from '../store/membership.ts'

interface MembershipRow {
  readonly status: 'Active' | 'Inactive'
  readonly productPlan: TenantPlan | null
  readonly timeZone: string
  readonly workingDays: WorkingDays
  readonly locale: Locale
  readonly flags: ReadonlyArray<FeatureFlagName>
  readonly fieldRights: FieldRights
  readonly asksForSecondFactor: boolean
  readonly employeeId: EmployeeId
  readonly roles: ReadonlyArray<Role>
  readonly underlings: ReadonlyArray<EmployeeId>
  readonly features: ReadonlyArray<FeatureGrant>
  readonly plan: { readonly id: ProductPlanId; readonly modules: ReadonlyArray<ModuleName> } | null
}

export type Membership =
  | { readonly state: 'none' }
  | { readonly state: 'tenantInactive'; readonly tenantId: TenantId }
  | {
      readonly state: 'member'
      readonly tenantId: TenantId
      readonly caller: Caller
      readonly asksForSecondFactor: boolean
    }

export const membershipFrom = ({ tenantId, userId }: Member, text: MembershipText): Membership => {
  if (text === undefined) return { state: 'none' }
  const row = JSON.parse(text) as MembershipRow
  if (row.status !== 'Active') return { state: 'tenantInactive', tenantId }
  const { productPlan, plan, flags, employeeId, roles, underlings, features, timeZone, workingDays } = row
  const { locale, fieldRights } = row
  const isAdmin = roles.includes('admin')
  const modules = modulesOf({
    subscription: plan === null ? null : { productPlanId: plan.id },
    productPlan,
    plans: plan === null ? [] : [plan],
  })
  const privileges = { features: mergedGrants(features), roles }
  return {
    state: 'member',
    tenantId,
    asksForSecondFactor: row.asksForSecondFactor,
    caller: {
      userId,
      tenantId,
      employeeId,
      isAdmin,
      underlings,
      privileges,
      modules,
      flags,
      timeZone,
      workingDays,
      locale,
      ...fieldRights,
    },
  }
}

/** What somebody would be if they came in now, for what is done without them; null where they cannot. */
export const callerIfIn = (member: Member): Effect.Effect<Caller | null, never, Database> =>
  Effect.map(rowsOf(member, membershipStatement(member)), ([row]) => {
    const membership = membershipFrom(member, row?.body)
    return membership.state === 'member' ? membership.caller : null
  })
