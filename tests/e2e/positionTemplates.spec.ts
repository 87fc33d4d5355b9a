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

const more = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** On the list; ends there. */
const create = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'New template' }).click()
  await expect(title(page, 'New position template')).toBeVisible()
  await field(page, 'Title').fill(name)
  await field(page, 'Summary').fill('Runs one site from gate to gate.')
  await field(page, 'Key responsibilities').fill('Everybody goes home safe.\nThe programme holds.')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Position template created successfully')).toBeVisible()
}

const open = async (page: Page, name: string): Promise<void> => {
  await grid(page).getByRole('link', { name }).click()
  await expect(title(page, name)).toBeVisible()
}

test.describe('§ 2.1 Position templates', () => {
  test('one is made, changed, archived, and taken out of the archive again', async ({ stranger }) => {
    const { asNia } = await company(stranger, withFullPlan)
    const nia = await asNia(list)
    await expect(nia.getByText('No position templates yet')).toBeVisible()
    await create(nia, 'Site Foreman')
    await open(nia, 'Site Foreman')
    const description = nia.getByRole('region', { name: 'Position description' })
    await expect(description).toContainText('The programme holds.')
    await expect(nia.getByRole('region', { name: 'About this template' })).toContainText('No one yet')
    await expectNoBarriers(nia, 'of a template')

    await nia.getByRole('link', { name: 'Edit', exact: true }).click()
    await field(nia, 'Summary').fill('Runs one site.')
    await expectNoBarriers(nia, 'of its form')
    await nia.getByRole('button', { name: 'Save template' }).click()
    await expect(nia.getByText('Position template updated successfully')).toBeVisible()
    await open(nia, 'Site Foreman')
    await expect(description).toContainText('Runs one site.')
    await expect(description).not.toContainText('gate to gate')

    await more(nia, 'Archive…')
    await dialogOf(nia, 'Archive Site Foreman').getByRole('button', { name: 'Archive Site Foreman' }).click()
    await expect(outcome(nia)).toContainText('Site Foreman archived.')
    const assign = nia.getByRole('button', { name: 'Assign to people…' })
    await expect(assign).toHaveAttribute('aria-disabled', 'true')
    await expect(assign).toHaveAccessibleDescription(/Unarchive it before you assign it/)
    await nia.goto(list)
    await expect(nia.getByText('No position templates yet')).toBeVisible()
    await nia.getByRole('tab', { name: 'Archived' }).click()
    await open(nia, 'Site Foreman')

    await more(nia, 'Unarchive…')
    await dialogOf(nia, 'Unarchive Site Foreman').getByRole('button', { name: 'Unarchive Site Foreman' }).click()
    await expect(outcome(nia)).toContainText('Site Foreman unarchived.')
    await nia.goto(list)
    await expect(grid(nia).getByRole('link', { name: 'Site Foreman' })).toBeVisible()
  })

  test('§ 8 a title that is in use is said, and what was typed stays; one that is deleted is gone', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/409 \(Conflict\)/)
    const { asNia } = await company(stranger, withFullPlan)
    const nia = await asNia(list)
    await create(nia, 'Site Foreman')
    await nia.getByRole('link', { name: 'New template' }).click()
    await field(nia, 'Title').fill('site foreman')
    await field(nia, 'Purpose').fill('The same again.')
    await nia.getByRole('button', { name: 'Save template' }).click()
    await expect(nia.getByText('A position template with this title already exists.', { exact: true })).toBeVisible()
    await expect(field(nia, 'Purpose')).toHaveValue('The same again.')
    await nia.getByRole('button', { name: 'Cancel' }).click()
    await nia.getByRole('button', { name: 'Discard changes' }).click()

    await open(nia, 'Site Foreman')
    await more(nia, 'Delete…')
    await dialogOf(nia, 'Delete Site Foreman').getByRole('button', { name: 'Delete template' }).click()
    await expect(nia.getByText('Position template deleted successfully')).toBeVisible()
    await nia.goto(list)
    await expect(nia.getByText('No position templates yet')).toBeVisible()
  })

  test('two people get it in one act, which is undone in one', async ({ stranger }) => {
    const { asNia, eli } = await company(stranger, withFullPlan)
    const nia = await asNia(list)
    await create(nia, 'Site Foreman')
    await open(nia, 'Site Foreman')
    const held = nia.getByRole('region', { name: 'About this template' })
    await nia.getByRole('button', { name: 'Assign to people…' }).click()
    const assigning = dialogOf(nia, 'Assign Site Foreman')
    await assigning.getByRole('button', { name: 'Assign position' }).click()
    await expect(assigning).toContainText('Choose someone')
    for (const name of ['Mara Comer', 'Eli Comer']) {
      await assigning.getByRole('combobox', { name: 'People' }).fill(name)
      await nia.getByRole('option', { name }).click()
    }
    await expectNoBarriers(nia, 'of giving it')
    await assigning.getByRole('button', { name: 'Assign position to 2 people' }).click()
    await expect(outcome(nia)).toContainText('Site Foreman assigned to 2 people as a draft for approval.')
    await expect(held).toContainText('2 people')

    const eliPage = await asNia(`/employee/${eli.employeeId}?tab=positions`)
    await expect(eliPage.getByRole('tabpanel').getByRole('link', { name: 'Site Foreman' })).toBeVisible()

    await outcome(nia).getByRole('button', { name: 'Undo' }).click()
    await expect(outcome(nia)).toContainText('2 positions removed.')
    await expect(held).toContainText('No one yet')
    await eliPage.reload()
    await expect(eliPage.getByRole('tabpanel', { name: 'Positions' })).toBeVisible()
    await expect(eliPage.getByRole('tabpanel').getByRole('link', { name: 'Site Foreman' })).toHaveCount(0)
  })

  test('what a position asks for is owed by whoever is given it, and no more once it is taken back', async ({
    stranger,
  }) => {
    const { asNia, asEli, hasType } = await company(stranger, async (client) => {
      await withCompliance(client)
      await withFullPlan(client)
    })
    await hasType('First aid')
    const nia = await asNia(list)
    await create(nia, 'Site Foreman')
    await open(nia, 'Site Foreman')
    const asked = nia.getByRole('region', { name: 'Requirements' })
    await expect(asked).toContainText('No requirements yet')
    // With the keyboard alone.
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

    await nia.getByRole('button', { name: 'Assign to people…' }).click()
    const assigning = dialogOf(nia, 'Assign Site Foreman')
    await expect(assigning).toContainText('From now on, everyone chosen needs First aid.')
    await assigning.getByRole('combobox', { name: 'People' }).fill('Eli')
    await nia.getByRole('option', { name: 'Eli Comer' }).click()
    await assigning.getByRole('button', { name: 'Assign position to 1 person' }).click()
    const holders = nia.getByRole('region', { name: 'Who holds it now' })
    await expect(holders).toContainText('1 person, of whom 1 still needs something.')
    await expect(holders.getByRole('listitem')).toContainText(/Eli Comer.*Missing.*First aid/)
    await nia.getByRole('link', { name: 'Back to position templates' }).click()
    await expect(grid(nia).getByText('have something outstanding')).toBeAttached()

    const eli = await asEli('/')
    const duty = eli.getByRole('main').getByText('Certification to submit')
    await expect(duty).toBeVisible()
    await open(nia, 'Site Foreman')
    await outcome(nia).getByRole('button', { name: 'Undo' }).click()
    await expect(holders).toContainText('No one you can see holds this position.')
    await eli.reload()
    await expect(eli.getByRole('main')).toContainText('Welcome, Eli')
    await expect(duty).toHaveCount(0)
  })

  test('one of the marketplace is found, read and used', async ({ stranger }) => {
    const { asNia } = await company(stranger, withFullPlan)
    const nia = await asNia(list)
    await nia.getByRole('link', { name: 'Browse the marketplace' }).click()
    await expect(title(nia, 'Position marketplace')).toBeVisible()
    const offers = nia.getByRole('list', { name: 'Position marketplace' })
    await expect(offers.getByRole('button', { name: 'Use… Registered Nurse' })).toBeVisible()
    await nia.getByRole('searchbox', { name: 'Search the marketplace' }).fill('supervisor')
    await expect(nia).toHaveURL(/q=supervisor/)
    await expect(offers.getByRole('button', { name: 'Use… Registered Nurse' })).toHaveCount(0)
    const preview = offers.getByRole('button', { name: 'Preview Site Supervisor' })
    await preview.click()
    await expect(offers.getByText('Key responsibilities').first()).toBeVisible()
    await expectNoBarriers(nia, 'of the marketplace')

    await offers.getByRole('button', { name: 'Use… Site Supervisor' }).click()
    const using = dialogOf(nia, 'Use Site Supervisor')
    await expect(using.getByRole('textbox', { name: 'Title' })).toHaveValue('Site Supervisor')
    await using.getByRole('textbox', { name: 'Title' }).fill('Ridge Supervisor')
    await using.getByRole('button', { name: 'Use template' }).click()
    await expect(title(nia, 'Ridge Supervisor')).toBeVisible()
    await expect(nia.getByRole('region', { name: 'About this template' })).toContainText(/Site Supervisor, version \d+/)
    await nia.goto(`${list}?tab=marketplace&q=supervisor`)
    await expect(
      offers.getByRole('listitem').filter({ has: nia.getByRole('button', { name: 'Use… Site Supervisor' }) }),
    ).toContainText('In use')
  })

  test('with the keyboard alone one is made, opened, and archived from the list', async ({ stranger }) => {
    const { asNia } = await company(stranger, withFullPlan)
    const nia = await asNia(list)
    await nia.getByRole('link', { name: 'New template' }).focus()
    await nia.keyboard.press('Enter')
    await expect(title(nia, 'New position template')).toBeFocused()
    await field(nia, 'Title').focus()
    await nia.keyboard.type('Site Foreman')
    await nia.keyboard.press('Enter')
    await expect(nia.getByText('Position template created successfully')).toBeVisible()

    await grid(nia).focus()
    await nia.keyboard.press('ArrowDown')
    await nia.keyboard.press('Enter')
    await expect(title(nia, 'Site Foreman')).toBeFocused()
    await nia.goBack()

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
  })

  test('§ 6 whoever has no part in them does not get the page; whoever only uses them changes nothing', async ({
    as,
  }) => {
    for (const who of ['max', 'eve'] as const) {
      const page = await as(who)
      await expect(menuOf(page).getByRole('link', { name: 'Home' })).toBeVisible()
      await expect(menuOf(page).getByRole('link', { name: 'Position Templates' })).toHaveCount(0)
      await page.goto(list)
      await expect(title(page, 'Page not found')).toBeVisible()
    }

    const yuri = await as('yuri', { path: list })
    await expect(yuri.getByRole('button', { name: 'New template' })).toHaveAttribute('aria-disabled', 'true')
    await open(yuri, 'Site Supervisor')
    // That of the page; what it asks for has one of its own.
    const edit = yuri.getByRole('button', { name: 'Edit', exact: true }).first()
    await expect(edit).toHaveAttribute('aria-disabled', 'true')
    await expect(edit).toHaveAccessibleDescription(
      'None of your permission groups allows this. An administrator can add you to a group.',
    )
  })
})
