import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { NewPosition } from '../../../src/domain/employees/nouns.ts'
import { type PositionDraft, positionFields } from '../../../src/domain/employees/position.fields.ts'
import { blankPosition, positionDraftOf, startDayOf } from '../../../src/domain/employees/positionDrafts.ts'
import { standsAsCurrent, statusAfterChange, successorOf } from '../../../src/domain/employees/positions.ts'
import { positionId } from '../../fixtures/ids.ts'
import { aPosition } from '../../fixtures/positions.ts'

describe('One position is the current one, and only one', () => {
  it.each([
    ['the first', { isCurrent: false }, { isFirst: true, wasCurrent: false }, true],
    ['another', { isCurrent: false }, { isFirst: false, wasCurrent: false }, false],
    ['another that is said to be', { isCurrent: true }, { isFirst: false, wasCurrent: false }, true],
    ['the one that is, whatever is said', { isCurrent: false }, { isFirst: false, wasCurrent: true }, true],
  ])('%s', (_, asked, standing, expected) => {
    expect(standsAsCurrent(asked, standing)).toBe(expected)
  })

  it('once it has gone, the one that began last takes its place', () => {
    const begun = (name: string, startDateUTC: string | null) => ({ id: positionId(name), startDateUTC })
    const left = [begun('a', '2020-01-01T00:00:00.000Z'), begun('b', null), begun('c', '2022-01-01T00:00:00.000Z')]
    expect(successorOf(left)).toBe(left[2])
    expect(successorOf([begun('b', null)])?.id).toBe(positionId('b'))
    expect(successorOf([])).toBeNull()
  })
})

describe('A change makes it a draft again', () => {
  const before = { title: 'Clerk', description: 'Writes.', startDate: '2021-07-05' }
  it.each([
    ['the title', { title: 'Head clerk' }],
    ['the text', { description: 'Writes and files.' }],
    ['the start', { startDate: '2021-07-06' }],
    ['the start, taken away', { startDate: null }],
  ])('of %s', (_, change) => {
    for (const status of ['Draft', 'Approved', 'Acknowledged'] as const) {
      expect(statusAfterChange(status, before, { ...before, ...change })).toBe('Draft')
    }
  })

  it('what says the same stays what it is', () => {
    for (const status of ['Draft', 'Approved', 'Acknowledged'] as const) {
      expect(statusAfterChange(status, before, { ...before })).toBe(status)
    }
  })
})

describe('The form of a position', () => {
  const draft: PositionDraft = { title: 'Clerk', description: '', startDate: '2021-07-05', isCurrent: true }

  it('begins as the current one where there is none', () => {
    expect(blankPosition([]).isCurrent).toBe(true)
    expect(blankPosition([aPosition({ isCurrent: false })]).isCurrent).toBe(true)
    expect(blankPosition([aPosition()]).isCurrent).toBe(false)
  })

  it('shows the day of the start where the tenant is', () => {
    const position = aPosition({ startDateUTC: '2021-07-04T14:00:00.000Z' })
    expect(startDayOf(position, 'Australia/Brisbane')).toBe('2021-07-05')
    expect(startDayOf(position, 'UTC')).toBe('2021-07-04')
    expect(positionDraftOf(aPosition({ startDateUTC: null }), 'UTC').startDate).toBe('')
  })

  it.each<[string, Partial<PositionDraft>, ReadonlyArray<string>]>([
    ['nothing wrong', {}, []],
    ['no title', { title: '  ' }, ['title']],
    ['120 letters', { title: 'x'.repeat(120) }, []],
    ['121 letters', { title: 'x'.repeat(121) }, ['title']],
    ['two lines in the title', { title: 'a\nb' }, ['title']],
    ['a long text', { description: 'x'.repeat(20_000) }, []],
    ['a longer one', { description: 'x'.repeat(20_000 + 1) }, ['description']],
    ['no start', { startDate: '' }, []],
    ['no such day', { startDate: '2021-02-30' }, ['startDate']],
  ])('%s', (_, change, fields) => {
    const typed = { ...draft, ...change }
    expect(Object.keys(positionFields.problems(typed))).toEqual(fields)
    // The form and the noun agree.
    expect(Schema.is(NewPosition)({ id: positionId('new'), ...positionFields.toSaved(typed) })).toBe(
      fields.length === 0,
    )
  })
})
