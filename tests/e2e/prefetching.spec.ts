import type { Page } from '@playwright/test'
import { expect, menuOf, shellOf, test } from './tenure.ts'

/** The code of the page itself; what it shares with others comes in files of other names. */
const codeOfEmployees = /\/assets\/employees-[^/]*\.js$/

const noting = (page: Page): readonly string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (codeOfEmployees.test(request.url())) asked.push(request.url())
  })
  return asked
}

test.describe('the code of a page', () => {
  test('is fetched when a link to it is pointed at', async ({ as }) => {
    const page = await as('max', { path: '/terms' })
    const asked = noting(page)
    await menuOf(page).getByRole('link', { name: 'Employees' }).hover()
    await expect.poll(() => asked.length).toBe(1)
    await expect(page).toHaveURL('/terms')
  })

  test('is fetched when the keyboard comes to a link to it', async ({ as }) => {
    const page = await as('max', { path: '/terms' })
    const asked = noting(page)
    await menuOf(page).getByRole('link', { name: 'Employees' }).focus()
    await expect.poll(() => asked.length).toBe(1)
  })

  test('is not fetched before it is wanted by somebody who saves data', async ({ as }) => {
    const page = await as('max', { path: '/terms' })
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.reload()
    await shellOf(page)
    const asked = noting(page)
    await menuOf(page).getByRole('link', { name: 'Employees' }).hover()
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
  })
})
