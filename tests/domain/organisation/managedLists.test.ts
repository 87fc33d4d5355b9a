import { Schema } from 'effect'
import { describe, expect, it, test } from 'vitest'
import { CoreValue } from '../../../src/domain/coreValues/nouns.ts'
import type { ListName } from '../../../src/domain/organisation/listNames.ts'
import { blankItem, type ItemDraft, managedLists, savedItem } from '../../../src/domain/organisation/managedLists.ts'
import { Category, Department, MeetingLocation, type Use } from '../../../src/domain/organisation/nouns.ts'
import { movedTo } from '../../../src/domain/organisation/ordering.ts'
import { mayMerge, usesInWords } from '../../../src/domain/organisation/uses.ts'
import { DefaultDiscussionPoint } from '../../../src/domain/reviews/nouns.ts'
import { TagName } from '../../../src/domain/tags/nouns.ts'

const name: Record<ListName, (text: string) => boolean> = {
  categories: (text) => Schema.is(Category.fields.text)(text),
  departments: (text) => Schema.is(Department.fields.name)(text),
  meetingLocations: (text) => Schema.is(MeetingLocation.fields.content)({ name: text, detail: '' }),
  coreValues: (text) => Schema.is(CoreValue.fields.content)({ name: text, description: '' }),
  defaultDiscussionPoints: (text) => Schema.is(DefaultDiscussionPoint.fields.item)({ text, type: 1 }),
  tags: (text) => Schema.is(TagName)(text),
}

const detail: Partial<Record<ListName, (text: string) => boolean>> = {
  meetingLocations: (text) => Schema.is(MeetingLocation.fields.content)({ name: 'A', detail: text }),
  coreValues: (text) => Schema.is(CoreValue.fields.content)({ name: 'A', description: text }),
}

const lists = Object.keys(managedLists) as ListName[]
const draft = (list: ListName, over: Partial<ItemDraft>): ItemDraft => ({ ...blankItem(list), name: 'Yard', ...over })

const problems = (typed: ItemDraft) => managedLists[typed.list].record.problems(typed)

describe.each(lists)('the form of %s admits exactly what its noun admits', (list) => {
  const { name: itemName, detail: itemDetail } = managedLists[list].record.fields
  const { max: nameMax = 0 } = itemName
  const { max: detailMax = 0 } = itemDetail

  test.each([
    ['as long as may be', 'x'.repeat(nameMax)],
    ['a letter longer', 'x'.repeat(nameMax + 1)],
    ['nothing', ''],
    ['two lines', 'a\nb'],
    ['right to left', 'فناء'],
  ])('a name: %s', (_, typed) => {
    expect(problems(draft(list, { name: typed })).name === undefined).toBe(name[list](typed))
  })

  if (managedLists[list].hasDetail)
    test.each([
      ['as long as may be', 'x'.repeat(detailMax)],
      ['a letter longer', 'x'.repeat(detailMax + 1)],
      ['several lines', 'a\nb'],
      ['a control character', 'a\u0007'],
    ])('what is said about it: %s', (_, typed) => {
      expect(problems(draft(list, { detail: typed })).detail === undefined).toBe(detail[list]?.(typed))
    })
})

it.each(['n/a', 'N/A', ' n/A '])('5 A category is added only if it is not %j, which other lists may hold', (typed) => {
  expect(problems(draft('categories', { name: typed })).name).toBe("'n/a' cannot be a category.")
  expect(problems(draft('departments', { name: typed })).name).toBeUndefined()
})

it('saves a name without the spaces around it', () => {
  expect(savedItem(draft('tags', { name: ' Crane ' })).name).toBe('Crane')
})

describe('an order of one’s own', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id }))
  const ids = (moved: ReadonlyArray<{ readonly id: string }>) => moved.map(({ id }) => id).join('')

  test.each([
    ['a', 0, 'abc'],
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['a', 3, 'abc'],
    ['a', -1, 'abc'],
    ['d', 0, 'abc'],
  ])('%s to place %d: %s', (id, place, expected) => {
    expect(ids(movedTo(items, id, place))).toBe(expected)
  })

  it('is the same list when nothing moves, so that nothing is sent', () => {
    expect(movedTo(items, 'a', 0)).toBe(items)
  })
})

describe('who uses an item', () => {
  const use = (kind: Use['kind'], total: number): Use => ({ kind, total, named: [] })

  test.each([
    [[use('employee', 1)], '1 employee'],
    [[use('employee', 3), use('positionTemplate', 1)], '3 employees and 1 position template'],
    [[], ''],
  ])('in words', (uses, words) => {
    expect(usesInWords(uses)).toBe(words)
  })

  it('lets nothing be merged into itself', () => {
    expect(mayMerge('a', 'a')).toEqual({ allowed: false, because: 'intoItself' })
    expect(mayMerge('a', 'b')).toEqual({ allowed: true })
  })
})
