import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/programs.ts'
import { closingLines, sum, tallyPlaywright, tallyVitest } from '../../scripts/tally.ts'

const vitest = (numPassedTests: number, numFailedTests: number, brokenFiles = 0) => ({
  numPassedTests,
  numFailedTests,
  testResults: [
    {
      name: join(root, 'tests/goals.test.ts'),
      status: numFailedTests > 0 ? 'failed' : 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'is kept' },
        ...Array.from({ length: numFailedTests }, () => ({ status: 'failed', fullName: 'is late' })),
      ],
    },
    ...Array.from({ length: brokenFiles }, () => ({
      name: join(root, 'tests/broken.test.ts'),
      status: 'failed',
      assertionResults: [],
    })),
  ],
})
const playwright = (expected: number, unexpected = 0, flaky = 0, errors: readonly unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
})
const spec = (title: string, status: string) => ({ file: 'goals.spec.ts', line: 7, title, tests: [{ status }] })

describe('the tally of npm test', () => {
  it.each([
    ['all well', tallyVitest(vitest(7, 0), 0), '7 passed, 0 failed'],
    ['a failed test', tallyVitest(vitest(6, 1), 1), '6 passed, 1 failed'],
    ['a file that breaks before its first test', tallyVitest(vitest(6, 0, 1), 1), '6 passed, 1 failed'],
    ['an error outside every test', tallyVitest(vitest(7, 0), 1), '7 passed, 1 failed'],
    ['no test at all', tallyVitest(vitest(0, 0), 0), '0 passed, 1 failed'],
    ['no report', tallyVitest(undefined, 1), '0 passed, 1 failed'],
    ['a browser test that failed', tallyPlaywright(playwright(3, 2), 1), '3 passed, 2 failed'],
    ['three that passed at the second try', tallyPlaywright(playwright(300, 0, 3), 0), '303 passed, 0 failed'],
    ['four that passed at the second try', tallyPlaywright(playwright(300, 0, 4), 0), '300 passed, 4 failed'],
    ['one that failed twice', tallyPlaywright(playwright(300, 1, 1), 1), '301 passed, 1 failed'],
    ['a server that did not start', tallyPlaywright(playwright(0, 0, 0, [{}]), 1), '0 passed, 1 failed'],
    ['no browser report', tallyPlaywright(undefined, 0), '0 passed, 1 failed'],
  ])('%s', (_case, tally, line) => {
    expect(closingLines(tally).at(-1)).toBe(line)
  })

  it('adds up', () => {
    const parts = [tallyVitest(vitest(6, 1), 1), tallyPlaywright(playwright(3, 2), 1), { passed: 0, failed: 1 }]
    expect(closingLines(sum(parts)).at(-1)).toBe('9 passed, 4 failed')
  })

  it('names what failed before the last line: a test, a file, a run', () => {
    const parts = [tallyVitest(vitest(6, 1, 1), 1), tallyVitest(vitest(7, 0), 1), tallyVitest(undefined, 1)]
    expect(closingLines(sum(parts))).toEqual([
      'Failed: tests/goals.test.ts is late',
      'Failed: tests/broken.test.ts before its first test',
      'Failed: an error outside every test',
      'Failed: a run that left no report',
      '13 passed, 4 failed',
    ])
  })

  it('names each browser test that failed or needed a second try, however deep it stands', () => {
    const report = {
      ...playwright(3, 1, 2),
      suites: [
        { specs: [spec('is added', 'expected'), spec('is late', 'flaky')] },
        { suites: [{ specs: [spec('is gone', 'unexpected'), spec('is kept', 'flaky')] }] },
      ],
    }
    expect(closingLines(sum([tallyVitest(vitest(6, 0), 0), tallyPlaywright(report, 1)]))).toEqual([
      'Passed at the second try: goals.spec.ts:7 is late',
      'Failed: goals.spec.ts:7 is gone',
      'Passed at the second try: goals.spec.ts:7 is kept',
      '11 passed, 1 failed',
    ])
  })
})
