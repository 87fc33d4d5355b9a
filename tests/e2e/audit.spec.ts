import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { create, edit, fullName, openDetails, somebody } from './employees/person.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const changes = (page: Page) => page.getByRole('grid', { name: 'changes' })
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })

/** A new person whose phone number is changed by the administrator. */
const changedPerson = async (page: Page, firstName: string) => {
  const person = somebody(firstName, { manager: 'Max Oduya' })
  await create(page, person)
  await openDetails(page)
  const basic = await edit(page, 'Basic')
  await basic.getByLabel('Phone').fill('0491 570 156')
  await basic.getByRole('button', { name: 'Save' }).click()
  await expect(basic.getByRole('button', { name: 'Edit' })).toBeVisible()
  return person
}

test('the timeline tells what happened to a person, in plain sentences', async ({ as }) => {
  const page = await as('ava', { path: '/employee/create' })
  const person = await changedPerson(page, 'Indra')
  await page.getByRole('tab', { name: 'Timeline' }).click()
  const told = timeline(page).getByRole('listitem')
  await expect(told.first()).toContainText(`changed ${fullName(person)}’s phone`)
  await expect(told.last()).toContainText(`added ${fullName(person)}`)
  await expect(timeline(page)).not.toContainText('0491')
})

test('the timeline stands under its days, and is narrowed to a kind that stands in the address', async ({ as }) => {
  const page = await as('ava', { path: '/employee/create' })
  const person = await changedPerson(page, 'Kalle')
  await page.getByRole('tab', { name: 'Timeline' }).click()
  const today = timeline(page).getByRole('region', { name: 'Today' })
  await expect(today.getByRole('listitem')).toHaveCount(2)
  await expect(today.getByRole('listitem').last()).toContainText(', reporting to Max Oduya')

  await timeline(page).getByLabel('Show').selectOption('Positions')
  await expect(page).toHaveURL(/tab=timeline&of=positions/)
  await expect(timeline(page)).toContainText('Nothing of this kind has happened')
  await page.reload()
  await expect(timeline(page).getByLabel('Show')).toHaveValue('positions')
  await expect(timeline(page)).toContainText('Nothing of this kind has happened')
  await timeline(page).getByLabel('Show').selectOption('Record and work')
  await expect(today.getByRole('listitem').first()).toContainText(`changed ${fullName(person)}’s phone`)
  await expectNoBarriers(page, 'of a timeline')
})

test('the audit is narrowed by its filters, which stand in the address', async ({ as }) => {
  const page = await as('ava', { path: '/employee/create' })
  const person = await changedPerson(page, 'Juno')
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('link', { name: 'Open in audit log' }).click()
  await expect(title(page, 'Audit')).toBeVisible()
  await expect(changes(page)).toHaveAttribute('aria-rowcount', '3')

  await page.getByRole('button', { name: 'Filters (active)' }).click()
  await page.getByLabel('Action').selectOption('Added')
  await expect(page).toHaveURL(/action=created/)
  await expect(changes(page)).toHaveAttribute('aria-rowcount', '2')
  await page.reload()
  await expect(changes(page)).toHaveAttribute('aria-rowcount', '2')
  await expect(changes(page)).toContainText(`added ${fullName(person)}`)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/company\/audit$/)
})

test('the export holds what the filter lets through', async ({ as }) => {
  const page = await as('ava', { path: '/company/audit?kind=featureFlag' })
  await expect(changes(page)).toContainText('turned “certifications” on')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trimEnd().split('\r\n').length).toBeGreaterThan(1)
  expect(file.split('\r\n')[1]).toContain('"Ava')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The audit was exported')
})

test('a manager sees the timeline of a report, and finds no audit', async ({ as }) => {
  const page = await as('max', { path: '/employees?q=Sione' })
  await page.getByRole('grid').getByRole('link', { name: 'Sione Taufa' }).first().click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await expect(timeline(page)).toContainText('changed Sione Taufa’s tags')
  await expect(page.getByRole('link', { name: 'Open in audit log' })).toBeHidden()
  await page.goto('/company/audit')
  await expect(menuOf(page)).toBeVisible()
  await expect(title(page, 'Page not found')).toBeVisible()
})
