import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import { firefox } from './scripts/browser.ts'

/** `npm run test:engines`: journeys of the same suite in other engines (docs/decisions/0020). */
export default defineConfig({
  ...config,
  projects: [
    {
      name: 'firefox',
      testMatch: ['keyboard', 'picker', 'orgChart', 'employees/creating', 'employees/editing'].map(
        (file) => `${file}.spec.ts`,
      ),
      // Decision 20 says what is not tried, and why.
      grepInvert: /a file of each kind|looks like none/,
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: firefox } },
    },
    // Driven by a WebDriver of its own: of Playwright it has the runner, the server and the report.
    { name: 'webkit', testMatch: 'webkit/*.journeys.ts', timeout: 180_000 },
  ],
})
