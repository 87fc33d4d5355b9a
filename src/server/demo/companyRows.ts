import { flagNames } from '../../domain/billing/flags.ts'
import type { DemoTenant } from './demoTenant.ts'
import { invoiceRows } from './invoiceRows.ts'
import type { Moments } from './moments.ts'
import { peopleOf } from './people.ts'
import { planId } from './plans.ts'
import { reviewTemplateContent } from './reviewRows.ts'
import { idIn, type Row, type TableRows, tenantIdOf, userIdOf } from './rows.ts'

export const tenantRow = (tenant: DemoTenant, moments: Moments): Row & { readonly id: string } => ({
  id: tenantIdOf(tenant),
  name: tenant.name,
  status: tenant.status,
  product_plan: tenant.productPlan,
  company_vision: tenant.vision,
  logo_url: tenant.logoUrl,
  time_zone: tenant.timeZone,
  created_utc: moments.days(-900),
})

/** How a tenant is set up: what it pays for, what is switched on, how far it is set up, what was changed. */
export const setupRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const { subscription, onboarding, flagsOn } = tenant
  const emails = new Map(peopleOf(tenant, moments).map(({ key, email }) => [key, email]))
  return [
    {
      table: 'subscriptions',
      rows:
        subscription === null
          ? []
          : [
              {
                id: idIn(tenant, 'subscription', subscription.plan),
                product_plan_id: planId(subscription.plan),
                billing_cycle: subscription.cycle,
                started_utc: moments.days(-subscription.daysAgo),
              },
            ],
    },
    invoiceRows(tenant, moments),
    { table: 'feature_flags', rows: flagNames.map((name) => ({ name, is_enabled: flagsOn.includes(name) })) },
    { table: 'tenant_onboarding', rows: [{ status: onboarding.status, stages: onboarding.stages }] },
    {
      table: 'audit_entries',
      rows: tenant.changes.map(({ daysAgo, by, action, to, fields, values, of }) => {
        const person = to === null ? null : idIn(tenant, 'employee', to)
        return {
          at_utc: moments.days(-daysAgo),
          user_id: userIdOf(emails.get(by) ?? by),
          employee_id: idIn(tenant, 'employee', by),
          action,
          subject_kind: of?.kind ?? 'employee',
          subject_id: of === undefined ? person : idIn(tenant, of.kind, of.name),
          subject_name: of?.name ?? null,
          person,
          fields,
          values: values ?? null,
        }
      }),
    },
  ]
}

/** The lists an organisation keeps about itself, and its permission groups. */
export const companyRows = (tenant: DemoTenant): readonly TableRows[] => {
  const { company } = tenant
  const named = (kind: string, list: readonly (readonly [name: string, detail: string])[], detail: string) =>
    list.map(([name, text]) => ({ id: idIn(tenant, kind, name), content: { name, [detail]: text } }))
  return [
    {
      table: 'security_groups',
      rows: company.groups.map(({ name, features }) => ({ id: idIn(tenant, 'group', name), name, features })),
    },
    {
      table: 'security_group_members',
      rows: company.groups.flatMap(({ name, members }) =>
        members.map((key) => ({ group_id: idIn(tenant, 'group', name), employee_id: idIn(tenant, 'employee', key) })),
      ),
    },
    { table: 'categories', rows: company.categories.map((text) => ({ id: idIn(tenant, 'category', text), text })) },
    { table: 'meeting_locations', rows: named('location', company.meetingLocations, 'detail') },
    { table: 'core_values', rows: named('value', company.coreValues, 'description') },
    {
      table: 'default_discussion_points',
      rows: company.discussionPoints.map(([text, type]) => ({
        id: idIn(tenant, 'discussion point', text),
        item: { text, type },
      })),
    },
    {
      table: 'performance_review_templates',
      rows: company.reviewTemplates.map((template) => ({
        id: idIn(tenant, 'review template', template.name),
        content: reviewTemplateContent(tenant, template),
      })),
    },
  ]
}
