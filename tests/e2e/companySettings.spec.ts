import { readFile } from 'node:fs/promises'
import { unzipped } from '../fixtures/unzipped.ts'
import { expectNoBarriers } from './barriers.ts'
import { company, day } from './company.ts'
import { withFullPlan } from './newcomer.ts'
import { expect, menuOf, test } from './tenure.ts'

const path = '/company/companySettings'

test('The company’s own settings are seen by all who are signed in; mail is held until it goes live; its data is exported', async ({
  stranger,
}) => {
  const { asNia, asMara, eli, hasType, holds, saved } = await company(stranger)
  const card = await holds(eli.employeeId, await hasType('White card', { all: true }), day(20))
  const mara = await asMara('/')
  const nia = await asNia(path)

  await test.step('changed by an admin, everybody sees them without a reload', async () => {
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
    await expect(menuOf(mara).getByRole('link', { name: 'Company Settings' })).toHaveCount(0)
  })

  await test.step('all mail is held until the company goes live, with the keyboard', async () => {
    await nia.getByRole('button', { name: 'Hold all emails…' }).press('Enter')
    await nia.getByRole('dialog').getByRole('button', { name: 'Hold all emails' }).press('Enter')
    await expect(nia.getByText('No held emails.')).toBeVisible()

    await saved(`certifications/${card.id}/sendReminder`, { data: {} })
    await nia.reload()
    const waiting = nia.getByRole('list', { name: 'Held emails' })
    await expect(waiting.getByRole('listitem')).toHaveCount(1)
    await expect(waiting).toContainText(eli.email)
    await expectNoBarriers(nia, 'of held mail', 'main section:has([aria-label="Held emails"])')

    await nia.getByRole('button', { name: 'Go live…' }).press('Enter')
    await expect(nia.getByRole('dialog')).toContainText('1 held email will be sent now.')
    await nia.getByRole('dialog').getByRole('button', { name: 'Go live' }).press('Enter')
    await expect(nia.getByText('Emails are sent immediately.', { exact: true })).toBeVisible()
  })

  await test.step('everything is exported as one archive, which holds what the company has', async () => {
    const section = nia.getByRole('region', { name: 'Your data' })
    const [download] = await Promise.all([
      nia.waitForEvent('download'),
      section.getByRole('button', { name: 'Export everything' }).press('Enter'),
    ])
    await expect(nia.getByText('Export complete. Check your downloads.')).toBeVisible()
    expect(download.suggestedFilename()).toMatch(/ everything \d{4}-\d\d-\d\d\.zip$/)
    const archive = await unzipped(await readFile(await download.path()))
    expect(String(archive.get('people/employees.csv'))).toContain('Nia')
    expect(String(archive.get('README.txt'))).toContain('by Nia Comer')
  })
})

test('Sample data fills a new company with one press, is found by its mark and counted, and is gone with another', async ({
  stranger,
}) => {
  const { asNia } = await company(stranger, withFullPlan)
  const nia = await asNia('/accountSetup')
  const section = nia.getByRole('region', { name: 'Sample data' })
  await section.getByRole('button', { name: 'Load sample data' }).dblclick()
  await expect(section.getByText(/12\speople/)).toBeVisible()
  await expectNoBarriers(nia, 'of sample data')

  await menuOf(nia).getByRole('link', { name: 'Employees' }).click()
  await expect(nia.getByText('Priya Nair (sample)').first()).toBeVisible()
  await menuOf(nia).getByRole('link', { name: 'Reports' }).click()
  await nia.getByRole('main').getByRole('link', { name: 'Policy agreements' }).click()
  await expect(nia.getByText('12 sample people count here until the sample data is removed.')).toBeVisible()
  await expectNoBarriers(nia, 'of numbers with samples')

  await nia.getByRole('main').getByRole('link', { name: 'Remove sample data' }).click()
  await section.getByRole('button', { name: 'Remove sample data…' }).press('Enter')
  const dialog = nia.getByRole('dialog', { name: 'Remove sample data' })
  await expect(dialog).toContainText('12 people')
  await expectNoBarriers(nia, 'of the question', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Remove sample data' }).press('Enter')
  await expect(section.getByRole('button', { name: 'Load sample data' })).toBeVisible()
  await menuOf(nia).getByRole('link', { name: 'Employees' }).click()
  await expect(nia.getByText('Nia Comer').first()).toBeVisible()
  await expect(nia.getByText('(sample)')).toHaveCount(0)
})
