import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { JSONReport } from '@playwright/test/reporter'
import { root } from '../../../scripts/programs.ts'
import { expect, test } from '../tenure.ts'

/** A tester's own project: nothing of ours but where the product is and which browser there is. */
const config = (baseURL: string) => `import { findBrowser, launchFlags } from '../../scripts/browser.ts'

const executablePath = findBrowser()

export default {
  // Its own: the usual one is that of the run we are in, and is emptied first.
  outputDir: 'results',
  timeout: 60_000,
  workers: 1,
  reporter: 'json',
  use: {
    baseURL: '${baseURL}',
    serviceWorkers: 'block',
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
  },
}
`

const run = promisify(execFile)

/** As from a tester's own shell: what this run tells its workers is not for another. */
const ownSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_|PW_|NODE_OPTIONS)/.test(name)),
)

test('an exported spec runs as it is', async ({ baseURL }) => {
  test.setTimeout(300_000)
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/exported-'))
  const node = (...args: readonly string[]) =>
    run(process.execPath, args, { cwd: root, env: ownSettings, maxBuffer: 64 * 1024 * 1024 })
  try {
    const spec = join(folder, 'confirm.spec.ts')
    await node(
      ...['scripts/paths.ts', '--machine', 'confirm', '--variant', 'a question'],
      // All walks of the machine are taken by `tours.spec.ts`; here it is the file.
      ...['--to', 'confirmed', '--format', 'playwright', '--out', spec],
    )
    const tests = readFileSync(spec, 'utf8').match(/^ {2}test\(/gm)?.length
    writeFileSync(join(folder, 'playwright.config.ts'), config(baseURL ?? ''))

    const { stdout } = await node('node_modules/@playwright/test/cli.js', 'test', '-c', folder).catch(
      (failed: { stdout: string }) => failed,
    )
    const { stats, errors } = JSON.parse(stdout) as JSONReport
    expect(errors).toEqual([])
    expect(tests).toBeGreaterThan(0)
    expect(stats).toMatchObject({ expected: tests, unexpected: 0, flaky: 0, skipped: 0 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
