import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { peopleOf } from './people.ts'
import type { TableRows } from './rows.ts'

const DAYS_AGO = 8

/** Whoever signs in was here a week ago, so that the home page has something to tell of since. */
export const visitRows = (tenant: DemoTenant, moments: Moments): TableRows => ({
  table: 'home_visits',
  rows: peopleOf(tenant, moments)
    .filter(({ hasLogin, startDate }) => hasLogin && startDate < moments.day(-DAYS_AGO, tenant.timeZone))
    .map(({ id }) => ({ employee_id: id, last_utc: moments.days(-DAYS_AGO) })),
})
