export type Tally = {
  readonly passed: number
  readonly failed: number
  /** The tests that failed and then passed. */
  readonly secondTries?: readonly string[]
}

/** The parts of Vitest's JSON report that count. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
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
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }, exitCode)
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
  return { ...honest(tally, exitCode), secondTries: (report.suites ?? []).flatMap(flakyIn) }
}

const flakyIn = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
]

export const brokenRun: Tally = { passed: 0, failed: 1 }

/** Nothing run is nothing proved, and an exit code outweighs a report that looks well. */
function honest(tally: Tally, exitCode: number): Tally {
  const isSuspect = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  return isSuspect ? { ...tally, failed: 1 } : tally
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  secondTries: tallies.flatMap(({ secondTries = [] }) => secondTries),
})

/** None is forgiven silently; the last line counts. */
export const closingLines = ({ passed, failed, secondTries = [] }: Tally): readonly string[] => [
  ...secondTries.map((name) => `Passed at the second try: ${name}`),
  `${passed} passed, ${failed} failed`,
]
