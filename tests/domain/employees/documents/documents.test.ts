import { describe, expect, test } from 'vitest'
import {
  contentTypeNamed,
  documentName,
  documentRule,
  inOrder,
  NAME_MAX,
} from '../../../../src/domain/employees/documents/documents.ts'
import type { EmployeeDocument } from '../../../../src/domain/employees/documents/nouns.ts'
import { acceptedEndings, fileHint, fileProblem } from '../../../../src/domain/kernel/fileChoice.ts'

describe('Which documents are taken, by their names', () => {
  test.each([
    ['cv.pdf', 'application/pdf'],
    ['CV.PDF', 'application/pdf'],
    ['me.jpeg', 'image/jpeg'],
    ['a.b.csv', 'text/csv'],
    ['macro.docm', undefined],
    ['old.doc', undefined],
    ['logo.svg', undefined],
    ['pdf', undefined],
    ['', undefined],
  ])('%s', (name, type) => {
    expect(contentTypeNamed(name)).toBe(type)
  })

  test('the chooser offers what the server takes, and no other', () => {
    const endings = acceptedEndings(documentRule.kinds).split(',')
    expect(endings).toEqual(['.pdf', '.png', '.jpg', '.jpeg', '.docx', '.xlsx', '.csv'])
    for (const ending of endings) expect(contentTypeNamed(`a${ending}`)).toBeDefined()
    expect(fileHint(documentRule)).toBe('PDF, PNG, JPG, DOCX, XLSX, CSV, at most 10 mb each')
  })

  test.each([
    [10_000_000, null],
    [10_000_001, 'tooLarge'],
    [0, 'empty'],
  ])('10 MB: %i bytes', (size, because) => {
    expect(fileProblem(documentRule, { name: 'a.pdf', size, lastModified: 0 })?.because ?? null).toBe(because)
  })
})

describe('What a file is called in a list', () => {
  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['a\u0000b\n.pdf', 'ab.pdf'],
    ['  spaced.pdf ', 'spaced.pdf'],
    ['सूची.csv', 'सूची.csv'],
  ])('%j', (sent, name) => {
    expect(documentName(sent)).toBe(name)
  })

  test('a long name keeps its ending', () => {
    const name = documentName(`${'x'.repeat(300)}.docx`)
    expect([name.length, name.endsWith('x.docx')]).toEqual([NAME_MAX, true])
  })
})

test('newest first', () => {
  const at = (addedUtc: string) => ({ addedUtc }) as EmployeeDocument
  const [old, young] = [at('2024-01-01T00:00:00.000Z'), at('2024-01-02T00:00:00.000Z')]
  expect(inOrder([old, young])).toEqual([young, old])
})
