import { expectNoBarriers } from './barriers.ts'
import { answer } from './leaving.ts'
import { expect, test, title } from './tenure.ts'

test('1.18-5 an entry is written by keyboard alone; what is typed and not sent stands there again after a reload', async ({
  as,
}) => {
  const page = await as('eve')
  await page.getByRole('main').getByRole('link', { name: 'Daily scrum' }).click()
  await expect(title(page, 'Daily scrum')).toBeVisible()
  // What was planned last is there already.
  const done = page.getByRole('textbox', { name: /^(Yesterday|Last working day)/ })
  const plan = page.getByRole('textbox', { name: /^Today/ })
  await expect(done).toBeFocused()
  await expect(done).not.toHaveValue('')
  await expectNoBarriers(page)
  await plan.fill('Sand the stairs')
  // The browser asks whether to leave a page with something unsaved.
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('Your unsent text is back in your entry.')).toBeVisible()
  await expect(plan).toHaveValue('Sand the stairs')

  await test.step('Ctrl+Enter sends it', async () => {
    await expect(done).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Hang the last doors\n- Clean up')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Door 12 is warped')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Daily scrum sent')).toBeVisible()
    const hers = page.getByRole('article', { name: 'Eve Marlowe' })
    await expect(hers.getByRole('listitem').filter({ hasText: /^Clean up$/ })).toBeVisible()
    await expect(page.getByText('Open since today')).toBeVisible()
  })

  await test.step('what is given up is not there any more', async () => {
    await plan.fill('Nothing at all')
    await page.getByRole('tab', { name: 'History' }).click()
    await answer(page, 'Discard changes')
    await page.getByRole('tab', { name: 'Day' }).click()
    await expect(plan).toHaveValue(/^Hang the last doors/)
  })
})

test('1.18 a manager sees their people, resolves a blocker, searches the history, and writes without a network', async ({
  as,
  watched,
}) => {
  watched.allow(/net::ERR_/)
  const page = await as('max', { path: '/dailyScrum' })
  await test.step('1.18-3, 1.18-4 who is missing; a blocker is resolved and opened again', async () => {
    await page.getByRole('button', { name: 'Previous working day' }).click()
    await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/)
    await expect(page.getByRole('region', { name: 'No entry yet' }).getByText('Sione Taufa')).toBeVisible()
    await page.getByRole('button', { name: 'Next working day' }).click()
    const crane = page.getByRole('listitem').filter({ hasText: 'Crane is out' })
    await expect(crane.getByText(/^Open for \d+ days$/)).toBeVisible()
    await crane.getByRole('button', { name: 'Resolve' }).click()
    await expect(crane.getByText('Resolved by Max Oduya')).toBeVisible()
    await crane.getByRole('button', { name: 'Reopen' }).click()
    await expect(crane.getByText(/^Open for \d+ days$/)).toBeVisible()
    await expectNoBarriers(page)
  })

  await test.step('1.18-7 the history is searched among what one may read', async () => {
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('searchbox').fill('stair core')
    const found = page.getByRole('grid')
    await expect(found.getByText(/Set out the stair core/).first()).toBeVisible()
    await expect(found.getByText('Eve Marlowe')).toBeHidden()
    await expectNoBarriers(page, 'of the history', 'main')
    await page.getByRole('tab', { name: 'Day' }).click()
  })

  await test.step('without a network what was typed stays, and is sent once it is back', async () => {
    const plan = page.getByRole('textbox', { name: /^Today/ })
    await plan.fill('Walk the site')
    await page.context().setOffline(true)
    await plan.press('Control+Enter')
    await expect(page.getByText('What you typed is still here.')).toBeVisible()
    await expect(plan).toHaveValue('Walk the site')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Daily scrum sent')).toBeVisible()
  })
})
