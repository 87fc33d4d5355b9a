import { test as base } from '@playwright/test'
import type { WebDriver } from 'selenium-webdriver'
import { enter } from '../grants.ts'
import { clients, emailOf, password, type Who } from '../people.ts'
import { type Looking, looking } from './looking.ts'
import { type Screen, screen } from './screen.ts'

interface Fixtures {
  readonly webkit: WebDriver
  readonly person: Looking
  /** Somebody is signed in, and at that address. */
  readonly as: (who: Who, path?: string) => Promise<void>
}

export const test = base.extend<Fixtures, { readonly display: Screen }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const shown = await screen()
      await use(shown)
      shown.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  webkit: async ({ display }, use) => {
    const browser = await display.open()
    await use(browser)
    await browser.quit()
  },
  person: async ({ webkit }, use) => use(looking(webkit)),
  as: async ({ webkit, person, request, baseURL }, use) => {
    await use(async (who, path = '/') => {
      const grant = await enter(request, emailOf(who), password)
      await webkit.get(`${baseURL}/sw.js`)
      await webkit.executeScript(`sessionStorage.setItem('tenure.signIn.grant', arguments[0])`, JSON.stringify(grant))
      await webkit.get(`${baseURL}${who === 'ava' ? '/' : path}`)
      if (who === 'ava') {
        await person.press('button', `Open ${clients.banksia}`)
        await person.find('button', 'Support')
        await webkit.get(`${baseURL}${path}`)
      }
      await person.find('button', 'Support')
    })
  },
})

export { expect } from '@playwright/test'
