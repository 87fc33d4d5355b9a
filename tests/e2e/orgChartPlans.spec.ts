import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { company } from './company.ts'
import { colleagueIn, makeAdmin, withFullPlan } from './newcomer.ts'
import { expect, test, title } from './tenure.ts'

const choose = async (page: Page, field: string, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: field }).fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).first().click()
}

const addMove = async (page: Page, person: string, manager: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a move' }).click()
  await choose(page, 'Person', person)
  await choose(page, 'New manager', manager)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const standsBelow = async (page: Page, person: string, manager: string): Promise<void> => {
  await page.goto('/orgChart?view=outline')
  await page.getByRole('combobox', { name: 'Find a person' }).fill(person)
  await page.getByRole('listbox', { name: 'Find a person' }).getByRole('option', { name: person }).first().click()
  await expect(page.getByRole('region', { name: 'Selected person' })).toContainText(`Reports to ${manager}`)
}

test('1.3 a reorganisation is drafted, approved by a second administrator, seen in the chart, and reverted', async ({
  stranger,
}) => {
  const { client, mara, eli, asNia, asMara } = await company(stranger, withFullPlan)
  await makeAdmin(client, mara.employeeId)
  await colleagueIn(client, 'Otto', { reportsTo: eli.employeeId })

  const nia = await asNia('/orgChart')
  await nia.getByRole('link', { name: 'Reorganisations' }).click()
  await expect(title(nia, 'Reorganisations')).toBeVisible()
  await nia.getByRole('button', { name: 'New plan' }).first().click()
  await nia.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Two crews')
  await nia.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(title(nia, 'Two crews')).toBeVisible()

  // They change places: Otto first, since nobody comes to stand below themself.
  await addMove(nia, 'Otto Comer', 'Mara Comer')
  await addMove(nia, 'Eli Comer', 'Otto Comer')
  const moves = nia.getByRole('grid', { name: 'moves' })
  await expect(moves.getByRole('row').filter({ hasText: 'Eli Comer' }).first()).toContainText('Otto Comer')
  await expect(nia.getByRole('region', { name: 'Span and levels' })).toContainText('Direct reports of Otto Comer')
  await expectNoBarriers(nia)

  await nia.getByRole('button', { name: 'Send for approval' }).click()
  await nia.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click()
  await expect(nia.getByText('In review').first()).toBeVisible()

  // Mara finds it among what waits for her.
  const second = await asMara('/')
  await second
    .getByRole('link', { name: /Two crews/ })
    .first()
    .click()
  await expect(title(second, 'Two crews')).toBeVisible()
  await second.getByRole('button', { name: 'Approve', exact: true }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(second.getByText('The org chart has been changed')).toBeVisible()
  await standsBelow(second, 'Eli Comer', 'Otto Comer')

  await nia.reload()
  await nia.getByRole('button', { name: 'Revert', exact: true }).click()
  await nia.getByRole('dialog').getByRole('button', { name: 'Revert', exact: true }).click()
  await expect(nia.getByText('The plan has been reverted')).toBeVisible()
  await standsBelow(nia, 'Otto Comer', 'Eli Comer')
})
