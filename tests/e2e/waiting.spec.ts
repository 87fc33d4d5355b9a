import type { Page } from '@playwright/test'
import { expect, menuOf, shellOf, signIn, test, title } from './tenure.ts'

const noConnection = /net::ERR_/

/** Stops the requests for an address until it is told to let them go. */
const held = async (page: Page, url: string) => {
  let letGo = () => {}
  const released = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return { letGo }
}

test.describe('waiting', () => {
  test('the loader says something after 3 seconds, and more after 8 more; data that does not come leads to the failure page, from which it is asked for again', async ({
    page,
    watched,
  }) => {
    watched.allow(noConnection)
    await page.clock.install()
    const user = await held(page, '**/api/users')
    await page.route('**/bootstrapApplication', (route) => route.abort('connectionfailed'))
    await page.goto('/')
    await signIn(page, 'eve')
    const loader = page.getByRole('status')
    await expect(loader).toHaveAccessibleName('Loading')
    await page.clock.fastForward(3_000)
    await expect(loader).toHaveText('Please Wait...')
    await page.clock.fastForward(8_000)
    await expect(loader).toHaveText("Your trusted HR partner. We're almost there...")
    user.letGo()
    await expect(title(page, 'An issue has occurred')).toBeVisible()
    await page.unroute('**/bootstrapApplication')
    await page.getByRole('button', { name: 'Try again' }).click()
    await shellOf(page)
  })

  test('a bar tells that a page is on its way; a page whose code does not come can be tried again, and is reached by a reload where it is gone', async ({
    as,
    watched,
  }) => {
    watched.allow(/status of 404/, noConnection, /dynamically imported module/)
    const page = await as('max')
    const open = (name: string) => menuOf(page).getByRole('link', { name }).click()

    await test.step('the old one stays until it is there', async () => {
      const code = await held(page, '**/assets/*.js')
      await open('Org Chart')
      await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
      await expect(title(page, 'Welcome, Max')).toBeVisible()
      code.letGo()
      await expect(title(page, 'Org chart')).toBeVisible()
      await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeHidden()
      await page.unroute('**/assets/*.js')
    })

    const failed = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })
    await test.step('not had once', async () => {
      await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'))
      await open('Reports')
      await expect(failed).toBeVisible()
      await page.unroute('**/assets/*.js')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(failed).toBeHidden()
      await expect(page.getByRole('link', { name: 'Employee directory' })).toBeVisible()
    })

    await test.step('gone for good, as after a release', async () => {
      const code = /\/assets\/employees-[^/]*\.js$/
      await page.route(code, (route) => route.fulfill({ status: 404 }))
      await open('Employees')
      await expect(failed).toBeVisible()
      const reload = page.getByRole('button', { name: 'Reload page' })
      await expect(reload).toBeHidden()
      await page.getByRole('button', { name: 'Try again' }).click()
      await reload.waitFor()
      await page.unroute(code)
      await reload.click()
      await expect(page.getByRole('grid', { name: 'people' })).toBeVisible()
      await expect(page).toHaveURL(/\/employees/)
    })
  })

  test('what stands beside the page and does not come takes nothing away, and comes once it can be had', async ({
    as,
    watched,
  }) => {
    watched.allow(noConnection, /Failed to fetch dynamically imported module/)
    const page = await as('ava', { path: '/employees' })
    const beside = /\/assets\/(Bell|EmployeeSearch|notifications)-[^/]*\.js$/
    const refused = page.waitForEvent('requestfailed', (request) => beside.test(request.url()))
    await page.route(beside, (route) => route.abort('connectionfailed'))
    await page.reload()
    await refused
    const people = page.getByRole('grid', { name: 'people' })
    const bell = page.getByRole('banner').getByRole('button', { name: /notification/i })
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search employees' })
    await expect(people).toBeVisible()
    await expect(bell.or(search)).toHaveCount(0)
    await page.unroute(beside)
    await expect(bell).toBeVisible()
    await expect(search).toBeVisible()
    await expect(people).toBeVisible()
  })
})
