import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { company } from './company.ts'
import { withCompliance, withFullPlan } from './newcomer.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const list = '/positionTemplates'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const grid = (page: Page) => page.getByRole('grid', { name: 'position templates' })
const outcome = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })

/** On the list; ends there. */
const makeByKeyboard = async (nia: Page): Promise<void> => {
  await nia.getByRole('link', { name: 'New template' }).focus()
  await nia.keyboard.press('Enter')
  await expect(title(nia, 'New position template')).toBeFocused()
  await expectNoBarriers(nia, 'of its form')
  await field(nia, 'Title').focus()
  await nia.keyboard.type('Site Foreman')
  await field(nia, 'Key responsibilities').fill('Everybody goes home safe.\nThe programme holds.')
  await field(nia, 'Title').press('Enter')
  await expect(nia.getByText('Position template created successfully')).toBeVisible()
}

const archiveByKeyboard = async (nia: Page): Promise<void> => {
  await grid(nia).focus()
  await nia.keyboard.press('ControlOrMeta+a')
  const archive = nia.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Archive…' })
  await archive.focus()
  await nia.keyboard.press('Enter')
  const question = dialogOf(nia, 'Archive Site Foreman')
  await expect(question).toBeVisible()
  await nia.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(grid(nia).getByRole('link', { name: 'Site Foreman' })).toBeVisible()

  await grid(nia).focus()
  await nia.keyboard.press('ControlOrMeta+a')
  await archive.focus()
  await nia.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Archive Site Foreman' }).focus()
  await nia.keyboard.press('Enter')
  await expect(outcome(nia)).toContainText('Site Foreman archived.')
  await outcome(nia).getByRole('button', { name: 'Undo' }).focus()
  await nia.keyboard.press('Enter')
  await expect(grid(nia).getByRole('link', { name: 'Site Foreman' })).toBeVisible()
}

const askByKeyboard = async (nia: Page): Promise<void> => {
  const asked = nia.getByRole('region', { name: 'Requirements' })
  await expect(asked).toContainText('No requirements yet')
  await asked.getByRole('button', { name: 'Edit' }).press('Enter')
  const asking = dialogOf(nia, 'Requirements of Site Foreman')
  await asking.getByRole('combobox', { name: 'Certifications' }).focus()
  await nia.keyboard.type('first')
  await nia.keyboard.press('ArrowDown')
  await nia.keyboard.press('Enter')
  await expect(asking.getByRole('button', { name: 'Remove First aid' })).toBeVisible()
  await expectNoBarriers(nia, 'of what it asks for')
  await asking.getByRole('button', { name: 'Save requirements' }).press('Enter')
  await expect(nia.getByText('Requirements saved')).toBeVisible()
  await expect(asked).toContainText('First aid')
}

const giveToBoth = async (nia: Page): Promise<void> => {
  await nia.getByRole('button', { name: 'Assign to people…' }).click()
  const assigning = dialogOf(nia, 'Assign Site Foreman')
  await expect(assigning).toContainText('From now on, everyone chosen needs First aid.')
  for (const name of ['Mara Comer', 'Eli Comer']) {
    await assigning.getByRole('combobox', { name: 'People' }).fill(name)
    await nia.getByRole('option', { name }).click()
  }
  await expectNoBarriers(nia, 'of giving it')
  await assigning.getByRole('button', { name: 'Assign position to 2 people' }).click()
  await expect(outcome(nia)).toContainText('Site Foreman assigned to 2 people as a draft for approval.')
  const holders = nia.getByRole('region', { name: 'Who holds it now' })
  await expect(holders).toContainText('2 people, of whom 2 still need something.')
  await expect(holders.getByRole('listitem').filter({ hasText: 'Eli Comer' })).toContainText(/Missing.*First aid/)
}

