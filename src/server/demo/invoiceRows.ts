import { paidUntil } from '../../domain/billing/periods.ts'
import { currency } from '../../domain/billing/plans.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { peopleOf } from './people.ts'
import { paidFor } from './plans.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

/** What was paid since the tenant subscribed, period by period, each for the people there are now. */
export const invoiceRows = (tenant: DemoTenant, moments: Moments): TableRows => ({
  table: 'invoices',
  rows: tenant.subscription === null ? [] : paid(tenant, tenant.subscription, moments),
})

const paid = (
  tenant: DemoTenant,
  { plan, cycle, daysAgo }: NonNullable<DemoTenant['subscription']>,
  moments: Moments,
): readonly Row[] => {
  const { name, unitAmount } = paidFor(plan, cycle)
  const people = peopleOf(tenant, moments).filter(({ isActive }) => isActive).length
  return periodsSince(moments.days(-daysAgo), cycle, Date.parse(moments.days(0))).map(([from_utc, to_utc], before) => ({
    id: idIn(tenant, 'invoice', `${before + 1}`),
    number: before + 1,
    subscription_id: idIn(tenant, 'subscription', plan),
    issued_utc: from_utc,
    from_utc,
    to_utc,
    plan_name: name,
    billing_cycle: cycle,
    people,
    unit_amount: unitAmount,
    amount: people * unitAmount,
    currency,
    last_four: '4242',
    reference: null,
  }))
}

type Cycle = NonNullable<DemoTenant['subscription']>['cycle']

const periodsSince = (
  started: string,
  cycle: Cycle,
  now: number,
): ReadonlyArray<readonly [from: string, to: string]> => {
  const periods: Array<readonly [from: string, to: string]> = []
  for (let from = Date.parse(started); from <= now; ) {
    const to = paidUntil(started, cycle, from)
    periods.push([new Date(from).toISOString(), new Date(to).toISOString()])
    from = to
  }
  return periods
}
