import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Quiet, without a sandbox (tests run as root in containers) and without calls to anybody's servers. */
export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without a window to draw: the same tests in three fifths of the time. */
const shell = '/usr/bin/chromium-headless-shell'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A downloaded browser whose system libraries are missing is there and does not start: ask it. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** The browser for tests: `CHROMIUM_PATH`, else the headless shell, else Playwright's own, else the system's. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  // Named is meant: falling back to another browser would hide the mistake.
  if (named) return starts(named) ? named : undefined
  return [shell, chromium.executablePath(), ...systemBrowsers].find(starts)
}

function attempt(program: string, args: readonly string[]): void {
  console.log(`No browser yet: ${program} ${args.join(' ')}`)
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** The browser for tests, installed where none is found. */
export function ensureBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  const found = findBrowser()
  if (found) return found
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`)

  attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium'])
  const downloaded = findBrowser()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    attempt('apt-get', ['update', '-qq'])
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser])
      const installed = findBrowser()
      if (installed) return installed
    }
  }
  throw new Error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.')
}

/** Debian's: Playwright's own build of it is downloaded from a place of its own. */
export const firefox = '/usr/bin/firefox-esr'

/** Debian's `webkit2gtk-driver` and the browser it drives, which wants a screen: `xvfb` has one for it. */
export const webkit = {
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  browser: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] ?? '',
}

export const isThereWebKit = (): boolean => Object.values(webkit).every((path) => existsSync(path))
