import { describe, expect, it, test } from 'vitest'
import {
  blankEntry,
  type CertificationEntry,
  entryProblems,
  isComplete,
  pastNotice,
  suggestedBy,
} from '../../../src/domain/certifications/entryDraft.ts'
import { certificationTypeId } from '../../fixtures/ids.ts'
import { eve } from '../../fixtures/people.ts'

const entry: CertificationEntry = {
  ...blankEntry,
  employeeId: eve,
  certificationTypeId: certificationTypeId('white card'),
  issuedDay: '2026-01-12',
  expiryDay: '2027-01-12',
}

describe('What is typed of a certification', () => {
  test('says of each field what it lacks', () => {
    expect(Object.keys(entryProblems(blankEntry))).toEqual(['employeeId', 'certificationTypeId', 'expiryDay'])
  })

  it.each([
    ['a whole one', {}, true],
    ['issued nobody knows when', { issuedDay: '' }, true],
    ['one that does not expire', { expires: false, expiryDay: '' }, true],
    ['one that says neither', { expiryDay: '' }, false],
    ['a day that is none', { expiryDay: '2027-02-30' }, false],
    ['the first day there is', { issuedDay: '', expiryDay: '1900-01-01' }, true],
    ['the day before it', { issuedDay: '', expiryDay: '1899-12-31' }, false],
    ['the last day there is', { expiryDay: '2200-12-31' }, true],
    ['the year 9999', { expiryDay: '9999-12-31' }, false],
    ['expired on the day it was issued', { expiryDay: '2026-01-12' }, true],
    ['expired before it was issued', { expiryDay: '2026-01-11' }, false],
    ['what does not expire, with a day left over', { expires: false, expiryDay: '9999-12-31' }, true],
  ])('%s', (_, over, complete) => {
    expect(isComplete({ ...entry, ...over })).toBe(complete)
  })

  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['', false],
  ])('an expiry that has passed is taken, and said (%s)', (expiryDay, isSaid) => {
    expect(pastNotice({ ...entry, expiryDay }, '2026-11-21') !== null).toBe(isSaid)
  })
})

describe('What a type suggests', () => {
  it.each([
    ['a year after the issue', { validityMonths: 12 }, '2026-01-12', { expires: true, expiryDay: '2027-01-12' }],
    [
      'the last day of a shorter month',
      { validityMonths: 1 },
      '2026-01-31',
      { expires: true, expiryDay: '2026-02-28' },
    ],
    ['that it does not expire', { validityMonths: null }, '2026-01-12', { expires: false, expiryDay: '' }],
    ['no day before it was issued', { validityMonths: 12 }, '', { expires: true, expiryDay: '' }],
    ['nothing for a slip of the finger', { validityMonths: 12 }, '0026-01-12', { expires: true, expiryDay: '' }],
  ])('%s', (_, type, issued, suggestion) => {
    expect(suggestedBy(type, issued)).toEqual(suggestion)
  })

  test('nothing without a type', () => {
    expect(suggestedBy(undefined, '2026-01-12')).toBeNull()
  })
})
