import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { company, day } from './company.ts'
import { withBilling } from './newcomer.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const path = '/company/billing'

const good = '4242 4242 4242 4242'
const declined = '4000 0000 0000 0002'

const planOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const invoices = (page: Page) => page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')

const toPay = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name }).click()
  const dialog = dialogOf(page, name)
  await expect(dialog).toBeVisible()
  return dialog
}

const pay = async (dialog: Locator, card: string): Promise<void> => {
  await dialog.getByLabel('Card number').fill(card)
  await dialog.getByLabel('Expires').fill('04 / 39')
  await dialog.getByLabel('Security code').fill('123')
  await dialog.getByRole('button', { name: /^Pay / }).click()
}

const subscribed = (page: Page) => page.getByText('Congratulations. You have successfully subscribed.')

test('§ 4 an admin compares the plans, subscribes, is told what a smaller plan hides, and cancels with the keyboard alone', async ({
  stranger,
  watched,
}) => {
  test.slow()
  watched.allow(/status of 422/)
  const { asNia, eli, saved } = await company(stranger, withBilling)
  await saved(`employees/${eli.employeeId}/goals`, {
    data: {
      id: crypto.randomUUID(),
      title: 'Finish the roof',
      description: '',
      dueDate: day(30),
      state: 'Active',
      progress: { kind: 'percent', start: 0, current: 40, target: 100, unit: '' },
    },
  })
  const nia = await asNia(path)

  await test.step('the plans, by month and by year', async () => {
    await expect(title(nia, 'Billing and subscriptions')).toBeVisible()
    await expect(nia.getByText('Your company has no subscription.')).toBeVisible()
    await expect(nia.getByText('No payments yet.')).toBeVisible()
    await nia.getByRole('radio', { name: /^Annual/ }).check()
    // Three people: Nia, Mara and Eli.
    await expect(planOf(nia, 'Full')).toContainText('90 AUD per person per year · 270 AUD in total')
    await expectNoBarriers(nia, 'of the plans')
    await nia.getByRole('radio', { name: /^Monthly/ }).check()
    await expect(planOf(nia, 'Full')).toContainText('9 AUD per person per month · 27 AUD in total')
  })

  await test.step('a card that is declined is said in the provider’s words; another one pays, and the invoice is there', async () => {
    const dialog = await toPay(nia, 'Subscribe to Full')
    await dialog.getByRole('button', { name: /^Pay / }).click()
    await expect(dialog).toContainText('Enter the number on the front of the card')
    await expectNoBarriers(nia, 'of the card', '[role=dialog]')
    await pay(dialog, declined)
    await expect(dialog.getByRole('alert')).toContainText('Your card was declined.')
    await expect(nia.getByText('Your company has no subscription.')).toBeVisible()

    await pay(dialog, good)
    await expect(subscribed(nia)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(nia.getByText(/^You are on Full, paid until/)).toBeVisible()
    await expect(nia.getByRole('button', { name: 'You have this plan' })).toHaveAttribute('aria-disabled', 'true')
    await expect(invoices(nia)).toHaveText([/No 1 · Full, Monthly · .*27.*Card ending in 4242/])
    await expectNoBarriers(nia, 'with an invoice', 'main')
    await expect(menuOf(nia).getByRole('link', { name: 'Goals' })).toBeVisible()
  })

  await test.step('a smaller plan says what it hides, counted, before it does; the larger one shows it again', async () => {
    const smaller = await toPay(nia, 'Switch to Compliance')
    await expect(smaller.getByRole('region', { name: 'What this plan hides' })).toContainText('Goals: 1 goal')
    await pay(smaller, good)
    await expect(planOf(nia, 'Compliance').getByText('Current plan')).toBeVisible()
    await expect(menuOf(nia).getByRole('link', { name: 'Goals' })).toHaveCount(0)
    await expect(invoices(nia)).toHaveCount(2)

    const larger = dialogOf(nia, 'Switch to Full')
    await nia.getByRole('button', { name: 'Switch to Full' }).focus()
    await nia.keyboard.press('Enter')
    await expect(larger.getByLabel('Card number')).toBeFocused()
    await expect(larger.getByRole('region', { name: 'What this plan hides' })).toHaveCount(0)
    for (const typed of [good, '04 / 39', '123']) {
      await nia.keyboard.type(typed)
      await nia.keyboard.press(typed === '123' ? 'Enter' : 'Tab')
    }
    await expect(larger).toHaveCount(0)
    await menuOf(nia).getByRole('link', { name: 'Goals' }).click()
    await expect(nia.getByRole('grid', { name: 'goals' }).getByRole('link', { name: 'Finish the roof' })).toBeVisible()
  })

  await test.step('it is cancelled with the keyboard alone, and runs to the end of what is paid', async () => {
    await menuOf(nia).getByRole('link', { name: 'Billing & Subscriptions' }).click()
    const cancel = nia.getByRole('main').getByRole('button', { name: 'Cancel subscription' })
    await cancel.focus()
    await nia.keyboard.press('Enter')
    const question = dialogOf(nia, 'Cancel your Full plan?')
    await expect(question).toContainText(/You keep your plan until .* Nothing is charged after that\./)
    await nia.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(cancel).toBeFocused()
    await nia.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Cancel subscription' }).focus()
    await nia.keyboard.press('Enter')
    await expect(nia.getByText('Your cancellation has been processed')).toBeVisible()
    await expect(nia.getByText(/^Full is cancelled and ends on/)).toBeVisible()
    // What is paid for stays.
    await expect(menuOf(nia).getByRole('link', { name: 'Goals' })).toBeVisible()
    await expect(nia.getByRole('button', { name: 'Subscribe to Full' })).not.toHaveAttribute('aria-disabled', 'true')
  })
})
