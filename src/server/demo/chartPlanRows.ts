import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows, userIdOf } from './rows.ts'

export const chartPlanRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const all = (tenant.chartPlans ?? []).map((plan) => ({ ...plan, id: idIn(tenant, 'chart plan', plan.name) }))
  const person = (key: string | null | undefined) => (key == null ? null : idIn(tenant, 'employee', key))
  const emailOf = (key: string) =>
    tenant.people.find(([one]) => one === key)?.[7]?.email ?? `${key}@${tenant.emailDomain}`
  return [
    {
      table: 'chart_plans',
      rows: all.map(({ id, name, note, state, by, approvedBy, daysAgo, effectiveInDays }) => ({
        id,
        name,
        note,
        state,
        effective_day: effectiveInDays === null ? null : moments.day(effectiveInDays, tenant.timeZone),
        created_by: person(by),
        sent_by: state === 'Draft' ? null : person(by),
        approved_by: person(approvedBy),
        approved_by_user: approvedBy === undefined ? null : userIdOf(emailOf(approvedBy)),
        published_utc: state === 'Published' ? moments.days(-daysAgo) : null,
        created_utc: moments.days(-daysAgo - 7),
        changed_utc: moments.days(-daysAgo),
      })),
    },
    {
      table: 'chart_plan_moves',
      rows: all.flatMap(({ id, moves }) =>
        moves.map(([key, from, to]) => ({
          plan_id: id,
          employee_id: person(key),
          from_manager: person(from),
          to_manager: person(to),
        })),
      ),
    },
  ]
}
