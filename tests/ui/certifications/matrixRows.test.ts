import { describe, expect, it, test } from 'vitest'
import type { CertificationMatrix } from '../../../src/domain/certifications/nouns.ts'
import { byGaps, found, inWords, rankOf, rowsOf } from '../../../src/ui/certifications/matrixRows.ts'
import { certificationTypeId, employeeId, hrDocumentId } from '../../fixtures/ids.ts'

const matrix: CertificationMatrix = {
  types: ['white card', 'forklift', 'first aid'].map((name) => ({ id: certificationTypeId(name), name })),
  policies: [{ id: hrDocumentId('conduct'), title: 'Code of Conduct' }],
  people: [
    ['Ann', 'Yard', 'c-e', 'a'],
    ['Bo', null, 'mxs', 'l'],
    ['Cy', 'Office', '-m-', 'o'],
    ['Dee', 'Office', '---', '-'],
  ].map(([fullName, department, certifications, policies]) => ({
    employeeId: employeeId(fullName as string),
    fullName: fullName as string,
    department: department as string | null,
    certifications: certifications as string,
    policies: policies as string,
  })),
}

const names = (rows: ReturnType<typeof rowsOf>) => rows.map(({ person }) => person.fullName)

describe('The matrix of what is asked', () => {
  it.each([
    [undefined, [0, 3, 1, 0]],
    ['certifications', [0, 2, 1, 0]],
    ['policies', [0, 1, 0, 0]],
  ] as const)('a gap is what is missing, expired or late (%s)', (part, gaps) => {
    expect(rowsOf(matrix, part).map((row) => row.gaps)).toEqual(gaps)
  })

  test('people with the most to see to stand first, and equals keep their order', () => {
    expect(names(byGaps(rowsOf(matrix, undefined)))).toEqual(['Bo', 'Cy', 'Ann', 'Dee'])
  })

  it.each([
    ['', true, ['Bo', 'Cy']],
    ['office', false, ['Cy', 'Dee']],
    ['an', true, []],
  ])('is searched by name and department (%j, only gaps %s)', (search, onlyGaps, people) => {
    expect(names(found(rowsOf(matrix, undefined), search, onlyGaps))).toEqual(people)
  })

  it.each([
    ['Ann', '1 expiring soon'],
    ['Bo', '1 missing, 1 expired, 1 overdue, 1 to verify'],
    ['Dee', 'Nothing required'],
  ])('says in words what a card has no room for (%s)', (name, words) => {
    const row = rowsOf(matrix, undefined).find(({ person }) => person.fullName === name)
    expect(row && inWords(row)).toBe(words)
  })

  test('missing is worse than expired, and what is not asked comes last', () => {
    expect([rankOf('missing'), rankOf('expired'), rankOf(undefined)]).toEqual([0, 1, null])
  })
})
