import { company } from './company.ts'
import { withAssets } from './newcomer.ts'
import { expect, menuOf, test, title } from './tenure.ts'

test.describe('§ 2.1 Permission management', () => {
  test('an admin gives a group the assets, sees who gains, and whoever is in it has them; until the group is gone', async ({
    stranger,
    watched,
  }) => {
    // What was read ahead of a page that is closed by then.
    watched.allow(/status of 403/)
    const { asNia, asEli, eli } = await company(stranger, withAssets)
    const page = await asEli('/')
    const menu = menuOf(page)
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Assets' })).toHaveCount(0)

    const nia = await asNia('/company/permissions')
    await nia.getByRole('button', { name: 'Add group' }).first().click()
    await nia.getByRole('textbox', { name: 'Name' }).fill('Yard Team')
    const assets = nia.getByRole('group', { name: 'Assets' })
    await assets.getByRole('checkbox', { name: 'Modify' }).check()
    await expect(assets.getByRole('checkbox', { name: 'Use' })).toBeChecked()
    await nia.getByRole('combobox', { name: 'Members' }).fill('Eli')
    await nia.getByRole('option', { name: /^Eli/ }).click()
    await expect(nia.getByRole('region', { name: 'Changes' })).toContainText(
      /^Changes.*Eli .* gains Assets: Use, Modify\./,
    )
    await nia.getByRole('button', { name: 'Save group' }).click()
    await expect(nia.getByText('Permission group created successfully.')).toBeVisible()
    // Eli’s page has stood open all the while, and is not loaded anew.
    await expect(menu.getByRole('link', { name: 'Assets' })).toBeVisible()

    await nia.getByRole('combobox', { name: 'Person' }).fill('Eli')
    await nia.getByRole('option', { name: /^Eli/ }).click()
    await expect(nia).toHaveURL(new RegExp(`person=${eli.employeeId}`))
    await expect(nia.getByRole('region', { name: 'Their menu' })).toContainText('Assets')
    await expect(nia.getByRole('region', { name: 'Their rights' })).toContainText('Yard Team')
    await menu.getByRole('link', { name: 'Assets' }).click()
    await expect(title(page, 'Assets')).toBeVisible()

    await nia.getByRole('button', { name: 'Delete Yard Team' }).click()
    const question = nia.getByRole('dialog', { name: 'Delete Yard Team' })
    await expect(question).toContainText(/Eli .* is in Yard Team and loses/)
    await question.getByRole('button', { name: 'Delete group' }).click()
    await expect(nia.getByText('Permission group deleted successfully.')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Assets' })).toHaveCount(0)
    await expect(title(page, 'Page not found')).toBeVisible()
  })
})
