import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { newcomer, signedUpColleagueIn } from './newcomer.ts'
import { arrive, expect, test } from './tenure.ts'

const asks = async (page: Page, number: string) => {
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a change' })
  await dialog.getByRole('group', { name: 'Basic' }).getByRole('textbox', { name: 'Phone' }).fill(number)
  return dialog
}

test('somebody asks for a change of their record: their manager declines it with a reason, then accepts another on Home, and both see it', async ({
  page,
  stranger,
}) => {
  const {
    clients: [client],
  } = await newcomer(['Change Creek'], { isAdmin: true })
  if (!client) throw new Error('This newcomer has no client')
  const mara = await signedUpColleagueIn(client, 'Mara')
  const eli = await signedUpColleagueIn(client, 'Eli', { reportsTo: mara.employeeId })
  const profile = `/employee/${eli.employeeId}`
  const own = page.getByRole('region', { name: 'Changes' })
  const hers = await stranger()

  await test.step('asked, and what is typed is asked about before it is left', async () => {
    await arrive(page, eli.email, profile)
    await page.getByRole('link', { name: 'Ask for a change' }).click()
    const dialog = await asks(page, '1')
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Keep editing' }).click()
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(own).toContainText('Waiting')
  })

  await test.step('declined with a reason', async () => {
    await arrive(hers, mara.email, `${profile}?tab=details`)
    const asked = hers.getByRole('region', { name: 'Change to decide' })
    await expect(asked).toContainText('none')
    await expectNoBarriers(hers)
    await asked.getByRole('button', { name: 'Decline…' }).click()
    const question = hers.getByRole('dialog', { name: 'Decline the change' })
    await question.getByRole('textbox', { name: 'Reason' }).fill('That is no number')
    await question.getByRole('button', { name: 'Decline' }).click()
    await expect(asked).toBeHidden()
    await page.reload()
    await expect(own).toContainText('Declined')
    await expect(own).toContainText('That is no number')
  })

  await test.step('another is accepted on Home', async () => {
    await (await asks(page, '0491 570 158')).getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(own).toContainText('Waiting')
    await hers.goto('/')
    const item = hers.getByRole('listitem').filter({ hasText: 'Eli Comer asks to change phone' })
    await item.getByRole('button', { name: /^Accept/ }).click()
    const question = hers.getByRole('dialog', { name: 'Accept the change' })
    await expect(question).toContainText('Phone none → 0491 570 158')
    await question.getByRole('button', { name: 'Accept' }).click()
    await expect(hers.getByText('Change accepted')).toBeVisible()
    await expect(item).toHaveCount(0)
  })

  await test.step('and both see it, in the record and in its timeline', async () => {
    await page.reload()
    await expect(own).toContainText('Accepted')
    await expect(own).toContainText('by Mara Comer')
    await expect(page.getByRole('region', { name: 'Basic' })).toContainText('0491 570 158')
    await page.getByRole('tab', { name: 'Timeline' }).click()
    await hers.goto(`${profile}?tab=timeline`)
    for (const reader of [page, hers]) {
      await expect(reader.getByText('Eli Comer asked for a change of their phone').first()).toBeVisible()
      await expect(
        reader.getByText('Mara Comer accepted the change of phone that Eli Comer had asked for'),
      ).toBeVisible()
    }
  })
})
