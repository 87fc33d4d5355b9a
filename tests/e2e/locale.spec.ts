import type { Page } from '@playwright/test'
import { newcomer } from './newcomer.ts'
import { follow } from './routes/walk.ts'
import { arrive, expect, test } from './tenure.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const forYou = 'Your date and number format'
const forEverybody = 'Date and number format for everyone'
const now = (page: Page) => section(page, forYou).getByText(/^Current time: /)

test('an admin chooses for the client and each person for themself; it shows at once, and stays', async ({
  stranger,
}) => {
  const nia = await newcomer(['Lantern Hill'], { isAdmin: true })
  const page = await stranger()
  await arrive(page, nia.email, '/settings')
  await expect(now(page)).toHaveText(/^Current time: \d+ \w{3} \d{4} \d\d:\d\d( AEST)?$/)

  await section(page, forEverybody).getByLabel('Dates', { exact: true }).selectOption('31/12/2024')
  await expect(now(page)).toHaveText(/^Current time: \d\d\/\d\d\/\d{4} \d\d:\d\d( AEST)?$/)
  await expect(section(page, forYou).getByLabel('Dates', { exact: true })).toContainText('Company default: 31/12/2024')

  // One choice is saved at a time.
  const saved = () => page.waitForResponse((response) => response.url().endsWith('/locale/own') && response.ok())
  const days = saved()
  await section(page, forYou).getByLabel('Dates', { exact: true }).selectOption('31.12.2024')
  await expect(now(page)).toHaveText(/^Current time: \d\d\.\d\d\.\d{4} \d\d:\d\d( AEST)?$/)
  await days
  const week = saved()
  await section(page, forYou).getByLabel('First day of the week').selectOption('Sunday')
  await week

  await page.reload()
  await expect(now(page)).toHaveText(/^Current time: \d\d\.\d\d\.\d{4} \d\d:\d\d( AEST)?$/)

  // A field shows, asks for and reads a day as this person writes it, in weeks that begin on Sunday.
  await follow(page, '/employee/create/', 'New employee')
  const start = page.getByLabel('Start date')
  await expect(start).toHaveAttribute('placeholder', '31.01.2024')
  await start.fill('3.1.2024')
  await start.blur()
  await expect(start).toHaveValue('03.01.2024')
  await page.getByRole('button', { name: 'Open calendar' }).first().click()
  await expect(page.getByRole('dialog').locator('th').first()).toHaveText('Su')
})
