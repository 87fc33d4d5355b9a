import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { withoutColourScheme } from './firefox.ts'
import { enter, type Grant, isSignedIn, stands } from './grants.ts'
import { clients, emailOf, password, type Who } from './people.ts'
import { type Watch, watch } from './watch.ts'

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

interface Session {
  readonly grant: Grant
  readonly browser: Awaited<ReturnType<BrowserContext['storageState']>>
}

interface Visit extends ContextOptions {
  /** Null where the test itself loads the first page. */
  readonly path?: string | null
  /** Which of several clients; Banksia Ridge when it is not said. */
  readonly client?: keyof typeof clients
}

interface Fixtures {
  /** Every page of a test is watched, whether the test asks or not. */
  readonly watched: Watch
  /** A browser of its own for somebody who is signed in. The page is where `path` leads, with its shell. */
  readonly as: (who: Who, visit?: Visit) => Promise<Page>
  /** A browser of its own for nobody yet. */
  readonly stranger: (options?: ContextOptions) => Promise<Page>
}

interface Options {
  /**
   * The provider knows who comes, and they come in by its redirects, without a question; for tests of what MSAL keeps.
   * Else the browser holds the token as after that, which takes a third of the time.
   */
  readonly isRedirected: boolean
}

interface WorkerFixtures {
  readonly sessions: Map<string, Session>
}

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  isRedirected: [false, { option: true }],
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') withoutColourScheme(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  watched: async ({}, use) => {
    const watched = watch()
    await use(watched)
    expect(watched.complaints(), 'complaints of the browser').toEqual([])
  },

  page: async ({ page, context, watched }, use) => {
    await watched.over(context)
    await use(page)
  },

  stranger: async ({ browser, watched }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      opened.push(context)
      await watched.over(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },

  as: async ({ stranger, sessions, isRedirected }, use) => {
    await use(async (who, { path = '/', client = 'banksia', ...options } = {}) => {
      const known = `${who} at ${client}`
      const before = sessions.get(known)
      const page = await stranger({ ...options, ...(before && { storageState: before.browser }) })
      const { request } = page.context()
      const isStanding = before !== undefined && (await stands(request, before.grant))
      const grant = isStanding ? before.grant : await enter(request, emailOf(who), password)
      if (!isRedirected) await isSignedIn(page, grant)
      if (who === 'ada') await skipWelcome(page)
      if (before === undefined && severalClients.includes(who)) {
        await page.goto('/')
        await chooseClient(page, clients[client])
        await shellOf(page)
      }
      if (path === null && isStanding) return page
      await page.goto(path ?? '/')
      await shellOf(page)
      if (!isStanding) sessions.set(known, { grant, browser: await page.context().storageState() })
      return page
    })
  },
})

/** A sign-in from nothing, on a machine that does something else as well. */
const ARRIVAL = 30_000

const severalClients: readonly Who[] = ['ava']

export { expect } from '@playwright/test'

const welcomeIn = (page: Page) => page.getByRole('dialog', { name: 'Add Your Company Logo' })

/** § 2.5 A person who meets the welcome dialog on the way skips it. */
export const skipWelcome = (page: Page): Promise<void> =>
  page.addLocatorHandler(welcomeIn(page), (welcome) => welcome.getByRole('button', { name: 'Skip for now' }).click())

/** What a page begins together ahead of the program comes apart, for tests that stand between it and one answer. */
export const readingsApart = (page: Page): Promise<unknown> =>
  page.route(/\/readings\?/, (route) => route.fulfill({ status: 204 }))

/** For tests that want to meet it after all. */
export const meetWelcome = (page: Page): Promise<void> => page.removeLocatorHandler(welcomeIn(page))

/** Types into the sign-in page, as a person does. */
export const signIn = (page: Page, who: Who, typed = password): Promise<void> => signInWith(page, emailOf(who), typed)

/** Somebody who is none of the demo's front doors. */
export const signInWith = async (page: Page, email: string, typed = password): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(typed)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The same person on a page of theirs, without the pages of the sign-in. */
export const arrive = async (page: Page, email: string, path = '/'): Promise<void> => {
  await isSignedIn(page, await enter(page.context().request, email, password))
  await page.goto(path)
}

export const chooseClient = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Open ${name}` }).click()

const shellSign = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Support' })

/** The shell is there: its bar carries the menu of the signed-in person. */
export const shellOf = async (page: Page): Promise<void> => {
  await expect(shellSign(page)).toBeVisible({ timeout: ARRIVAL })
}

/** What is fetched a moment after the page has come: questions, the tour, and what keeps the focus where it was. */
export const overlaysAreHere = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/Overlays-/.test(name)))

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The menu behind one's own picture. */
export const openOwnMenu = async (page: Page, fullName: string) => {
  await page.getByRole('banner').getByRole('button', { name: fullName }).click()
  const menu = page.getByRole('menu', { name: fullName })
  // Its code may still be on its way: a key pressed now would be the button's.
  await expect(menu).toBeFocused()
  return menu
}

/** Where the keyboard stands in a menu: the menu itself has the focus, and says so. */
export const expectChosen = async (item: Locator): Promise<void> => {
  const menu = item.page().getByRole('menu')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-activedescendant', (await item.getAttribute('id')) ?? '')
}
