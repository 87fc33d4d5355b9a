import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

const paths = (...args: readonly string[]) =>
  run(process.execPath, ['scripts/paths.ts', ...args], { maxBuffer: 64 * 1024 * 1024 })

describe('what `npm run paths` says of a file', { timeout: 60_000 }, () => {
  it('is of the tests that stand in the Playwright spec, not of the walks of the model', async () => {
    const { stdout, stderr } = await paths('--machine', 'app', '--format', 'playwright')
    const tests = stdout.match(/^ {2}test\(/gm)?.length ?? 0
    const [, told, followed, all] = /^(\d+) tests, \d+ steps; they follow (\d+) of (\d+) arrows/.exec(stderr) ?? []
    expect(tests).toBeGreaterThan(0)
    expect(Number(told)).toBe(tests)
    expect(Number(followed)).toBeLessThan(Number(all))
    expect(stdout).toContain(`// ${stderr.trim()}`)
  })

  it('is of every walk in what testers read', async () => {
    const { stdout, stderr } = await paths('--machine', 'app', '--format', 'gherkin')
    expect(stderr).toContain(`${stdout.match(/^ {2}Scenario:/gm)?.length} tests, `)
  })
})
