import { millisecondsInMinute } from 'date-fns/constants'
import type { DemoDirectory, DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows } from './rows.ts'

export const directoryRows = (
  tenant: DemoTenant,
  { views, imports }: DemoDirectory,
  moments: Moments,
): readonly TableRows[] => {
  const importId = (fileName: string) => idIn(tenant, 'import', fileName)
  const minutesAfter = (instant: string, count: number) =>
    new Date(Date.parse(instant) + count * millisecondsInMinute).toISOString()
  return [
    {
      table: 'saved_views',
      rows: views.map(({ of, list = 'employees', name, query, isShared = false }) => ({
        id: idIn(tenant, 'directory view', name),
        employee_id: idIn(tenant, 'employee', of),
        list,
        name,
        query,
        is_shared: isShared,
      })),
    },
    {
      table: 'report_schedules',
      rows: views
        .filter(({ isMailed }) => isMailed)
        .map(({ name }) => ({
          view_id: idIn(tenant, 'directory view', name),
          every: 'week',
          weekday: '1',
          month_day: '1',
          since_day: moments.today(tenant.timeZone),
        })),
    },
    {
      table: 'employee_imports',
      rows: imports.map(({ fileName, by, daysAgo, made, unchanged, reverted }) => {
        const created = moments.days(-daysAgo)
        const madeCount = reverted?.people ?? made.length
        return {
          id: importId(fileName),
          file_name: fileName,
          status: reverted ? 'reverted' : 'done',
          row_count: madeCount + unchanged,
          made_count: madeCount,
          unchanged_count: unchanged,
          created_by: idIn(tenant, 'employee', by),
          created_utc: created,
          finished_utc: minutesAfter(created, 1),
          reverted_utc: reverted ? minutesAfter(created, 7) : null,
        }
      }),
    },
    {
      table: 'employee_import_people',
      rows: imports.flatMap(({ fileName, made }) =>
        made.map((key) => ({ import_id: importId(fileName), employee_id: idIn(tenant, 'employee', key) })),
      ),
    },
  ]
}
