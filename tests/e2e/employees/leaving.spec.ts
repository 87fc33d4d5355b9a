import { expect, test, title } from '../tenure.ts'
import { choose, choosePerson, create, fullName, list, rowOf, search, somebody } from './person.ts'

test.describe('people who leave', () => {
  test('are deactivated, out of the list, and back again', async ({ as }) => {
    const page = await as('ava')
    const person = somebody('Ira')
    const path = await create(page, person)
    await choose(page, /^Deactivate/)
    const question = page.getByRole('dialog', { name: `Deactivate ${fullName(person)}?` })
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('main')).toContainText('Inactive')

    await page.goto(`/employees?q=${person.lastName}`)
    await expect(page.getByText('No people match')).toBeVisible()
    await page.goto(path)
    await choose(page, /^Reactivate/)
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(`/employees?q=${person.lastName}`)
    await expect(rowOf(page, fullName(person))).toBeVisible()
  })

  test('are terminated with a day and a reason, and their reports get another manager', async ({ as }) => {
    const page = await as('ava')
    const boss = somebody('Bo')
    const path = await create(page, boss)
    const report = somebody('Rei', { manager: fullName(boss) })
    const reportPath = await create(page, report)

    await page.goto(path)
    await choose(page, /^Terminate/)
    const dialog = page.getByRole('dialog', { name: `Terminate ${fullName(boss)}` })
    await dialog.getByRole('button', { name: `Terminate ${fullName(boss)}` }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Required/)
    await expect(dialog.getByRole('combobox', { name: 'New manager' })).toHaveAccessibleDescription(
      /Choose their new manager/,
    )
    await dialog.getByLabel('Reason').selectOption('Another reason')
    await dialog.getByLabel('In a few words').fill('Moved abroad')
    await choosePerson(page, 'New manager', 'Max Oduya')
    await dialog.getByRole('button', { name: `Terminate ${fullName(boss)}` }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Employment ended' })).toContainText('Moved abroad')

    await page.goto(reportPath)
    await expect(page.getByRole('region', { name: 'About' }).getByRole('link', { name: 'Max Oduya' })).toBeVisible()
  })

  test('may leave on a day ahead, which can be changed and taken back; not more than two years ahead', async ({
    as,
  }) => {
    const page = await as('ava')
    const person = somebody('Wren')
    await create(page, person)
    await choose(page, /^Terminate/)
    const dialog = page.getByRole('dialog', { name: `Terminate ${fullName(person)}` })
    await dialog.getByLabel('Last day').fill('2999-01-01')
    await dialog.getByLabel('Reason').selectOption('Retirement')
    const plan = dialog.getByRole('button', { name: 'Plan the last day' })
    await plan.click()
    await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(/up to two years ahead/)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Last day').fill(inDays(40))
    await plan.click()
    await expect(dialog).toBeHidden()
    const leaving = page.getByRole('region', { name: 'Leaving' })
    await expect(leaving).toContainText('Retirement')
    await expect(
      page
        .getByRole('banner')
        .or(page.locator('main'))
        .getByText(/^Last day \d/)
        .first(),
    ).toBeVisible()

    await choose(page, /^Change last day/)
    const change = page.getByRole('dialog', { name: `Last day of ${fullName(person)}` })
    await change.getByLabel('Reason').selectOption('End of contract')
    await change.getByRole('button', { name: 'Change the last day' }).click()
    await expect(leaving).toContainText('End of contract')

    await choose(page, /^Cancel last day/)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Cancel last day of ${fullName(person)}` })
      .click()
    await expect(leaving).toBeHidden()
    await expect(title(page, fullName(person))).toBeVisible()
  })

  test('are removed for good when nothing else knows them', async ({ as, watched }) => {
    watched.allow(/status of 404/)
    const page = await as('ava')
    const person = somebody('Cy')
    const path = await create(page, person)
    await choose(page, /^Delete/)
    const question = page.getByRole('dialog', { name: 'Delete employee' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(title(page, 'Employees')).toBeVisible()
    await search(page).fill(person.lastName)
    await expect(page.getByText('No people match')).toBeVisible()
    await page.goto(path)
    await expect(title(page, 'Page not found')).toBeVisible()
  })

  test('can be deactivated several at once from the list', async ({ as }) => {
    const page = await as('ava')
    const [one, other] = [somebody('Uma'), somebody('Ole')]
    await create(page, one)
    await create(page, { ...other, lastName: one.lastName })
    await page.goto(`/employees?q=${one.lastName}`)
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Deactivate' }).click()
    let saved = 0
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/employees/bulk')) saved += 1
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate 2 people' }).click()
    await expect(page.getByText('No people match')).toBeVisible()
    await expect.poll(() => saved).toBe(1)
    await page.reload()
    await expect(page.getByText('No people match')).toBeVisible()
    await expect(list(page)).toBeHidden()
  })
})
