import { expect, test, title } from '../tenure.ts'
import { choosePerson, edit, hired, section, somebody } from './person.ts'

test.describe('editing a person', () => {
  test('the sections of a record are saved one by one', async ({ as }) => {
    const person = somebody('Dana')
    const page = await as('ava', { path: `/employee/${await hired(person)}?tab=details` })

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

    const personal = await edit(page, 'Personal')
    await expect(personal.getByLabel('Date of birth')).toBeFocused()
    await personal.getByLabel('Date of birth').fill('1990-04-01')
    await personal.getByLabel('Home address').fill('1 Banksia Street\nWest End QLD 4101')
    await personal.getByRole('button', { name: 'Save' }).click()
    await expect(personal).toContainText('1st Apr 1990')

    await page.reload()
    await expect(section(page, 'Work')).toContainText('Surveyor')
    await expect(section(page, 'Tags').getByRole('listitem')).toHaveText(['e2e', 'mentor'])
    await expect(section(page, 'Personal')).toContainText('West End QLD 4101')
  })

  test('somebody else’s change is laid beside one’s own, and nothing typed is lost', async ({ as, watched }) => {
    watched.allow(/status of 409/)
    const path = `/employee/${await hired(somebody('Sasha'))}?tab=details`
    const mine = await as('ava', { path })
    const theirs = await as('ava', { path })
    for (const page of [mine, theirs]) await edit(page, 'Basic')
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
})
