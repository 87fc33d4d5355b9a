import type { Locator, Page, Route } from '@playwright/test'
import { shellOf } from '../tenure.ts'
import { expect, pieceOf, test } from './catalogue.ts'

const code = /\/assets\/overlays-[\w-]+\.js$/

const support = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Support' })

const boxOf = async (shown: Locator) => {
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}

test.describe('the code of what floats', () => {
  test('is not waited for by the page; a press before it has come is kept', async ({ as }) => {
    const page = await as('eve')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let asked = 0
    await page.route(code, async (route) => {
      asked += 1
      await released
      await route.continue()
    })
    await page.reload()
    await shellOf(page)
    await support(page).click()
    // The fields' code asks for it too.
    await expect.poll(() => asked).toBeGreaterThan(0)
    await expect(support(page)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(page.getByRole('menu', { name: 'Support' })).toBeFocused()
    await expect(support(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('once there, shows what it opens with the frame after the press', async ({ as }) => {
    const page = await as('eve')
    await support(page).click()
    await expect(page.getByRole('menu', { name: 'Support' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    const isDrawn = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const look = () =>
            requestAnimationFrame(() => done(document.querySelector('[role=menu]')?.checkVisibility() ?? false))
          document.addEventListener('click', look, { once: true, capture: true })
        }),
    )
    await support(page).click()
    expect(await isDrawn).toBe(true)
  })

  test('is asked for again where it did not come', async ({ as, watched }) => {
    watched.allow(/net::ERR_FAILED/)
    const page = await as('eve')
    const fail = (route: Route) => route.abort()
    await page.route(code, fail)
    await page.reload()
    await shellOf(page)
    await support(page).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.unroute(code, fail)
    await expect(page.getByRole('menu', { name: 'Support' })).toBeVisible()
  })
})

test.describe('a menu', () => {
  test('is left by Tab, onwards from its button', async ({ catalogue }) => {
    await catalogue.getByRole('button', { name: 'Actions' }).click()
    await expect(catalogue.getByRole('menu')).toBeFocused()
    await catalogue.keyboard.press('Tab')
    await expect(catalogue.getByRole('menu')).toHaveCount(0)
    await expect(catalogue.getByRole('button', { name: 'Filters', exact: true })).toBeFocused()
  })

  test('stands at the other edge of its button where one reads from right to left', async ({ catalogue }) => {
    const button = catalogue.getByRole('button', { name: 'Actions' })
    await catalogue.evaluate(() => {
      document.documentElement.lang = 'ar'
      document.documentElement.dir = 'rtl'
    })
    await button.click()
    const { right } = await boxOf(button)
    await expect.poll(async () => (await boxOf(catalogue.getByRole('menu'))).right - right).toBeCloseTo(0, 0)
  })
})

test('a toast can be pressed over a modal dialog, and takes nothing from what is typed there', async ({
  catalogue,
}) => {
  await pieceOf(catalogue, 'Toasts').getByRole('button', { name: 'Error, 10 seconds' }).click()
  await pieceOf(catalogue, 'Confirmation dialog').getByRole('button', { name: 'With notes' }).click()
  const notes = catalogue.getByRole('dialog').getByRole('textbox', { name: 'Notes' })
  await notes.pressSequentially('Because of ')
  const toasts = catalogue.getByRole('region', { name: 'Notifications' })
  const [toast, confirm] = [
    await boxOf(toasts.getByRole('listitem')),
    await boxOf(catalogue.getByRole('dialog').getByRole('button', { name: 'Cancel' })),
  ]
  expect(toast.bottom).toBeLessThan(confirm.top)
  await toasts.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toasts.getByRole('listitem')).toHaveCount(0)
  await catalogue.keyboard.type('her leave')
  await expect(notes).toHaveValue('Because of her leave')
})
