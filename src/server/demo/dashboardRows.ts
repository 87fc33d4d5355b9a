import type { DemoTenant } from './demoTenant.ts'
import { idIn, type TableRows } from './rows.ts'

/** Who chose tiles themself; the others have the standard set. */
export const dashboardRows = (tenant: DemoTenant): TableRows => ({
  table: 'dashboards',
  rows: Object.entries(tenant.dashboards ?? {}).map(([of, tiles]) => ({
    employee_id: idIn(tenant, 'employee', of),
    tiles,
  })),
})
