import { instantAt } from '../../domain/kernel/days.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { lastWorkingDay, usualWorkingDays, workingDayBefore } from '../../domain/kernel/workingDays.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type TableRows } from './rows.ts'

const DAYS = 10

export const dailyScrumRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const { timeZone, dailyScrums: scrums = [] } = tenant
  const latest = lastWorkingDay(moments.today(timeZone), usualWorkingDays)
  const days = Array.from({ length: DAYS }).reduce<readonly Day[]>(
    (found) => [...found, workingDayBefore(found.at(-1) ?? latest, usualWorkingDays)],
    [latest],
  )
  const back = (count: number): Day => days[count] ?? latest
  const sentOn = (day: Day) => moments.past(new Date(instantAt(timeZone, day, '08:40')).toISOString())
  const person = (key: string) => idIn(tenant, 'employee', key)
  return [
    {
      table: 'daily_scrum_entries',
      rows: scrums.flatMap(({ of, work, missed = [], hasWrittenToday }) => {
        const at = (count: number): string => work[(DAYS - count) % work.length] ?? ''
        return days.flatMap((day, count) =>
          missed.includes(count) || (count === 0 && hasWrittenToday !== true)
            ? []
            : [
                {
                  id: idIn(tenant, 'daily scrum', `${of}/${count}`),
                  employee_id: person(of),
                  day,
                  done: at(count + 1),
                  plan: at(count),
                  sent_utc: sentOn(day),
                },
              ],
        )
      }),
    },
    {
      table: 'daily_scrum_blockers',
      rows: scrums.flatMap(({ of, blockers = [] }) =>
        blockers.map(([text, count, resolved], at) => ({
          id: idIn(tenant, 'blocker', `${of}/${text}`),
          employee_id: person(of),
          text,
          raised_day: back(count),
          place: at + 1,
          resolved_utc: resolved === undefined ? null : sentOn(back(resolved.daysBack)),
          resolved_day: resolved === undefined ? null : back(resolved.daysBack),
          resolved_by: resolved === undefined ? null : person(resolved.by),
        })),
      ),
    },
  ]
}
