import { expect, test } from 'vitest'
import { mayTerminateOn, type TerminationAsked } from '../../../src/domain/employees/termination.ts'
import { ava, eve, max, noor } from '../../fixtures/people.ts'

const line = new Map([
  [max, ava],
  [eve, max],
])
const asked: TerminationAsked = {
  employeeId: max,
  date: '2024-03-01',
  today: '2024-03-01',
  startDate: '2020-02-29',
  activeReports: 0,
  reassignTo: null,
  reportsToOf: (id) => line.get(id),
}
const to = (id: typeof max, isActive = true) => ({ activeReports: 2, reassignTo: { id, isActive } })

test.each<[string, Partial<TerminationAsked>, string | null]>([
  ['today', {}, null],
  ['yesterday', { date: '2024-02-29' }, null],
  ['tomorrow', { date: '2024-03-02' }, 'dateInFuture'],
  ['the first day', { date: '2020-02-29' }, null],
  ['the day before the first', { date: '2020-02-28' }, 'dateBeforeStart'],
  ['no first day known', { date: '1999-01-01', startDate: null }, null],
  ['active reports and nobody to take them', { activeReports: 1 }, 'hasReports'],
  ['active reports go to the leaver’s manager', to(ava), null],
  ['to somebody in another line', to(noor), null],
  ['to the leaver', to(max), 'reportsToSelf'],
  ['to one of the reports', to(eve), 'reportsToCycle'],
  ['to somebody inactive', to(noor, false), 'managerInactive'],
  ['no reports: who they would go to does not matter', { reassignTo: { id: max, isActive: false } }, null],
])('terminating (ours): %s', (_, over, because) => {
  expect(mayTerminateOn({ ...asked, ...over })).toEqual(
    because === null ? { allowed: true } : { allowed: false, because },
  )
})
