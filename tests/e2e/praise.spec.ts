import { expectNoBarriers } from './barriers.ts'
import { expect, openOwnMenu, test, title } from './tenure.ts'

test('1.17-6 praise is given by keyboard alone, told at the bell of who was praised, found, and taken back', async ({
  as,
}) => {
  const words = `Kept level 2 dry in the storm, ${crypto.randomUUID().slice(0, 8)}`
  const page = await as('eve', { path: '/praise?tab=give' })
  const what = page.getByRole('textbox', { name: 'What for' })
  await expect(what).toBeVisible()
  await expectNoBarriers(page)

  await test.step('what is typed is asked about before it is left', async () => {
    await what.fill('Half a thought')
    await page.getByRole('tab', { name: 'All praise' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Keep editing' })
      .click()
    await expect(what).toHaveValue('Half a thought')
    await what.fill('')
  })

  await test.step('given by keyboard alone', async () => {
    await page.getByRole('combobox', { name: 'To', exact: true }).focus()
    await page.keyboard.type('max od')
    await expect(page.getByRole('option', { name: /Max Oduya/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
    await page.getByRole('checkbox', { name: 'Safe Every Day' }).press('Space')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Praise given')).toBeVisible()
  })
  const given = page.getByRole('article', { name: 'Praise of Max Oduya' }).filter({ hasText: words })
  await expect(given).toContainText('Safe Every Day')
  await expectNoBarriers(page, 'of what was given', 'main')

  await test.step('told to who was praised, who does not take it back; found by words and core value', async () => {
    const his = await as('max', { path: '/notifications' })
    await his.getByRole('link', { name: 'Eve Marlowe praised you' }).first().click()
    await expect(title(his, 'Praise')).toBeVisible()
    await expect(his.getByRole('tab', { name: 'Received by me' })).toHaveAttribute('aria-selected', 'true')
    await expect(his.getByRole('article').filter({ hasText: words })).toBeVisible()
    await expect(his.getByRole('button', { name: /^Take back praise of Max Oduya/ })).toBeHidden()

    await his.getByRole('tab', { name: 'All praise' }).click()
    const search = his.getByRole('searchbox', { name: 'Search praise' })
    await search.fill('reinforcement')
    await expect(his.getByRole('article')).toHaveCount(1)
    await expect(his.getByRole('article', { name: 'Praise of Jack Thornbury' })).toBeVisible()
    await search.fill('leave it better')
    await expect(his.getByRole('article', { name: 'Praise of Max Oduya' })).toBeVisible()
    await search.fill('nobody says this')
    await expect(his.getByText('No matching praise')).toBeVisible()
  })

  await given.getByRole('button', { name: 'Take back praise of Max Oduya' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Praise taken back')).toBeVisible()
  await expect(page.getByText(words)).toBeHidden()

  await test.step('it stands on the page of who was praised', async () => {
    await openOwnMenu(page, 'Eve Marlowe')
    await page.getByRole('menuitem', { name: 'My Profile' }).click()
    await page.getByRole('tab', { name: 'Praise', exact: true }).click()
    await expect(page.getByRole('article').filter({ hasText: 'façade panels' })).toBeVisible()
  })
})
