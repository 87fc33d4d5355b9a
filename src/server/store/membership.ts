import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import { modulesOf } from '../../domain/billing/modules.ts'
import type { ModuleName, TenantPlan } from '../../domain/billing/nouns.ts'
import type { EmployeeId, ProductPlanId, TenantId } from '../../domain/kernel/ids.ts'
import type { FeatureGrant, Role } from '../../domain/permissions/nouns.ts'
import type { Member } from './database.ts'

/** A membership as PostgreSQL writes it down: the same text as long as nothing about the person has changed. */
export type MembershipText = string | undefined

interface MembershipRow {
  readonly status: 'Active' | 'Inactive'
  readonly productPlan: TenantPlan | null
  readonly timeZone: string
  readonly employeeId: EmployeeId
  readonly roles: ReadonlyArray<Role>
  readonly underlings: ReadonlyArray<EmployeeId>
  readonly features: ReadonlyArray<FeatureGrant>
  readonly plan: { readonly id: ProductPlanId; readonly modules: ReadonlyArray<ModuleName> } | null
}

export type Membership =
  | { readonly standing: 'none' }
  | { readonly standing: 'tenantInactive'; readonly tenantId: TenantId }
  | { readonly standing: 'member'; readonly tenantId: TenantId; readonly caller: Caller }

/**
 * Who somebody is in a tenant, in one statement. A person who no longer works there is no member, whatever their token
 * says.
 */
export const membershipStatement =
  ({ tenantId, userId }: Member) =>
  (sql: Statement.Constructor) =>
    sql<{ readonly body: string }>`
      select json_build_object(
        'status', t.status, 'productPlan', t.product_plan, 'timeZone', t.time_zone, 'employeeId', e.id, 'roles', e.roles,
        'underlings', array(
          select u.id from employees u where u.tenant_id = m.tenant_id and u.reports_to = e.id order by u.id),
        'features', (
          select coalesce(json_agg(grants order by s.group_id, grants), '[]')
          from security_group_members s
          join security_groups g on g.tenant_id = s.tenant_id and g.id = s.group_id
          cross join jsonb_array_elements(g.features) grants
          where s.tenant_id = m.tenant_id and s.employee_id = e.id),
        'plan', (
          select json_build_object('id', p.id, 'modules', p.modules)
          from subscriptions s join product_plans p on p.id = s.product_plan_id
          where s.tenant_id = m.tenant_id and s.cancelled_utc is null))::text as body
      from memberships m
      join tenants t on t.id = m.tenant_id
      join employees e on e.tenant_id = m.tenant_id and e.id = m.employee_id
      where m.tenant_id = ${tenantId} and m.user_id = ${userId} and e.is_active`

export const membershipFrom = ({ tenantId, userId }: Member, text: MembershipText): Membership => {
  if (text === undefined) return { standing: 'none' }
  const row = JSON.parse(text) as MembershipRow
  if (row.status !== 'Active') return { standing: 'tenantInactive', tenantId }
  const { productPlan, plan, employeeId, roles, underlings, features, timeZone } = row
  const isAdmin = roles.includes('admin')
  const modules = modulesOf({
    subscription: plan === null ? null : { productPlanId: plan.id },
    productPlan,
    plans: plan === null ? [] : [plan],
  })
  const privileges = { features: merged(features), roles }
  return {
    standing: 'member',
    tenantId,
    caller: { userId, tenantId, employeeId, isAdmin, underlings, privileges, modules, timeZone },
  }
}

/** Whoever is in several permission groups has what any of them grants. */
const merged = (grants: ReadonlyArray<FeatureGrant>): ReadonlyArray<FeatureGrant> =>
  [...new Set(grants.map((grant) => grant.featureId))].map((featureId) => ({
    featureId,
    actions: [...new Set(grants.flatMap((grant) => (grant.featureId === featureId ? grant.actions : [])))],
  }))
