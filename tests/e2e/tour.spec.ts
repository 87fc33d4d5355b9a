import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { beingSetUp, newcomer } from './newcomer.ts'
import { follow } from './routes/walk.ts'
import { arrive, expect, meetWelcome, overlaysAreHere, shellOf, test } from './tenure.ts'

const card = (page: Page) => page.getByRole('alertdialog')
const stop = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const support = (page: Page) =>
  page.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: 'Support' })

/** The card stands inside the window, and what it is about is lit up beside it. */
const expectInSight = async (page: Page) => {
  const box = await card(page).boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (box === null) throw new Error('There is no card')
  expect.soft(box.x, 'the left edge').toBeGreaterThanOrEqual(0)
  expect.soft(box.x + box.width, 'the right edge').toBeLessThanOrEqual(width)
  expect.soft(box.y, 'the upper edge').toBeGreaterThanOrEqual(0)
  expect.soft(box.y + box.height, 'the lower edge').toBeLessThanOrEqual(height)
  await expect.soft(page.locator('[data-tour-highlighted]')).toHaveCount(1)
  const light = await page.locator('[data-scope=tour][data-part=spotlight]').boundingBox()
  const apart =
    light === null ||
    light.x + light.width <= box.x ||
    box.x + box.width <= light.x ||
    light.y + light.height <= box.y ||
    box.y + box.height <= light.y
  expect.soft(apart, 'the card does not cover what it is about').toBe(true)
}

test.describe('(ours) a newcomer’s first minutes', () => {
  test('are shown round once, by keyboard alone, and again from Help', async ({ page }) => {
    const { email } = await newcomer(['First Day'], { isNew: true })
    await arrive(page, email)
    await shellOf(page)
    await expect(stop(page, 'Everything starts here')).toBeVisible()
    for (const name of [
      'Everything starts here',
      'Jump to anything',
      'See what needs your attention',
      'Make yourself at home',
    ]) {
      await expect(stop(page, name)).toBeVisible()
      await expect(button(page, 'Next')).toBeFocused()
      await expectInSight(page)
      await page.keyboard.press('Enter')
    }
    await expect(stop(page, 'Help is always at hand')).toBeVisible()
    await expectInSight(page)
    await page.keyboard.press('ArrowLeft')
    await expect(stop(page, 'Make yourself at home')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)

    await page.reload()
    await shellOf(page)
    // By then a newcomer would be shown round.
    await overlaysAreHere(page)
    await expect(page.getByRole('button', { name: 'Nia Comer' })).toBeEnabled()
    await expect(card(page)).toBeHidden()

    await follow(page, '/settings', 'Settings')
    await support(page).press('Enter')
    await page.getByRole('button', { name: 'Take the tour' }).press('Enter')
    await expect(stop(page, 'Everything starts here')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expectNoBarriers(page, 'in the tour')
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter')
    await expect(card(page)).toBeHidden()
  })

  test('begin after the welcome, and are skipped by the button', async ({ page }) => {
    const { email, clients } = await newcomer(['First Week'], { isAdmin: true, isNew: true })
    const [client] = clients
    if (client) await beingSetUp(client, { logo: 'Pending' })
    await arrive(page, email)
    await shellOf(page)
    await meetWelcome(page)
    const welcome = page.getByRole('dialog', { name: 'Add Your Company Logo' })
    await expect(welcome).toBeVisible()
    await overlaysAreHere(page)
    await expect(card(page)).toBeHidden()
    await welcome.getByRole('button', { name: 'Skip for now' }).click()
    await expect(stop(page, 'Everything starts here')).toContainText('Manage Company')
    const seen = page.waitForResponse('**/employees/me/tour').catch(() => null)
    await button(page, 'Skip tour').click()
    await expect(card(page)).toBeHidden()
    await Promise.race([seen, page.waitForTimeout(0)])
    await page.reload()
    await shellOf(page)
    await overlaysAreHere(page)
    await expect(card(page)).toBeHidden()
  })

  test('stand beside what they are about on a narrow screen and a wide one, an administrator’s too', async ({ as }) => {
    const page = await as('ava')
    for (const width of [320, 1440])
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 720 })
        await support(page).click()
        await page.getByRole('button', { name: 'Take the tour' }).click()
        for (let at = 1; at <= 6; at += 1) {
          await expect(card(page)).toContainText(`${at} of 6`)
          await expectInSight(page)
          await button(page, at === 6 ? 'Done' : 'Next').click()
        }
        await expect(card(page)).toBeHidden()
      })
  })
})