const useOneOfMarketplace = async (nia: Page): Promise<void> => {
  await nia.getByRole('link', { name: 'Marketplace', exact: true }).click()
  await expect(title(nia, 'Position marketplace')).toBeVisible()
  const offers = nia.getByRole('list', { name: 'Position marketplace' })
  await expect(offers.getByRole('button', { name: 'Use… Registered Nurse' })).toBeVisible()
  await nia.getByRole('searchbox', { name: 'Search the marketplace' }).fill('supervisor')
  await expect(nia).toHaveURL(/q=supervisor/)
  await expect(offers.getByRole('button', { name: 'Use… Registered Nurse' })).toHaveCount(0)
  await offers.getByRole('button', { name: 'Preview Site Supervisor' }).click()
  await expect(offers.getByText('Key responsibilities').first()).toBeVisible()
  await expectNoBarriers(nia, 'of the marketplace')

  await offers.getByRole('button', { name: 'Use… Site Supervisor' }).click()
  const using = dialogOf(nia, 'Use Site Supervisor')
  await expect(using.getByRole('textbox', { name: 'Title' })).toHaveValue('Site Supervisor')
  await using.getByRole('textbox', { name: 'Title' }).fill('Ridge Supervisor')
  await using.getByRole('button', { name: 'Use template' }).click()
  await expect(title(nia, 'Ridge Supervisor')).toBeVisible()
  await expect(nia.getByRole('region', { name: 'About this template' })).toContainText(/Site Supervisor, version \d+/)
  await nia.goBack()
  await expect(
    offers.getByRole('listitem').filter({ has: nia.getByRole('button', { name: 'Use… Site Supervisor' }) }),
  ).toContainText('In use')
}

/** On the list. */
const changeAndDelete = async (nia: Page, name: string): Promise<void> => {
  const open = () => grid(nia).getByRole('link', { name }).click()
  await open()
  await nia.getByRole('link', { name: 'Edit', exact: true }).click()
  await field(nia, 'Summary').fill('Runs one site.')
  await nia.getByRole('button', { name: 'Save template' }).click()
  await expect(nia.getByText('Position template updated successfully')).toBeVisible()
  await open()
  await expect(nia.getByRole('region', { name: 'Position description' })).toContainText('Runs one site.')
  await nia.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await nia.getByRole('menuitem', { name: 'Delete…' }).click()
  await dialogOf(nia, `Delete ${name}`).getByRole('button', { name: 'Delete template' }).click()
  await expect(nia.getByText('Position template deleted successfully')).toBeVisible()
  await menuOf(nia).getByRole('link', { name: 'Position Templates' }).click()
  await expect(grid(nia).getByRole('link', { name: 'Site Foreman' })).toBeVisible()
  await expect(grid(nia).getByRole('link', { name })).toHaveCount(0)
}

test('§ 2.1 a position template is made, archived and taken out again, owed by those who get it, and one of the marketplace is used', async ({
  stranger,
}) => {
  test.slow()
  const { asNia, asEli, hasType } = await company(stranger, async (client) => {
    await withCompliance(client)
    await withFullPlan(client)
  })
  await hasType('First aid')
  const nia = await asNia(list)
  await expect(nia.getByText('No position templates yet')).toBeVisible()
  await test.step('with the keyboard alone one is made', () => makeByKeyboard(nia))
  await test.step('and archived from the list, and taken out again', () => archiveByKeyboard(nia))

  await grid(nia).focus()
  await nia.keyboard.press('ArrowDown')
  await nia.keyboard.press('Enter')
  await expect(title(nia, 'Site Foreman')).toBeFocused()
  await expect(nia.getByRole('region', { name: 'Position description' })).toContainText('The programme holds.')
  await expectNoBarriers(nia, 'of a template')
  await test.step('what it asks for is chosen with the keyboard', () => askByKeyboard(nia))
  await test.step('two people get it in one act', () => giveToBoth(nia))

  const eli = await asEli('/')
  const duty = eli.getByRole('main').getByText('Certification to submit')
  await test.step('what it asks for is owed, and no more once it is taken back', async () => {
    await expect(duty).toBeVisible()
    await outcome(nia).getByRole('button', { name: 'Undo' }).click()
    await expect(outcome(nia)).toContainText('2 positions removed.')
    await expect(nia.getByRole('region', { name: 'Who holds it now' })).toContainText('No one holds this position.')
    await eli.reload()
    await expect(eli.getByRole('main')).toContainText('Welcome, Eli')
    await expect(duty).toHaveCount(0)
  })

  await test.step('one of the marketplace is found, read and used', async () => {
    await nia.getByRole('link', { name: 'Back to position templates' }).click()
    await useOneOfMarketplace(nia)
  })

  await test.step('which is changed, and deleted', async () => {
    await menuOf(nia).getByRole('link', { name: 'Position Templates' }).click()
    await changeAndDelete(nia, 'Ridge Supervisor')
  })
})
