import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { company } from './company.ts'
import { colleagueIn, makeAdmin, withFullPlan } from './newcomer.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const standsBelow = async (page: Page, person: string, manager: string): Promise<void> => {
  await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
  await page.getByRole('link', { name: 'Show as outline' }).click()
  await page.getByRole('combobox', { name: 'Find a person' }).fill(person)
  await page.getByRole('listbox', { name: 'Find a person' }).getByRole('option', { name: person }).first().click()
  await expect(page.getByRole('region', { name: 'Selected person' })).toContainText(`Reports to ${manager}`)
}

test('1.3 a reorganisation is drafted, approved by a second administrator, seen in the chart, and reverted', async ({
  stranger,
}) => {
  const { client, mara, eli, asNia, asMara, saved } = await company(stranger, withFullPlan)
  await makeAdmin(client, mara.employeeId)
  const otto = await colleagueIn(client, 'Otto', { reportsTo: eli.employeeId })
  const id = crypto.randomUUID()
  await saved('orgChart/plans', { data: { id, name: 'Two crews', note: '', effectiveDay: null } })
  // They change places: Otto first, since nobody comes to stand below themself.
  for (const [person, reportsTo] of [
    [otto, mara.employeeId],
    [eli.employeeId, otto],
  ] as const) {
    const data = { drop: [], set: [{ id: person, reportsTo }] }
    await saved(`orgChart/plans/${id}/moves`, { method: 'PUT', data })
  }

  const nia = await asNia('/orgChart')
  await nia.getByRole('link', { name: 'Reorganisations' }).click()
  await expect(title(nia, 'Reorganisations')).toBeVisible()
  await nia.getByRole('link', { name: 'Two crews' }).click()
  await expect(title(nia, 'Two crews')).toBeVisible()
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
