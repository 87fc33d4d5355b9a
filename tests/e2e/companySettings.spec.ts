import { readFile } from 'node:fs/promises'
import { unzipped } from '../fixtures/unzipped.ts'
import { expectNoBarriers } from './barriers.ts'
import { company, day } from './company.ts'
import { putInto, withFullPlan } from './newcomer.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const path = '/company/companySettings'

test.describe('The company’s own settings', () => {
  test('are changed by an admin, and everybody who is signed in sees them without a reload', async ({ stranger }) => {
    const { asNia, asMara } = await company(stranger)
    const mara = await asMara('/')
    const nia = await asNia(path)
    await nia.getByRole('textbox', { name: 'Name', exact: true }).fill('Ridge Homes')
    await nia.getByRole('textbox', { name: 'Vision' }).fill('Homes that last.')
    await nia.getByRole('textbox', { name: 'Contact email' }).fill('people@ridge.example')
    await nia.getByRole('button', { name: 'Save company details' }).click()
    await expect(nia.getByText('Company details saved')).toBeVisible()
    await expect(nia.getByText(/^Name: changed by Nia Comer/)).toBeVisible()
    await expectNoBarriers(nia, 'of the company')
    await expect(mara.getByText('Ridge Homes').first()).toBeVisible()
    await expect(mara.getByText('Homes that last.')).toBeVisible()
    await mara.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: 'Support' }).click()
    await expect(mara.getByRole('link', { name: 'people@ridge.example' })).toHaveAttribute(
      'href',
      'mailto:people@ridge.example',
    )
    await mara.goto(path)
    await expect(title(mara, 'Page not found')).toBeVisible()
    await expect(menuOf(mara).getByRole('link', { name: 'Company Settings' })).toHaveCount(0)
  })

  test('changed in two windows at once: the second is shown both, and what was typed is kept', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/status of 409/)
    const { asNia } = await company(stranger)
    const [one, other] = [await asNia(path), await asNia(path)]
    const nameIn = (page: typeof one) => page.getByRole('textbox', { name: 'Name', exact: true })
    await nameIn(one).fill('Ridge Homes')
    await nameIn(other).fill('Ridge Works')
    await one.getByRole('button', { name: 'Save company details' }).click()
    await expect(one.getByText('Company details saved')).toBeVisible()
    await other.getByRole('button', { name: 'Save company details' }).click()
    await expect(other.getByText('Ridge Homes').first()).toBeVisible()
    await other.getByRole('button', { name: 'Keep mine' }).click()
    await expect(other.getByText('Company details saved')).toBeVisible()
    await one.reload()
    await expect(nameIn(one)).toHaveValue('Ridge Works')
  })

  test('hold all mail until the company goes live, with the keyboard', async ({ stranger }) => {
    const { asNia, eli, hasType, holds, saved } = await company(stranger)
    const card = await holds(eli.employeeId, await hasType('White card', { all: true }), day(20))
    const nia = await asNia(path)
    await nia.getByRole('button', { name: 'Hold all emails…' }).press('Enter')
    await nia.getByRole('dialog').getByRole('button', { name: 'Hold all emails' }).press('Enter')
    await expect(nia.getByText('No held emails.')).toBeVisible()

    await saved(`certifications/${card.id}/sendReminder`, { data: {} })
    await nia.reload()
    const waiting = nia.getByRole('list', { name: 'Held emails' })
    await expect(waiting.getByRole('listitem')).toHaveCount(1)
    await expect(waiting).toContainText(eli.email)
    await expectNoBarriers(nia, 'of held mail')

    await nia.getByRole('button', { name: 'Go live…' }).press('Enter')
    await expect(nia.getByRole('dialog')).toContainText('1 held email will be sent now.')
    await nia.getByRole('dialog').getByRole('button', { name: 'Go live' }).press('Enter')
    await expect(nia.getByText('Emails are sent immediately.')).toBeVisible()
  })
})

