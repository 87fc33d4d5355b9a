import { relative } from 'node:path'
import { root } from './programs.ts'

export type Tally = {
  readonly passed: number
  readonly failed: number
  /** What was not well, a line each: what failed, and what passed only at its second try. */
  readonly named?: readonly string[]
}

/** The parts of Vitest's JSON report that count. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** The parts of Playwright's JSON report that count. */
export type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly file: string
    readonly line: number
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** A file that breaks before its first test has failed, too; and so has a run that went wrong without a failed test. */
export function tallyVitest(report: VitestReport | undefined, exitCode: number): Tally {
  if (!report) return brokenRun
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const named = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `Failed: ${relative(root, name)} ${fullName}`),
  )
  return honest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      named: [...named, ...brokenFiles.map(({ name }) => `Failed: ${relative(root, name)} before its first test`)],
    },
    exitCode,
  )
}

/**
 * A machine that does something else may make one browser wait too long; so a failed test is tried a second time, and the
 * report names it. More than this many is not the machine: then each of them has failed.
 */
export const SECOND_TRIES = 3

export function tallyPlaywright(report: PlaywrightReport | undefined, exitCode: number): Tally {
  if (!report) return brokenRun
  const { expected, unexpected, flaky } = report.stats
  const forgiven = flaky <= SECOND_TRIES ? flaky : 0
  const tally = { passed: expected + forgiven, failed: unexpected + flaky - forgiven + report.errors.length }
  return honest({ ...tally, named: (report.suites ?? []).flatMap(notWellIn) }, exitCode)
}

const notWellIn = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ status }) => {
      const said = statuses[status]
      return said ? [`${said}: ${file}:${line} ${title}`] : []
    }),
  ),
  ...suites.flatMap(notWellIn),
]

const statuses: Readonly<Record<string, string>> = { unexpected: 'Failed', flaky: 'Passed at the second try' }

export const brokenRun: Tally = { passed: 0, failed: 1, named: ['Failed: a run that left no report'] }

/** Nothing run is nothing proved, and an exit code outweighs a report that looks well. */
function honest(tally: Tally, exitCode: number): Tally {
  const isSuspect = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  if (!isSuspect) return tally
  const named = tally.passed === 0 ? 'Failed: no test ran' : 'Failed: an error outside every test'
  return { ...tally, failed: 1, named: [...(tally.named ?? []), named] }
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  named: tallies.flatMap(({ named = [] }) => named),
})

/** What was not well stands last, where a log that was cut still shows it; the last line counts. */
export const closingLines = ({ passed, failed, named = [] }: Tally): readonly string[] => [
  ...named,
  `${passed} passed, ${failed} failed`,
]
