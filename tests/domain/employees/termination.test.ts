import { expect, test } from 'vitest'
import {
  heirAtLast,
  isAhead,
  keptReason,
  mayLeaveFor,
  mayTerminateOn,
  proposedHeir,
  reasonInWords,
  type TerminationAsked,
} from '../../../src/domain/employees/termination.ts'
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
  ['tomorrow', { date: '2024-03-02' }, null],
  ['two years ahead', { date: '2026-03-01' }, null],
  ['two years and a day ahead', { date: '2026-03-02' }, 'dateTooFarAhead'],
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

test('the day itself ends an employment; a day ahead plans it', () => {
  expect([isAhead('2024-03-01', '2024-03-01'), isAhead('2024-03-02', '2024-03-01')]).toEqual([false, true])
})

const reportsToOf = (id: typeof max) => line.get(id)
const active = (id: typeof max) => ({ id, isActive: true })
const gone = (id: typeof max) => ({ id, isActive: false })

test.each([
  ['the leaver’s manager', active(ava), ava],
  ['nobody, where that manager is not active', gone(ava), null],
  ['nobody, where the manager stands below the leaver', active(eve), null],
  ['nobody, without a manager', null, null],
] as const)('for the reports is proposed: %s', (_, manager, heir) => {
  expect(proposedHeir(max, manager, reportsToOf)).toBe(heir)
})

test.each([
  ['whoever was chosen', active(noor), [active(ava)], { id: noor, isAsPlanned: true }],
  ['the manager above, where the chosen one has left', gone(noor), [active(ava)], { id: ava, isAsPlanned: false }],
  [
    'the next above, where the manager has left too',
    gone(noor),
    [gone(ava), active(noor)],
    { id: noor, isAsPlanned: false },
  ],
  [
    'the manager above, where the chosen one reports to the leaver by now',
    active(eve),
    [active(ava)],
    { id: ava, isAsPlanned: false },
  ],
  ['the manager above, where nobody was chosen', null, [active(ava)], { id: ava, isAsPlanned: false }],
  ['nobody, where nobody is above', gone(noor), [], { id: null, isAsPlanned: false }],
] as const)('the reports go when the last day is over to %s', (_, chosen, above, heir) => {
  expect(heirAtLast(max, chosen, above, reportsToOf)).toEqual(heir)
})

test.each([
  ['retirement', 'typed before', '', 'Retirement', null],
  ['other', 'Moved away', 'Moved away', 'Moved away', null],
  ['other', ' ', ' ', ' ', 'reasonMissing'],
] as const)('why somebody leaves: %s, %j', (kind, reason, kept, words, because) => {
  expect(keptReason({ kind, reason }).reason).toBe(kept)
  expect(reasonInWords({ kind, reason })).toBe(words)
  expect(mayLeaveFor({ kind, reason })).toEqual(because === null ? { allowed: true } : { allowed: false, because })
})
test('what was not written down is read as another reason', () => {
  expect(reasonInWords({ kind: 'other', reason: '' })).toBe('Another reason')
})
