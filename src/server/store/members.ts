import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { modulesOf } from '../../domain/billing/modules.ts'
import type { ModuleName, TenantPlan } from '../../domain/billing/nouns.ts'
import type { EmployeeId, ProductPlanId } from '../../domain/kernel/ids.ts'
import type { FeatureGrant, Role } from '../../domain/permissions/nouns.ts'
import { Database, type Member } from './database.ts'

interface MemberRow {
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
  | { readonly standing: 'tenantInactive' }
  | { readonly standing: 'member'; readonly caller: Caller }

/**
 * Who somebody is in a tenant, in one statement: every request to a tenant starts with it. A person who no longer
 * works there is no member, whatever their token says.
 */
export const readMembership = (member: Member): Effect.Effect<Membership, never, Database> =>
  Effect.flatMap(Database, (database) =>
    Effect.map(
      database.read<MemberRow>(
        member,
        (sql) => sql`
          select t.status, t.product_plan as "productPlan", t.time_zone as "timeZone", e.id as "employeeId", e.roles,
            array(select u.id from employees u where u.tenant_id = m.tenant_id and u.reports_to = e.id) as underlings,
            (select coalesce(jsonb_agg(grants), '[]')
               from security_group_members s
               join security_groups g on g.tenant_id = s.tenant_id and g.id = s.group_id
               cross join jsonb_array_elements(g.features) grants
              where s.tenant_id = m.tenant_id and s.employee_id = e.id) as features,
            (select jsonb_build_object('id', p.id, 'modules', p.modules)
               from subscriptions s join product_plans p on p.id = s.product_plan_id
              where s.tenant_id = m.tenant_id and s.cancelled_utc is null) as plan
          from memberships m
          join tenants t on t.id = m.tenant_id
          join employees e on e.tenant_id = m.tenant_id and e.id = m.employee_id
          where m.tenant_id = ${member.tenantId} and m.user_id = ${member.userId} and e.is_active`,
      ),
      ([row]) => (row === undefined ? { standing: 'none' } : membershipOf(member, row)),
    ),
  )

const membershipOf = ({ tenantId, userId }: Member, row: MemberRow): Membership => {
  if (row.status !== 'Active') return { standing: 'tenantInactive' }
  const { productPlan, plan, employeeId, roles, underlings, features, timeZone } = row
  return {
    standing: 'member',
    caller: {
      userId,
      tenantId,
      employeeId,
      isAdmin: roles.includes('admin'),
      underlings,
      privileges: { features: merged(features), roles },
      modules: modulesOf({
        subscription: plan === null ? null : { productPlanId: plan.id },
        productPlan,
        plans: plan === null ? [] : [plan],
      }),
      timeZone,
    },
  }
}

/** Whoever is in several permission groups has what any of them grants. */
const merged = (grants: ReadonlyArray<FeatureGrant>): ReadonlyArray<FeatureGrant> =>
  [...new Set(grants.map((grant) => grant.featureId))].map((featureId) => ({
    featureId,
    actions: [...new Set(grants.flatMap((grant) => (grant.featureId === featureId ? grant.actions : [])))],
  }))
