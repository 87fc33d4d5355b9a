import type * as Statement from 'effect/sql/Statement'
import { localeJson } from './locale.sql.ts'
import type { Member } from './member.ts'
import { isRunning } from './subscription.sql.ts'

/** A membership as PostgreSQL writes it down: the same text as long as nothing about the person has changed. */
export type MembershipText = string | undefined

/**
 * Who somebody is in a tenant, in one statement. A person who no longer works there is no member, whatever their token
 * says. The parameters are SQL: what stands for the two ids.
 */
export const membershipSql = (tenantId: string, userId: string): string => `
  select json_build_object(
    'status', t.status, 'called', json_build_array(t.name, t.company_vision, t.help_name, t.help_email, t.help_phone), 'productPlan', t.product_plan, 'timeZone', t.time_zone, 'workingDays', t.working_days, 'employeeId', e.id, 'roles', e.roles,
    'flags', array(select f.name from feature_flags f where f.tenant_id = m.tenant_id and f.is_enabled order by f.name),
    'locale', ${localeJson('t', 'm')},
    'fieldRights', json_build_object(
      'managersSeePersonal', t.managers_see_personal, 'managersSeeEmergency', t.managers_see_emergency,
      'managersChoosePolicies', t.managers_choose_policies),
    'asksForSecondFactor', m.second_factor_required,
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
      where s.tenant_id = m.tenant_id and ${isRunning('s')}))::text as body
  from memberships m
  join tenants t on t.id = m.tenant_id
  join employees e on e.tenant_id = m.tenant_id and e.id = m.employee_id
  where m.tenant_id = ${tenantId} and m.user_id = ${userId} and e.is_active`

export const membershipStatement =
  ({ tenantId, userId }: Member) =>
  (sql: Statement.Constructor) =>
    sql.unsafe<{ readonly body: string }>(membershipSql('$1', '$2'), [tenantId, userId])
