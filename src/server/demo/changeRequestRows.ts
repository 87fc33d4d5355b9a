import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { peopleOf, phoneOf } from './people.ts'
import { idIn, type TableRows } from './rows.ts'

export const changeRequestRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const people = new Map(peopleOf(tenant, moments).map((person) => [person.key, person]))
  const rows = (tenant.changeRequests ?? []).flatMap(({ of, to, note = '', daysAgo }) => {
    const person = people.get(of)
    if (person === undefined) return []
    const standing = { ...person, phone: phoneOf(person) }
    const changes = Object.entries(to).map(([field, after]) => ({
      field,
      before: standing[field as keyof typeof to],
      after,
    }))
    return [
      {
        id: idIn(tenant, 'changeRequest', of),
        employee_id: person.id,
        changes,
        note,
        asked_utc: moments.days(-daysAgo),
      },
    ]
  })
  return rows.length === 0 ? [] : [{ table: 'change_requests', rows }]
}