test.describe('Sample data', () => {
  test('fills a new company with one press, is found by its mark, and is gone with another', async ({ stranger }) => {
    const { asNia } = await company(stranger, withFullPlan)
    const nia = await asNia(path)
    const section = nia.getByRole('region', { name: 'Sample data' })
    await section.getByRole('button', { name: 'Load sample data' }).dblclick()
    await expect(section.getByText(/12 people/)).toBeVisible()
    await expectNoBarriers(nia, 'of sample data')

    await menuOf(nia).getByRole('link', { name: 'Employees' }).click()
    await expect(nia.getByText('Priya Nair (sample)').first()).toBeVisible()
    await nia.goto(path)

    await section.getByRole('button', { name: 'Remove sample data…' }).press('Enter')
    const dialog = nia.getByRole('dialog', { name: 'Remove sample data' })
    await expect(dialog).toContainText('12 people')
    await expectNoBarriers(nia, 'of the question')
    await dialog.getByRole('button', { name: 'Remove sample data' }).press('Enter')
    await expect(section.getByRole('button', { name: 'Load sample data' })).toBeVisible()
    await menuOf(nia).getByRole('link', { name: 'Employees' }).click()
    await expect(nia.getByText('Nia Comer').first()).toBeVisible()
    await expect(nia.getByText('(sample)')).toHaveCount(0)
  })

  test('is loaded where the company is set up, and is said to count in numbers until it is removed', async ({
    stranger,
  }) => {
    const { asNia } = await company(stranger, withFullPlan)
    const nia = await asNia('/accountSetup')
    const section = nia.getByRole('region', { name: 'Sample data' })
    await section.getByRole('button', { name: 'Load sample data' }).press('Enter')
    await expect(section.getByText(/12 people/)).toBeVisible()
    await nia.goto('/report/policyAgreements')
    await expect(nia.getByText('12 sample people count here until the sample data is removed.')).toBeVisible()
    await expectNoBarriers(nia, 'of numbers with samples')
    await nia.getByRole('main').getByRole('link', { name: 'Remove sample data' }).click()
    await section.getByRole('button', { name: 'Remove sample data…' }).click()
    await nia.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click()
    await expect(section.getByRole('button', { name: 'Load sample data' })).toBeVisible()
    await nia.goto('/report/policyAgreements')
    await expect(nia.getByText(/^Created /)).toBeVisible()
    await expect(nia.getByText(/sample people count here/)).toHaveCount(0)
  })

  test('that somebody real is in stays, and another window that has not seen it is told', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/status of 409/)
    const { asNia, client, eli, saved } = await company(stranger, withFullPlan)
    await saved('sampleData', { data: {} })
    const nia = await asNia(path)
    const section = nia.getByRole('region', { name: 'Sample data' })
    await section.getByRole('button', { name: 'Remove sample data…' }).click()
    const dialog = nia.getByRole('dialog', { name: 'Remove sample data' })
    await expect(dialog).toContainText('12 people')
    await putInto(client, eli.employeeId, 'Workshop (sample)')
    await dialog.getByRole('button', { name: 'Remove sample data' }).click()
    await expect(nia.getByText(/has changed in the meantime/)).toBeVisible()
    await expect(section.getByRole('list', { name: 'What stays' })).toContainText('Workshop (sample)')
    await section.getByRole('button', { name: 'Remove sample data…' }).click()
    await expect(dialog).toContainText('so it stays as your own: Workshop (sample)')
    await dialog.getByRole('button', { name: 'Remove sample data' }).click()
    await expect(section.getByRole('button', { name: 'Load sample data' })).toBeVisible()
    await nia.goto('/departments')
    await expect(nia.getByText('Workshop (sample)')).toBeVisible()
    await expect(nia.getByText('Sales (sample)')).toHaveCount(0)
  })
})

test.describe('Your data', () => {
  test('is exported as one archive, which holds what the company has', async ({ stranger }) => {
    const { asNia } = await company(stranger)
    const nia = await asNia(path)
    const section = nia.getByRole('region', { name: 'Your data' })
    await expectNoBarriers(nia, 'with the export')
    const [download] = await Promise.all([
      nia.waitForEvent('download'),
      section.getByRole('button', { name: 'Export everything' }).press('Enter'),
    ])
    await expect(nia.getByText('Export complete. Check your downloads.')).toBeVisible()
    expect(download.suggestedFilename()).toMatch(/ everything \d{4}-\d\d-\d\d\.zip$/)
    const archive = await unzipped(await readFile(await download.path()))
    expect(String(archive.get('people/employees.csv'))).toContain('Nia')
    expect(String(archive.get('README.txt'))).toContain('by Nia Comer')
    await nia.goto('/company/audit')
    await expect(nia.getByText('exported everything, with all files').first()).toBeVisible()
  })
})
