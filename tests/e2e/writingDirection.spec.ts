import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { follow } from './routes/walk.ts'
import { expect, menuOf, openOwnMenu, test, title } from './tenure.ts'

/** As a language from right to left will set it. */
const fromTheRight = (page: Page) =>
  page.addInitScript(() => {
    // The first element there is.
    new MutationObserver((_, watched) => {
      Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' })
      watched.disconnect()
    }).observe(document, { childList: true })
  })

/** Nothing stands outside of the page to either side. */
const fits = async (page: Page, where: string) => {
  const { needs, has } = await page.evaluate(() => ({
    needs: document.documentElement.scrollWidth,
    has: document.documentElement.clientWidth,
  }))
  expect.soft(needs, `${where} scrolls sideways`).toBeLessThanOrEqual(has)
}

const placeOf = async (page: Page, name: string, role: 'link' | 'button' | 'tab' | 'heading' = 'link') => {
  const box = await page.getByRole(role, { name }).first().boundingBox()
  if (box === null) throw new Error(`${name} is not shown`)
  return box
}

const pages = [
  ['/', 'Welcome, Ava'],
  ['/employees', 'Employees'],
  ['/employee/create', 'New employee'],
  ['/employees/import', 'Import employees'],
  ['/hrDocuments', 'HR documents'],
  ['/hrDocument/create', 'New HR document'],
  ['/certifications', 'Certifications'],
  ['/orgChart?view=outline', 'Org chart'],
  ['/settings', 'Settings'],
  ['/departments', 'Departments'],
  ['/company/audit', 'Audit'],
] as const

/** Every page, on the narrowest screen and on a usual one. */
const expectFitting = async (page: Page, direction: string) => {
  for (const width of [320, 1280])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 })
      for (const [path, heading] of pages) {
        await follow(page, path, heading)
        await fits(page, `${path} ${direction} at ${width}`)
      }
    })
}

test('writing from right to left mirrors the page: the menu stands on the right, arrows walk along the writing, and it fits', async ({
  as,
}) => {
  const page = await as('ava')
  await fromTheRight(page)
  await page.reload()
  await expect(title(page, 'Welcome, Ava')).toBeVisible()
  const main = await page.getByRole('main').boundingBox()
  const menu = await menuOf(page).boundingBox()
  expect(menu?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0) - 2)

  await openOwnMenu(page, 'Ava Lindqvist')
  const own = await page.getByRole('menu', { name: 'Ava Lindqvist' }).boundingBox()
  expect(own?.x).toBeGreaterThanOrEqual(0)
  expect(own?.x).toBeLessThan(640)
  await page.keyboard.press('Escape')
  await expectNoBarriers(page, 'from right to left')

  await test.step('tabs', async () => {
    await follow(page, '/employees?q=Eve', 'Employees')
    await page.getByRole('grid').getByRole('link', { name: 'Eve Marlowe' }).first().click()
    const [first, second] = [await placeOf(page, 'Overview', 'tab'), await placeOf(page, 'Details', 'tab')]
    expect(first.x).toBeGreaterThan(second.x)
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Details' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused()
  })

  await test.step('the outline of the org chart', async () => {
    await follow(page, '/orgChart?view=outline', 'Org chart')
    const top = page.getByRole('treeitem', { name: /Margaret Okonkwo-Hale/ })
    await expect(top).toBeVisible()
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await top.click()
    await page.keyboard.press('ArrowLeft')
    await expect(top).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(top).toHaveAttribute('aria-expanded', 'false')
  })

  await expectFitting(page, 'from right to left')
})

test('writing from left to right fits too', async ({ as }) => {
  await expectFitting(await as('ava'), 'from left to right')
})
