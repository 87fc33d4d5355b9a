import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { clients } from './people.ts'
import { expect, menuOf, readingsApart, shellOf, signIn, test, title } from './tenure.ts'

interface ClientRow {
  readonly id: string
  readonly name: string
  readonly status: string
}

/** Ava's own clients, and so many more that they fill pages: the server's answer about her is changed on its way. */
const withMoreClients = async (page: Page, more: number): Promise<void> => {
  await readingsApart(page)
  await page.route(/\/api\/users$/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const known: ReadonlyArray<ClientRow> = answer.data.tenants
    const added = Array.from({ length: more }, (_, at) => ({
      ...known[0],
      id: randomUUID(),
      name: `Client ${String(at + 1).padStart(2, '0')}`,
      status: at === 0 ? 'Inactive' : 'Active',
    }))
    answer.data.tenants = [...added.reverse(), ...known]
    await route.fulfill({ response, json: answer })
  })
}

const rowsIn = (page: Page) => page.getByRole('list', { name: 'Clients' }).getByRole('listitem')
const searchIn = (page: Page) => page.getByRole('searchbox', { name: 'Search clients' })

const widerThanItself = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Ava before the picker, with twelve clients she can enter and one she cannot. */
const beforePicker = async (page: Page): Promise<void> => {
  await withMoreClients(page, 10)
  await page.goto('/')
  await signIn(page, 'ava')
  await expect(title(page, 'Choose a Client')).toBeVisible()
}

test.describe('§ 2.4 the tenant selector', () => {
  test('before the app shows 5 clients a page, sorted by name, and cannot be closed', async ({ page }) => {
    await beforePicker(page)
    await expect(rowsIn(page)).toHaveText([/^Banksia Ridge/, /^Client 02/, /^Client 03/, /^Client 04/, /^Client 05/])
    await expect(page.getByText('12 clients')).toBeVisible()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(title(page, 'Choose a Client')).toBeVisible()

    const next = page.getByRole('button', { name: 'Next page' })
    const previous = page.getByRole('button', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await next.click()
    await expect(rowsIn(page)).toHaveText([/^Tidewater/, /^Wattle Lane/])
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await previous.click()
    await expect(rowsIn(page)).toHaveCount(5)
  })

  test('inside the app shows 8, and can be closed: a client is chosen already', async ({ page }) => {
    await beforePicker(page)
    await page.getByRole('button', { name: `Open ${clients.banksia}` }).click()
    await shellOf(page)
    const change = page.getByRole('button', { name: 'Change Client' })
    const dialog = page.getByRole('dialog', { name: 'Choose a Client' })
    const close = dialog.getByRole('button', { name: 'Close' }).last()
    for (const leave of [() => close.click(), () => page.keyboard.press('Escape')]) {
      await change.click()
      await expect(rowsIn(page)).toHaveCount(8)
      await expect(dialog).toContainText('Page 1 of 2')
      await leave()
      await expect(dialog).toBeHidden()
      await expect(menuOf(page)).toContainText('Home')
    }
  })

  test('choosing reloads the app at the root, also before it shows, and the way back does not lead past it', async ({
    page,
  }) => {
    await withMoreClients(page, 10)
    await page.goto('/certifications?f.standing=expired')
    await signIn(page, 'ava')
    await expect(title(page, 'Choose a Client')).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: `Open ${clients.banksia}` }).click()
    await reloaded
    await shellOf(page)
    await expect(title(page, 'Welcome, Ava')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('searches 300 ms after the last key, from the first page', async ({ page }) => {
    await page.clock.install()
    await beforePicker(page)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await page.clock.pauseAt(new Date(Date.now() + 30_000))
    await searchIn(page).fill('client')
    await page.clock.runFor(200)
    await searchIn(page).fill('client 1')
    await page.clock.runFor(299)
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await page.clock.runFor(1)
    await expect(rowsIn(page)).toHaveText([/^Client 10/])
    await expect(page.getByText('1 client', { exact: true })).toBeVisible()
  })

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
  ]) {
    test(`takes 200 characters, and any character, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await beforePicker(page)
      for (const typed of ['w'.repeat(200), '🏗️'.repeat(50), '.*[(\\', '<img src=x onerror=alert(1)>', "'; --", '%00']) {
        await searchIn(page).fill(typed)
        await expect(page.getByText('No clients match your search')).toBeVisible()
        expect(await widerThanItself(page)).toBe(false)
        await searchIn(page).fill('')
        await expect(rowsIn(page)).toHaveCount(5)
      }
      await searchIn(page).fill('  WATTLE ')
      await expect(rowsIn(page)).toHaveText([/^Wattle Lane/])
    })
  }

  test('is used from the keyboard alone', async ({ page }) => {
    await beforePicker(page)
    await page.keyboard.press('Tab')
    for (let stop = 0; stop < 6 && !(await isFocused(page)); stop += 1) await page.keyboard.press('Tab')
    await expect(searchIn(page)).toBeFocused()
    await page.keyboard.type('tide')
    await expect(rowsIn(page)).toHaveCount(1)
    const open = page.getByRole('button', { name: `Open ${clients.tidewater}` })
    await page.keyboard.press('Tab')
    if (!(await open.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await shellOf(page)
    await expect(page.getByText(clients.tidewater).first()).toBeVisible()
  })
})

const isFocused = (page: Page) => searchIn(page).evaluate((field) => field === document.activeElement)
