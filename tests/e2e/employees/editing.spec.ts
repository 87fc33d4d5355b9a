import { expect, test, title } from '../tenure.ts'
import { choosePerson, create, edit, openDetails, section, somebody } from './person.ts'

test.describe('editing a person', () => {
  test('basic details, work and tags are saved one by one', async ({ as }) => {
    const page = await as('ava')
    const person = somebody('Dana')
    await create(page, person)
    await openDetails(page)

    const basic = await edit(page, 'Basic')
    await basic.getByLabel('First name').fill('Danielle')
    await basic.getByLabel('Phone').fill('0491 570 156')
    await basic.getByRole('button', { name: 'Save' }).click()
    await expect(title(page, `Danielle ${person.lastName}`)).toBeVisible()
    await expect(basic.getByRole('button', { name: 'Edit' })).toBeFocused()

    const work = await edit(page, 'Work')
    await work.getByLabel('Position').fill('Surveyor')
    await work.getByLabel('Department').selectOption('Estimating')
    await choosePerson(page, 'Manager', 'Max Oduya')
    await work.getByLabel('Start date').fill('2024-02-05')
    await work.getByRole('button', { name: 'Save' }).click()
    await expect(work).toContainText('Surveyor')
    await expect(work).toContainText('5th Feb 2024')
    await expect(work.getByRole('link', { name: 'Max Oduya' })).toBeVisible()

    const tags = await edit(page, 'Tags')
    await tags.getByRole('combobox', { name: 'Tags' }).fill('mentor')
    await tags.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await tags.getByRole('combobox', { name: 'Tags' }).fill('e2e')
    await tags.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await tags.getByRole('button', { name: 'Save' }).click()
    await expect(tags.getByRole('listitem')).toHaveText(['e2e', 'mentor'])

    await page.reload()
    await expect(section(page, 'Work')).toContainText('Surveyor')
    await expect(section(page, 'Tags').getByRole('listitem')).toHaveText(['e2e', 'mentor'])
  })

  test('somebody else’s change is laid beside one’s own, and nothing typed is lost', async ({ as, watched }) => {
    watched.allow(/status of 409/)
    const mine = await as('ava')
    const person = somebody('Sasha')
    const path = await create(mine, person)
    const theirs = await as('ava', { path })
    for (const page of [mine, theirs]) {
      await openDetails(page)
      await edit(page, 'Basic')
    }
    await section(theirs, 'Basic').getByLabel('Phone').fill('0491 570 110')
    await section(theirs, 'Basic').getByRole('button', { name: 'Save' }).click()
    await expect(section(theirs, 'Basic')).toContainText('0491 570 110')

    const basic = section(mine, 'Basic')
    await basic.getByLabel('Phone').fill('0491 570 157')
    await basic.getByRole('button', { name: 'Save' }).click()
    await expect(basic).toContainText('Someone else changed this in the meantime. Nothing you typed is lost.')
    const row = basic.getByRole('row', { name: /Phone/ })
    await expect(row.getByRole('cell')).toHaveText(['0491 570 110', '0491 570 157'])
    await basic.getByRole('button', { name: 'Keep mine' }).click()
    await expect(basic.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(basic).toContainText('0491 570 157')
    await theirs.reload()
    await expect(section(theirs, 'Basic')).toContainText('0491 570 157')
  })

  test('leaving the section by its tab asks about what is unsaved', async ({ as }) => {
    const page = await as('ava')
    await create(page, somebody('Quinn'))
    await openDetails(page)
    const basic = await edit(page, 'Basic')
    await basic.getByLabel('Phone').fill('0491 570 159')
    await page.getByRole('tab', { name: 'Overview' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'unsaved changes' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(basic.getByLabel('Phone')).toHaveValue('0491 570 159')
    await page.getByRole('tab', { name: 'Overview' }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  })
})

test.describe('whose profile is whose', () => {
  test('a profile that is not one’s to see looks like none, in this client and in another', async ({ as, watched }) => {
    watched.allow(/status of (400|404)/)
    const admin = await as('ava', { path: '/employees?q=margaret' })
    await admin
      .getByRole('grid')
      .getByRole('link', { name: /Margaret/ })
      .first()
      .click()
    await expect(title(admin, /Margaret/)).toBeVisible()
    const above = new URL(admin.url()).pathname

    const elsewhere = await as('ava', { client: 'tidewater', path: '/employees?q=moreau' })
    await elsewhere.getByRole('grid').getByRole('link', { name: 'Catherine Moreau' }).first().click()
    await expect(title(elsewhere, 'Catherine Moreau')).toBeVisible()
    const foreign = new URL(elsewhere.url()).pathname

    const max = await as('max')
    for (const path of [above, foreign, '/employee/00000000-0000-4000-8000-000000000000', '/employee/no-id']) {
      await max.goto(path)
      await expect(title(max, 'Page not found')).toBeVisible()
    }
    await admin.goto(foreign)
    await expect(title(admin, 'Page not found')).toBeVisible()
  })
})
