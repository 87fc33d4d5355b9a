import { describe, expect, it, test } from 'vitest'
import { ALL_DEPARTMENTS_ID, everyone } from '../../../src/domain/employees/listing.ts'
import { byName } from '../../../src/machines/employees/rows.ts'
import { readListing, writtenListing } from '../../../src/ui/employees/listAddress.ts'
import { yard } from '../../fixtures/people.ts'

describe('the filter of the employees list stands in its address', () => {
  it('an untouched list has a bare address', () => {
    expect(writtenListing({ filter: everyone, sort: byName })).toBe('')
    expect(readListing('')).toEqual({ filter: everyone, sort: byName })
  })

  it('every part that is chosen comes back as it was', () => {
    const listing = {
      filter: {
        search: 'Núñez & Söhne',
        departmentId: yard.id,
        tags: ['first aider', 'a,b'],
        tagMatch: 'all',
        includeInactive: true,
        includeHidden: true,
      },
      sort: { by: 'department', descending: true },
    } as const
    expect(readListing(writtenListing(listing))).toEqual(listing)
  })

  test.each([
    ['sort=salary', 'a column that does not exist'],
    ['sort=', 'an empty column'],
    ['match=some', 'an unknown way to match'],
    ['inactive=yes', 'another word for yes'],
    ['tag=&tag=+', 'tags of nothing'],
    ['department=', 'no department'],
    ['tab=details', 'something that is not about the list'],
  ])('%s (%s) is as usual', (search) => expect(readListing(search)).toEqual({ filter: everyone, sort: byName }))

  it('descending by name is not the usual order', () => {
    expect(writtenListing({ filter: everyone, sort: { by: 'fullName', descending: true } })).toBe('sort=-fullName')
  })

  it('spaces around the search are not an address of their own', () => {
    expect(writtenListing({ filter: { ...everyone, search: ' an ' }, sort: byName })).toBe('q=an')
    expect(readListing('q=an').filter.departmentId).toBe(ALL_DEPARTMENTS_ID)
  })
})
