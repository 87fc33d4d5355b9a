import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureBrowser, firefox, isThereWebKit } from './browser.ts'
import { checkStyled } from './check.ts'
import { generateStyles, root, script, tool } from './programs.ts'
import {
  brokenRun,
  closingLines,
  type PlaywrightReport,
  sum,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  type VitestReport,
} from './tally.ts'

const reports = join(root, '.cache/test')

/** `npm run test:unit -- machines/goals`: one part, and of it the files whose path holds one of the words. */
const parts: Readonly<Record<string, (filters: readonly string[]) => Promise<Tally>>> = {
  unit: (filters) => testProgram(['--project=unit', '--project=views', '--project=words', ...filters]),
  server: (filters) => testProgram(['--project=server', ...filters]),
  browser: testInBrowser,
  engines: testEngines,
}

/** Everything, in the order in which a mistake is cheapest to find; a failure does not hide what comes after it. */
async function testAll(): Promise<Tally> {
  heading('Format, lint, types and build')
  const failedChecks = await checkAndBuild()
  const checks = { passed: 0, failed: failedChecks.length, named: failedChecks.map((name) => `Failed: ${name}`) }
  for (const line of checks.named) console.log(line)

  heading('Domain, contract, machines, views, server')
  const program = await testProgram([])

  heading('Browser')
  const browser = await testInBrowser([])
  return sum([checks, program, browser])
}

/** The build works on one core, and what it makes is wanted by the browser anyway. */
async function checkAndBuild(): Promise<string[]> {
  if ((await generateStyles()) !== 0) return ['styles']
  const [failed, code] = await Promise.all([checkStyled(), script('scripts/build.ts', ['--if-stale', '--styled'])])
  return code === 0 ? failed : [...failed, 'build']
}

async function testProgram(args: readonly string[]): Promise<Tally> {
  const outputFile = join(reports, 'vitest.json')
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
  const code = await tool('vitest', ['run', ...reporting, ...args])
  return tallyVitest(readReport<VitestReport>(outputFile), code)
}

async function testInBrowser(filters: readonly string[]): Promise<Tally> {
  if ((await script('scripts/build.ts', ['--if-stale'])) !== 0) return brokenRun
  let browser: string
  try {
    browser = ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return brokenRun
  }
  return playwright(filters, { CHROMIUM_PATH: browser })
}

/** Not a part of everything: what Chromium does is tried there once more in other engines. */
async function testEngines(filters: readonly string[]): Promise<Tally> {
  if (!existsSync(firefox) || !isThereWebKit()) {
    console.error('Firefox or WebKit is missing here: apt-get install firefox-esr webkit2gtk-driver xvfb')
    return brokenRun
  }
  if ((await script('scripts/build.ts', ['--if-stale'])) !== 0) return brokenRun
  heading('Firefox and WebKit')
  return playwright(['--config=playwright.engines.config.ts', ...filters])
}

async function playwright(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const outputFile = join(reports, 'playwright.json')
  rmSync(outputFile, { force: true })
  const code = await tool('playwright', ['test', '--reporter=list,json', ...args], {
    ...env,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile,
  })
  return tallyPlaywright(readReport<PlaywrightReport>(outputFile), code)
}

function readReport<A>(path: string): A | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as A
  } catch {
    return undefined
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function heading(text: string): void {
  console.log(`\n── ${text}`)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const [part, ...filters] = process.argv.slice(2)
const tally = await (part === undefined ? testAll() : (parts[part]?.(filters) ?? brokenRun))
console.log(`\n${closingLines(tally).join('\n')}`)
process.exitCode = tally.failed === 0 ? 0 : 1
