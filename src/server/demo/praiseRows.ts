import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows } from './rows.ts'

export const praiseRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  // In the order in which they were given.
  const all = (tenant.praise ?? [])
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map((praise) => ({ ...praise, id: idIn(tenant, 'praise', praise.text) }))
  return [
    {
      table: 'praise',
      rows: all.map(({ id, by, text, daysAgo, isForLine }) => ({
        id,
        given_by: idIn(tenant, 'employee', by),
        text,
        audience: isForLine ? 'Line' : 'Everyone',
        given_utc: moments.days(-daysAgo),
      })),
    },
    {
      table: 'praise_people',
      rows: all.flatMap(({ id, to }) =>
        to.map((key) => ({ praise_id: id, employee_id: idIn(tenant, 'employee', key) })),
      ),
    },
    {
      table: 'praise_values',
      rows: all.flatMap(({ id, values = [] }) =>
        values.map((name, at) => ({ praise_id: id, place: at + 1, value_id: idIn(tenant, 'value', name), name })),
      ),
    },
  ]
}
