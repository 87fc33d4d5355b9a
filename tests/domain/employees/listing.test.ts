import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  ALL_DEPARTMENTS_ID,
  ALL_DEPARTMENTS_LABEL,
  type EmployeeFilter,
  everyone,
  filteredFrom,
  matchingFirst,
  searchable,
  visibleTo,
} from '../../../src/domain/employees/listing.ts'
import { departmentId, employeeId } from '../../fixtures/ids.ts'
import {
  anActor,
  aSummary,
  ava,
  eve,
  max,
  noor,
  office,
  theAdmin,
  theDirectory,
  theEmployee,
  theManager,
  yard,
  yuri,
} from '../../fixtures/people.ts'

describe('who is in the list at all', () => {
  const hidden = theDirectory.map((employee) =>
    employee.id === yuri ? { ...employee, hideFromEmployeeDirectory: true } : employee,
  )
  const ids = (...args: Parameters<typeof visibleTo<(typeof theDirectory)[number]>>) =>
    visibleTo(...args).map((employee) => employee.id)

  test('6-24 a non-admin with no underlings sees only themself', () => {
    expect(ids(theEmployee, theDirectory)).toEqual([eve])
  })

  test('6-25 a non-admin with underlings sees themself and those underlings', () => {
    expect(ids(theManager, theDirectory)).toEqual([max, eve, yuri])
  })

  test('6-25 reports of reports are not in the underlings list and not in this one', () => {
    expect(ids(anActor({ employeeId: ava, underlings: [max] }), theDirectory)).toEqual([ava, max])
  })

  test('6-19 an admin sees all', () => {
    expect(ids(theAdmin, theDirectory)).toEqual([ava, max, eve, yuri, noor])
  })

  describe('6-28 employees hidden from the directory are excluded from lists', () => {
    test.each([
      ['an admin', theAdmin, {}, [ava, max, eve, noor]],
      ['their manager', theManager, {}, [max, eve]],
      ['themself', anActor({ employeeId: yuri }), {}, []],
      ['an admin who asks for them (ours)', theAdmin, { includeHidden: true }, [ava, max, eve, yuri, noor]],
      ['a manager who asks for them', theManager, { includeHidden: true }, [max, eve]],
    ])('%s', (_, actor, options, expected) => {
      expect(ids(actor, hidden, options)).toEqual(expected)
    })
  })
})

