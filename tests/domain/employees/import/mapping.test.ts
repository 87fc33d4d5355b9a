import { describe, expect, it, test } from 'vitest'
import { importFields, importHeaders } from '../../../../src/domain/employees/import/columns.ts'
import { guessedMapping, mayBeMapped } from '../../../../src/domain/employees/import/mapping.ts'
import { mappedAs } from '../../../../src/domain/kernel/import/mapping.ts'

describe('ours: columns are guessed by their headers', () => {
  it('the product’s own are all known, in their order', () => {
    expect(guessedMapping(importHeaders)).toEqual(importFields)
  })

  test.each([
    ['FIRST_NAME', 'firstName'],
    ['Prénom', 'firstName'],
    ['Surname', 'lastName'],
    ['E-mail address', 'email'],
    ['Mobile phone', 'phone'],
    ['Job Title', 'positionTitle'],
    ['Dept.', 'department'],
    ['Reports to', 'manager'],
    ['Date of joining', 'startDate'],
    ['Status', 'isActive'],
    ['Hidden from directory', 'hideFromEmployeeDirectory'],
    ['Shoe size', null],
    ['', null],
  ])('%s', (header, field) => {
    expect(guessedMapping([header])).toEqual([field])
  })

  it('each field once, and the product’s own header before any other', () => {
    expect(guessedMapping(['Work email', 'Email', 'Email'])).toEqual([null, 'email', null])
  })
})

describe('ours: what everybody needs has a column', () => {
  test.each([
    [['firstName', 'email'], null],
    [['firstName'], 'emailNotMapped'],
    [['email', null], null],
    [['employeeNumber'], null],
    [['firstName', 'email', 'email'], 'mappedTwice'],
    [[], 'emailNotMapped'],
  ] as const)('%j', (mapping, because) => {
    const may = mayBeMapped(mapping)
    expect(may.allowed ? null : may.because).toBe(because)
  })

  it('a column that is said to be about something takes it from the one before', () => {
    expect(mappedAs(['firstName', 'email', null], 2, 'email')).toEqual(['firstName', null, 'email'])
    expect(mappedAs(['firstName', 'email', null], 1, null)).toEqual(['firstName', null, null])
  })
})
