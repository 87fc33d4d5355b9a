import { describe, expect, test } from 'vitest'
import { figuresOf, MOST_ROWS, NOTHING, narrowed, reportOf } from '../../../src/domain/reports/answering.ts'
import { reportCsvHeaders, reportCsvRow } from '../../../src/domain/reports/csv.ts'
import type { ReportRow } from '../../../src/domain/reports/nouns.ts'
import { changedQuestion, mayAsk, readQuestion, writtenQuestion } from '../../../src/domain/reports/question.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'

const shape = reportShapes.certificationGaps
const row = (person: string, department: string | null, type: string, state: string): ReportRow => ({
  id: `${person}:${type}`,
  path: null,
  cells: [person, type, state, department],
})
const rows = [
  row('Zoë Núñez', 'Site Operations', 'White card', 'missing'),
  row('Max Oduya', 'Site Operations', 'First aid', 'expired'),
  row('Eve Marlowe', null, 'First aid', 'missing'),
]
const idsOf = (found: ReadonlyArray<ReportRow>) => found.map(({ id }) => id)

describe('areas 1.11-3 each figure is what its rows are', () => {
  test('in the order of the names, of what the other parameters leave', () => {
    const { figures, count, departments } = reportOf(shape, rows, { only: 'expired' })
    expect(figures).toEqual([
      { of: 'missing', count: 2 },
      { of: 'expired', count: 1 },
    ])
    expect(count).toBe(1)
    expect(departments).toEqual(['Site Operations'])
    for (const { of, count } of figures) expect(narrowed(shape, rows, { only: of })).toHaveLength(count)
  })

  test.each([
    [{ department: 'Site Operations' }, ['Zoë Núñez:White card', 'Max Oduya:First aid']],
    [{ search: 'nunez' }, ['Zoë Núñez:White card']],
    [{ search: 'aid eve' }, ['Eve Marlowe:First aid']],
    [{ only: 'submitted' }, []],
    [{}, idsOf(rows)],
  ])('%o leaves %o', (question, left) => {
    expect(idsOf(narrowed(shape, rows, question))).toEqual(left)
  })

  test('what has no value is counted and chosen by itself', () => {
    const directory = reportShapes.employeeDirectory
    const person = (name: string, department: string | null): ReportRow => ({
      id: name,
      path: null,
      cells: [name, '', null, null, department, null, null],
    })
    const people = [person('Eve', null), person('Max', 'Yard')]
    expect(figuresOf(directory, people)).toEqual([
      { of: NOTHING, count: 1 },
      { of: 'Yard', count: 1 },
    ])
    expect(idsOf(narrowed(directory, people, { only: NOTHING }))).toEqual(['Eve'])
  })

  test('headcounts are sums, by month', () => {
    const months = [
      ['2026-10', 'Yard', 5, 1, 0],
      ['2026-11', 'Yard', 6, 1, 0],
      ['2026-11', null, 2, 0, 1],
    ].map((cells, at) => ({ id: String(at), path: null, cells }))
    expect(figuresOf(reportShapes.headcount, months)).toEqual([
      { of: '2026-10', count: 5 },
      { of: '2026-11', count: 8 },
    ])
  })

  test('a page has the first thousand rows, and the count of all', () => {
    const many = Array.from({ length: MOST_ROWS + 1 }, (_, at) => row(`Person ${at}`, 'Yard', 'First aid', 'missing'))
    const { rows: shown, count } = reportOf(shape, many, {})
    expect([shown.length, count]).toEqual([MOST_ROWS, MOST_ROWS + 1])
  })
})

test('a file says the names of values, and nothing where nothing is', () => {
  expect(reportCsvHeaders(shape)).toEqual(['Person', 'Certification', 'Status', 'Department'])
  expect(reportCsvRow(shape, rows[2] as ReportRow, 'UTC')).toEqual(['Eve Marlowe', 'First aid', 'Missing', ''])
})

test('an instant in a file is told by the clock of the client, as a spreadsheet reads it', () => {
  const cells = ['Max changed a tag', '2026-11-27T15:04:59.000Z', 'Max', null, 'tag']
  const { audit } = reportShapes
  expect(reportCsvRow(audit, { id: '1', path: null, cells }, 'Australia/Brisbane')).toEqual([
    'Max changed a tag',
    '2026-11-28 01:04',
    'Max',
    '',
    'Tag',
  ])
})

describe('what is asked', () => {
  test.each([
    [{ asAt: '2026-11-28' }, 'dayAhead'],
    [{ asAt: '2026-11-27' }, null],
    [{ until: '2026-11-28' }, 'dayAhead'],
    [{ from: '2026-11-27' }, null],
    [{ from: '2026-11-28' }, 'periodTurned'],
    [{ from: '2026-02-01', until: '2026-01-31' }, 'periodTurned'],
    [{ from: '2016-01-01', until: '2026-11-27' }, null],
    [{ from: '2015-12-31', until: '2026-11-27' }, 'periodTooLong'],
    [{}, null],
  ])('%o: %s', (question, because) => {
    const may = mayAsk(question, '2026-11-27')
    expect(may.allowed ? null : may.because).toBe(because)
  })

  test('stands in the address, and what is none is passed over', () => {
    const question = { asAt: '2026-11-01', department: 'Site & Yard', only: 'late', search: 'zoë' }
    expect(readQuestion(`?${writtenQuestion(question)}`)).toEqual(question)
    expect(readQuestion('?asAt=2026-02-30&from=soon&other=1&only=')).toEqual({})
  })

  test('asks for a day no more once it is emptied, or chosen as today', () => {
    expect(changedQuestion({ from: '2026-05-01', until: '2026-06-30' }, { until: '' })).toEqual({ from: '2026-05-01' })
  })
})

test('each report counts by a column it has, and sums up one it has', () => {
  for (const [name, { columns, countedBy, summed }] of Object.entries(reportShapes)) {
    const keys = columns.map(({ key }) => key)
    expect(keys, name).toContain(countedBy)
    if (summed !== undefined) expect(keys, name).toContain(summed)
    expect(new Set(keys).size, name).toBe(keys.length)
  }
})
