import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows } from './rows.ts'

export const vacancyRows = (tenant: DemoTenant, moments: Moments): TableRows => {
  const person = (key: string | null | undefined) => (key == null ? null : idIn(tenant, 'employee', key))
  return {
    table: 'vacancies',
    rows: (tenant.vacancies ?? []).map(
      ({ title, department, reportsTo, startsInDays, note, state, filledBy, daysAgo }) => ({
        id: idIn(tenant, 'vacancy', title),
        title,
        department_id: department === null ? null : idIn(tenant, 'department', department),
        reports_to: person(reportsTo),
        start_day: startsInDays === null ? null : moments.day(startsInDays, tenant.timeZone),
        note,
        state,
        filled_by: person(filledBy),
        created_utc: moments.days(-daysAgo - 7),
        changed_utc: moments.days(-daysAgo),
      }),
    ),
  }
}
