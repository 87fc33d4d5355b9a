import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, menuOf, openOwnMenu, shellOf, signIn, test, title } from './tenure.ts'

const noConnection = /net::ERR_/
const offlineTitle = 'You appear to be offline'

/** Until the worker is there, which is some time after the page. */
const workerOf = (page: Page): Promise<void> => page.evaluate(async () => void (await navigator.serviceWorker.ready))

test('without a network a page is answered calmly, and comes once it is back; the worker keeps code, and never a page or a reply', async ({
  as,
  watched,
}) => {
  watched.allow(noConnection)
  const page = await as('eve', { serviceWorkers: 'allow' })
  await workerOf(page)

  await test.step('every page comes from the server, so that an update of the app is never held up', async () => {
    const numbers = new Set<string | undefined>()
    // From the second page on, the worker sees what is asked for.
    for (const path of ['/terms', '/orgChart']) {
      numbers.add((await page.goto(path))?.headers()['x-request-id'])
      await shellOf(page)
    }
    expect(numbers.size).toBe(2)
    expect(numbers.has(undefined)).toBe(false)
  })

  await test.step('kept are code and the offline page', async () => {
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await expect
      .poll(async () => (await kept()).filter((path) => path.startsWith('/assets/')).length)
      .toBeGreaterThan(2)
    const others = (await kept()).filter((path) => !path.startsWith('/assets/'))
    expect(others.toSorted()).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js'])
  })

  await test.step('a page comes by itself once the network is back', async () => {
    await page.context().setOffline(true)
    await page.goto('/orgChart?from=here')
    await expect(title(page, offlineTitle)).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page, offlineTitle)).toBeVisible()
    await page.context().setOffline(false)
    await shellOf(page)
    await expect(title(page, 'Org chart')).toBeVisible()
    await expect(page).toHaveURL('/orgChart?from=here')
  })

  await test.step('‘Try again’ tries again', async () => {
    await page.context().setOffline(true)
    await page.reload()
    await expect(title(page, offlineTitle)).toBeVisible()
    // It does not come by itself, because what it asks by itself finds nobody.
    await page.route('**/healthz', (route) => route.abort('connectionrefused'))
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await shellOf(page)
  })
})

test('a person who signs out and in again, with a worker in between, notices nothing of it', async ({ stranger }) => {
  // Not one of the sessions that other tests go on with.
  const page = await stranger({ serviceWorkers: 'allow' })
  await page.goto('/')
  await signIn(page, 'eve')
  await shellOf(page)
  await workerOf(page)
  await page.reload()
  await shellOf(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await openOwnMenu(page, 'Eve Marlowe')
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(title(page, /signed out|Sign in/)).toBeVisible()
  await page.goto('/orgChart')
  await signIn(page, 'eve')
  await shellOf(page)
  await expect(title(page, 'Org chart')).toBeVisible()
})

test('a connection that is lost while one works is said in the shell, in nobody’s way, until it is back; also when only the server does not answer', async ({
  as,
  watched,
}) => {
  // The page that is gone to has not been here yet: it says that it could not be loaded, and the browser notes why; so
  // does what looks for barriers, of a style sheet that it would read again.
  watched.allow(noConnection, /Failed to fetch dynamically imported module/, /Couldn't load preload assets/)
  const page = await as('eve')
  const notice = page.getByText('You appear to be offline. We keep trying.')
  await expect(notice).toBeHidden()
  await page.context().setOffline(true)
  await expect(notice).toBeVisible()
  await expectNoBarriers(page)
  await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
  await expect(title(page, 'Org chart')).toBeVisible()
  await expect(notice).toBeVisible()
  await page.context().setOffline(false)
  await expect(notice).toBeHidden()

  for (const url of ['**/api/**', '**/healthz']) await page.route(url, (route) => route.abort('connectionrefused'))
  await openOwnMenu(page, 'Eve Marlowe')
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await expect(notice).toBeHidden()
})
