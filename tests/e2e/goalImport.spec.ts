import type { Page } from '@playwright/test'
import { company } from './company.ts'
import { downloaded, offerFile } from './importing.ts'
import { withFullPlan } from './newcomer.ts'
import { expect, test, title } from './tenure.ts'

const header = 'Goal,Email,Due,Progress by,From,Now,Target,Unit'

const check = (page: Page) => page.getByRole('button', { name: /^Check \d/ }).click()
const list = (page: Page) => page.getByRole('grid', { name: 'goals' })

const chosenUnderMore = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

test.describe('import of goals by CSV', () => {
  test('a manager exports, changes two cells, imports, sees the change with its update, and takes it back', async ({
    stranger,
  }) => {
    const { asMara, eli, mara } = await company(stranger, withFullPlan)
    const page = await asMara('/goals')
    await chosenUnderMore(page, 'Import goals')
    await expect(title(page, 'Import goals')).toBeVisible()
    const lines = [
      `Close defects,${eli.email},2027-12-31,Number,40,30,0,defects`,
      `Train two successors,${mara.email},,Number,0,0,2,people`,
    ]
    await offerFile(page, [header, ...lines].join('\n'), 'goals.csv')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('person')
    await check(page)
    await expect(page.getByText('2 goals are new.')).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 goals' }).click()
    await expect(page.getByText('From goals.csv: 2 added.')).toBeVisible()
    await page.getByRole('link', { name: 'See the goals' }).click()
    await expect(list(page).getByRole('link', { name: 'Close defects' })).toBeVisible()

    const { name, text } = await downloaded(page, () => chosenUnderMore(page, 'Download this list (CSV)'))
    await chosenUnderMore(page, 'Import goals')
    const edited = text.replace('2027-12-31', '2028-01-31').replace(',40,30,0,', ',40,12,0,')
    await offerFile(page, edited, name)
    await check(page)
    await expect(page.getByText('1 goal will be changed. 1 goal unchanged.')).toBeVisible()
    await page.getByRole('button', { name: 'Import 1 goal' }).click()
    await expect(page.getByText('From goals.csv: 1 changed.')).toBeVisible()
    await page.getByRole('link', { name: 'Close defects' }).click()
    await expect(title(page, 'Close defects')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Updates' }).getByRole('listitem').first()).toContainText(
      'Imported from goals.csv',
    )

    await page.goBack()
    await page.getByRole('button', { name: 'Revert this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revert import' }).click()
    await expect(page.getByText('The import has been reverted', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Back to goals' }).click()
    await list(page).getByRole('link', { name: 'Close defects' }).click()
    const updates = page.getByRole('list', { name: 'Updates' }).getByRole('listitem')
    await expect(updates.filter({ hasText: 'The import of goals.csv was reverted' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('31st Dec 2027')
  })
})