describe('filters', () => {
  const named = (fullName: string, over: Partial<ReturnType<typeof aSummary>> = {}) =>
    aSummary({ id: employeeId(fullName), fullName, ...over })
  const tags = (...names: ReadonlyArray<string>) => names.map((name) => ({ name }))
  const people = [
    named('Ana Núñez', { tags: tags('First Aid', 'Crane') }),
    named('Bob Ng', { tags: tags('first aid'), department: office }),
    named('Cy Nuttall', { tags: [], department: null }),
    named('Di Old', { isActive: false, tags: tags('Crane') }),
    named('Ed Ghost', { hideFromEmployeeDirectory: true }),
  ]
  const found = (filter: Partial<EmployeeFilter>) =>
    filteredFrom(searchable(people), { ...everyone, ...filter }).map((employee) => employee.fullName)

  test('without a filter: everybody active and not hidden, in the order given', () => {
    expect(found({})).toEqual(['Ana Núñez', 'Bob Ng', 'Cy Nuttall'])
  })

  test.each<[string, Partial<EmployeeFilter>, ReadonlyArray<string>]>([
    ['match any', { tags: ['CRANE', 'First Aid'], tagMatch: 'any' }, ['Ana Núñez', 'Bob Ng']],
    ['match all', { tags: ['crane', 'FIRST AID'], tagMatch: 'all' }, ['Ana Núñez']],
    ['one tag, any', { tags: ['first aid'], tagMatch: 'any' }, ['Ana Núñez', 'Bob Ng']],
    ['one tag, all', { tags: ['first aid'], tagMatch: 'all' }, ['Ana Núñez', 'Bob Ng']],
    ['part of a tag is not the tag', { tags: ['first'], tagMatch: 'any' }, []],
    ['an unknown tag, any', { tags: ['nobody'], tagMatch: 'any' }, []],
    ['an unknown tag beside a known one, all', { tags: ['crane', 'nobody'], tagMatch: 'all' }, []],
    ['no tags, any', { tags: [], tagMatch: 'any' }, ['Ana Núñez', 'Bob Ng', 'Cy Nuttall']],
    ['no tags, all', { tags: [], tagMatch: 'all' }, ['Ana Núñez', 'Bob Ng', 'Cy Nuttall']],
  ])('6-26 tags, case-insensitive by name: %s', (_, filter, expected) => expect(found(filter)).toEqual(expected))

  test.each<[EmployeeFilter['departmentId'], ReadonlyArray<string>]>([
    [ALL_DEPARTMENTS_ID, ['Ana Núñez', 'Bob Ng', 'Cy Nuttall']],
    [yard.id, ['Ana Núñez']],
    [office.id, ['Bob Ng']],
    [departmentId('empty'), []],
  ])('6-26 department %s', (id, expected) => expect(found({ departmentId: id })).toEqual(expected))

  test("9-05 'All Departments' has id -1", () => {
    expect([ALL_DEPARTMENTS_ID, ALL_DEPARTMENTS_LABEL]).toEqual([-1, 'All Departments'])
  })

  test.each([
    ['n', ['Ana Núñez', 'Bob Ng', 'Cy Nuttall']],
    ['B N', ['Bob Ng']],
    ['NÚÑ', ['Ana Núñez']],
    ['nunez', ['Ana Núñez']],
    ['nu', ['Ana Núñez', 'Cy Nuttall']],
    ['  bob  ', ['Bob Ng']],
    ['Ng Bob', []],
    ['\u0301', []],
    ['[', []],
    ['   ', ['Ana Núñez', 'Bob Ng', 'Cy Nuttall']],
  ])('6-26 search on full name, case-insensitive substring; ours: accents do not count: %j', (search, expected) => {
    expect(found({ search })).toEqual(expected)
  })

  test('6-27 inactive employees are hidden unless includeInactive is set', () => {
    expect(found({ includeInactive: true })).toEqual(['Ana Núñez', 'Bob Ng', 'Cy Nuttall', 'Di Old'])
  })

  test('hidden employees are excluded unless includeHidden is set', () => {
    expect(found({ includeHidden: true })).toEqual(['Ana Núñez', 'Bob Ng', 'Cy Nuttall', 'Ed Ghost'])
  })

  test('every filter must hold', () => {
    expect(found({ tags: ['crane'], search: 'd', includeInactive: true, departmentId: yard.id })).toEqual(['Di Old'])
  })

  it('finds every name by any part of it, whatever the letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (name, from, length) => {
        const part = name.slice(from % name.length, (from % name.length) + 1 + (length % name.length)).toUpperCase()
        fc.pre(name.toLowerCase().includes(part.toLowerCase().trim()))
        expect(filteredFrom(searchable([named(name)]), { ...everyone, search: part })).toHaveLength(1)
      }),
    )
  })
})

it('finds those meant among 10,000 people', () => {
  const crowd = searchable(
    Array.from({ length: 10_000 }, (_, index) =>
      aSummary({ id: employeeId(`p${index}`), fullName: `Zoë ${index} Ångström-Núñez`, tags: [{ name: 'Crane' }] }),
    ),
  )
  expect(filteredFrom(crowd, { ...everyone, search: '99 angs', tags: ['crane'] })).toHaveLength(100)
})

it('names the tags that are asked for before the others, however they are written', () =>
  expect(matchingFirst([{ name: 'Crane' }, { name: 'First Aider' }, { name: 'Mentor' }], ['first aider '])).toEqual([
    'First Aider',
    'Crane',
    'Mentor',
  ]))
