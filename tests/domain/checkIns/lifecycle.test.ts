import { describe, expect, it } from 'vitest'
import {
  type CheckInAction,
  type CheckInStatus,
  checkInLifecycle,
  checkInStatuses,
  completedOf,
  isOverdue,
  mayAct,
  mayMove,
  mayRemove,
  mayWriteIn,
  pendingOf,
  stateAfterAct,
  templatesOf,
} from '../../../src/domain/checkIns/lifecycle.ts'

const nobody = { employee: false, reviewer: false }
const act = (action: CheckInAction, more: object = {}) => ({ action, side: 'employee', reason: '', ...more }) as const

describe('1.6 scheduled → prepared by one → by both → held → complete', () => {
  it('goes these ways and no others', () => {
    const ways = checkInStatuses.map((status) => `${status}: ${Object.keys(checkInLifecycle[status]).join(' ')}`)
    expect(ways).toEqual([
      'Scheduled: prepare hold skip',
      'PreparedByOne: prepare unprepare hold skip',
      'PreparedByBoth: unprepare hold skip',
      'Held: complete',
      'Complete: reopen',
      'Skipped: restore',
    ])
  })

  it('each side prepares once, and takes back only what it said', () => {
    const one = { status: 'PreparedByOne', preparedBy: { employee: true, reviewer: false } } as const
    expect(mayAct(one, act('prepare'))).toEqual({ allowed: false, because: 'preparedAlready' })
    expect(mayAct(one, act('prepare', { side: 'reviewer' }))).toEqual({ allowed: true })
    expect(mayAct(one, act('unprepare', { side: 'reviewer' }))).toEqual({ allowed: false, because: 'notPreparedYet' })
    expect(stateAfterAct(one, 'prepare')).toBe('PreparedByBoth')
  })

  it.each([
    ['', 'reasonMissing'],
    ['  ', 'reasonMissing'],
    ['A date was wrong', undefined],
  ])('opening it again asks why: %j', (reason, because) => {
    const may = mayAct({ status: 'Complete', preparedBy: nobody }, act('reopen', { reason }))
    expect(may.allowed ? undefined : may.because).toBe(because)
  })

  it('one that takes place after all is as prepared as it was', () => {
    const skipped = { status: 'Skipped', preparedBy: { employee: true, reviewer: false } } as const
    expect(stateAfterAct(skipped, 'restore')).toBe('PreparedByOne')
  })

  it('complete locks it; what is held stays when it was', () => {
    const where = (rule: (status: CheckInStatus) => { readonly allowed: boolean }) =>
      checkInStatuses.filter((status) => !rule(status).allowed)
    expect(where(mayWriteIn)).toEqual(['Complete'])
    expect(where(mayRemove)).toEqual(['Complete'])
    expect(where(mayMove)).toEqual(['Held', 'Complete'])
  })
})

describe('4 Pending lists exclude Complete, completed lists include only Complete, templates apart', () => {
  const all = checkInStatuses.flatMap((status) => [false, true].map((isTemplate) => ({ status, isTemplate })))

  it('each is in one of the lists', () => {
    expect(pendingOf(all).map(({ status }) => status)).toEqual(['Scheduled', 'PreparedByOne', 'PreparedByBoth', 'Held'])
    expect(completedOf(all)).toEqual([{ status: 'Complete', isTemplate: false }])
    expect(templatesOf(all)).toHaveLength(checkInStatuses.length)
  })
})

describe('Overdue follows from the date', () => {
  const dueDateUtc = '2024-03-01T12:59:59.999Z'
  it.each<[CheckInStatus, number, boolean]>([
    ['Scheduled', 0, false],
    ['Scheduled', 1, true],
    ['Held', 1, true],
    ['Complete', 1, false],
    ['Skipped', 1, false],
  ])('%s, %i milliseconds past: %s', (status, past, overdue) => {
    expect(isOverdue({ status, dueDateUtc }, Date.parse(dueDateUtc) + past)).toBe(overdue)
  })
})
