import { Array as Arr } from 'effect'
import { howGoalsStandLetter } from '../../domain/goals/letters.ts'
import { standardLocale } from '../../domain/kernel/locale.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows } from './rows.ts'

/** Days ago on which those who have goals were asked how they stand; the older ones they have read. */
const asked = [2, 16, 30]

/** What people were told of before the demo begins; what is due they are told of each morning. */
export const notificationRows = (tenant: DemoTenant, moments: Moments): TableRows => {
  const active = Arr.groupBy(
    (tenant.goals ?? []).filter(({ state }) => state === 'Active'),
    ({ of }) => of,
  )
  const link = pathTo('myGoals')
  return {
    table: 'notifications',
    rows: Object.entries(active).flatMap(([of, goals]) =>
      asked.map((daysAgo, at) => ({
        id: idIn(tenant, 'notification', `${of}/${daysAgo}`),
        employee_id: idIn(tenant, 'employee', of),
        key: `goals:${idIn(tenant, 'employee', of)}:${moments.day(-daysAgo, tenant.timeZone)}`,
        kind: 'goals',
        subject: howGoalsStandLetter(
          goals.map(({ title }) => ({ title, dueDate: null, isOverdue: false })),
          { to: '', company: tenant.name, link, locale: standardLocale },
        ).subject,
        path: link,
        delivery: 'mail',
        told_utc: moments.days(-daysAgo),
        read_utc: at === 0 ? null : moments.days(-daysAgo),
      })),
    ),
  }
}
