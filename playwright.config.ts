import { defineConfig } from '@playwright/test'
import { findBrowser, launchFlags } from './scripts/browser.ts'

const port = process.env.E2E_PORT ?? '4310'
const baseURL = `http://localhost:${port}`
const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Every test changes only people it has made itself, so two may run side by side on one server.
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Named in the report, and only a few are forgiven (scripts/tally.ts).
  retries: 1,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    trace: 'on-first-retry',
    // A worker answers in the network's place, so that a test could not stop what it asks for; one test allows it.
    serviceWorkers: 'block',
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'catalogue', testMatch: 'kit/catalogue.build.ts' },
    { name: 'kit', testMatch: 'kit/*.spec.ts', dependencies: ['catalogue'] },
    { name: 'program', testIgnore: 'kit/*' },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/e2eServer.ts`,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
