import { describe, expect, it, test } from 'vitest'
import {
  isWorkingDays,
  lastWorkingDay,
  usualWorkingDays,
  workingDayAfter,
  workingDayBefore,
  workingDaysNamed,
  workingDaysWith,
} from '../../../src/domain/kernel/workingDays.ts'

const [thursday, friday, saturday, sunday, monday, tuesday] = [
  '2024-02-29',
  '2024-03-01',
  '2024-03-02',
  '2024-03-03',
  '2024-03-04',
  '2024-03-05',
] as const

describe('(ours) working days', () => {
  test.each([
    [usualWorkingDays, friday, thursday, monday, friday],
    [usualWorkingDays, saturday, friday, monday, friday],
    [usualWorkingDays, sunday, friday, monday, friday],
    [usualWorkingDays, monday, friday, tuesday, monday],
    ['Sat Sun', friday, '2024-02-25', saturday, '2024-02-25'],
    ['Sat', saturday, '2024-02-24', '2024-03-09', saturday],
    ['Mon Tue Wed Thu Fri Sat Sun', sunday, saturday, monday, sunday],
  ])('%s, around %s', (days, day, before, after, last) => {
    expect([workingDayBefore(day, days), workingDayAfter(day, days), lastWorkingDay(day, days)]).toEqual([
      before,
      after,
      last,
    ])
  })

  test.each(['', 'Mon Mon', 'Tue Mon', 'mon', 'Mon  Tue', ' Mon', 'Mon,Tue', 'Mon Xyz'])('are not “%s”', (written) =>
    expect(isWorkingDays(written)).toBe(false),
  )

  it('are chosen one by one, and stand in the order of the week', () => {
    expect(workingDaysWith(usualWorkingDays, 6, true)).toBe('Mon Tue Wed Thu Fri Sat')
    expect(workingDaysWith('Sat', 1, true)).toBe('Mon Sat')
    expect(workingDaysWith('Sat', 6, false)).toBe('')
    expect(isWorkingDays(workingDaysWith(usualWorkingDays, 3, false))).toBe(true)
  })

  test.each([
    [usualWorkingDays, 'Monday to Friday'],
    ['Sat Sun', 'Saturday, Sunday'],
    ['Mon Tue Thu', 'Monday, Tuesday, Thursday'],
    ['Wed', 'Wednesday'],
    ['', ''],
  ])('“%s” are called %s', (days, named) => expect(workingDaysNamed(days)).toBe(named))
})
