import { describe, expect, test } from 'vitest'
import {
  type Change,
  mayAddCategory,
  mayChange,
  mayRead,
  nameTaken,
  type SimpleCollection,
} from '../../../src/domain/organisation/collections.ts'
import { anActor, granted, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

describe("5-08 a category is added only if it is not 'n/a' and not already present (case-insensitive)", () => {
  const present = ['Safety', 'Straße', 'Leave']
  test.each([
    ['Payroll', null],
    ['n/a', 'notApplicable'],
    ['N/A', 'notApplicable'],
    ['  n/A ', 'notApplicable'],
    ['n / a', null],
    ['n/a stuff', null],
    ['Safety', 'alreadyExists'],
    ['SAFETY ', 'alreadyExists'],
    ['Safe', null],
  ])('%j', (text, because) => {
    expect(mayAddCategory(text, present)).toEqual(because === null ? { allowed: true } : { allowed: false, because })
  })

  test('the first category of all', () => expect(mayAddCategory('Safety', [])).toEqual({ allowed: true }))
})

test.each([
  ['yard', true],
  [' YARD', true],
  ['Yards', false],
])('a name is taken without regard to case (ours): %j', (name, taken) => {
  expect(nameTaken(name, ['Office', 'Yard'])).toBe(taken)
})

describe('who reads and changes the simple collections', () => {
  const ofAdmins: ReadonlyArray<SimpleCollection> = [
    'categories',
    'departments',
    'defaultDiscussionPoints',
    'coreValues',
    'meetingLocations',
    'performanceReviewTemplates',
  ]
  const all: ReadonlyArray<SimpleCollection> = [...ofAdmins, 'positionTemplates']
  const changes: ReadonlyArray<Change> = ['Create', 'Modify', 'Delete']
  const writer = anActor({
    privileges: granted({ featureId: 'positionTemplatesManage', actions: ['Use', 'Create'] }),
  })

  test.each(all)('%s: every member reads, or § 4 Readiness would never come (ours)', (collection) => {
    for (const actor of [theAdmin, theManager, theEmployee, writer]) {
      expect(mayRead(actor, collection)).toEqual({ allowed: true })
    }
  })

  test.each(ofAdmins)('%s: admins change (ours)', (collection) => {
    for (const change of changes) {
      expect(mayChange(theAdmin, collection, change)).toEqual({ allowed: true })
      expect(mayChange(theManager, collection, change)).toEqual({ allowed: false, because: 'adminOnly' })
      expect(mayChange(writer, collection, change)).toEqual({ allowed: false, because: 'adminOnly' })
    }
  })

  test('position templates are changed by admins and by anyone who was granted the verb (ours)', () => {
    const no = { allowed: false, because: 'featureNotGranted' }
    expect(changes.map((change) => mayChange(theAdmin, 'positionTemplates', change).allowed)).toEqual([
      true,
      true,
      true,
    ])
    expect(changes.map((change) => mayChange(writer, 'positionTemplates', change))).toEqual([{ allowed: true }, no, no])
  })
})
