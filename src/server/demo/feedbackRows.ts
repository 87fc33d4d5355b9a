import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows } from './rows.ts'

export const feedbackRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => [
  {
    table: 'feedback',
    // In the order in which it was sent.
    rows: (tenant.feedback ?? [])
      .toSorted((one, other) => other.daysAgo - one.daysAgo)
      .map(({ by, kind, message, page = '', daysAgo, answered }, at) => ({
        id: idIn(tenant, 'feedback', message),
        number: at + 1,
        employee_id: idIn(tenant, 'employee', by),
        kind,
        message,
        page,
        product_version: 'demo',
        created_utc: moments.days(-daysAgo),
        version: answered === undefined ? 1 : 2,
        status: answered?.status ?? 'received',
        answer: answered?.answer ?? '',
        answered_by: answered === undefined ? null : idIn(tenant, 'employee', answered.by),
        answered_utc: answered === undefined ? null : moments.days(-answered.daysAgo),
      })),
  },
]
