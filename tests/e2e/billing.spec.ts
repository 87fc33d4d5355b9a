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

test.describe('§ 4 Subscription', () => {
  test('an admin compares the plans, by month and by year', async ({ stranger }) => {
    const { asNia } = await company(stranger, withBilling)
    const nia = await asNia(path)
    await expect(title(nia, 'Billing and subscriptions')).toBeVisible()
    await expect(nia.getByText('Your company has no subscription.')).toBeVisible()
    await expect(nia.getByText('No payments yet.')).toBeVisible()
    await expect(planOf(nia, 'Compliance')).toContainText('Not included: goals')
    await expect(planOf(nia, 'Full')).not.toContainText('Without')
    // Three people: Nia, Mara and Eli.
    await expect(planOf(nia, 'Full')).toContainText('9 AUD per person per month · 27 AUD in total')
    await nia.getByRole('radio', { name: /^Annual/ }).check()
    await expect(planOf(nia, 'Full')).toContainText('90 AUD per person per year · 270 AUD in total')
    await expect(planOf(nia, 'Full')).toContainText('Saves 18 AUD a year for each person, 16%')
    await expectNoBarriers(nia, 'of the plans')
  })

  test('a card that is declined is said in the provider’s words; another one pays, and the invoice is there', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/status of 422/)
    const { asNia } = await company(stranger, withBilling)
    const nia = await asNia(path)
    const dialog = await toPay(nia, 'Subscribe to Full')
    await dialog.getByRole('button', { name: /^Pay / }).click()
    await expect(dialog).toContainText('Enter the number on the front of the card')
    await expectNoBarriers(nia, 'of the card')
    await pay(dialog, declined)
    await expect(dialog.getByRole('alert')).toContainText('Your card was declined.')
    await expect(dialog.getByLabel('Expires')).toHaveValue('04 / 39')
    await expect(dialog.getByLabel('Security code')).toHaveValue('123')
    await expect(nia.getByText('Your company has no subscription.')).toBeVisible()

    await pay(dialog, good)
    await expect(subscribed(nia)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(nia.getByText(/^You are on Full, paid until/)).toBeVisible()
    await expect(planOf(nia, 'Full').getByText('Current plan')).toBeVisible()
    await expect(nia.getByRole('button', { name: 'Switch to Full' })).toHaveAttribute('aria-disabled', 'true')
    await expect(invoices(nia)).toHaveCount(1)
    await expect(invoices(nia).first()).toContainText(/No 1 · Full, Monthly · .*27/)
    await expect(invoices(nia).first()).toContainText('Card ending in 4242')
    await expectNoBarriers(nia, 'with an invoice')
  })

  test('a smaller plan says what it hides, counted, before it does; the larger one shows it again', async ({
    stranger,
  }) => {
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
    await pay(await toPay(nia, 'Subscribe to Full'), good)
    await expect(subscribed(nia)).toBeVisible()
    await expect(menuOf(nia).getByRole('link', { name: 'Goals' })).toBeVisible()

    const smaller = await toPay(nia, 'Switch to Compliance')
    const hidden = smaller.getByRole('region', { name: 'What this plan hides' })
    await expect(hidden).toContainText('Goals: 1 goal')
    await expect(hidden).toContainText('Nothing is deleted')
    await pay(smaller, good)
    await expect(planOf(nia, 'Compliance').getByText('Current plan')).toBeVisible()
    await expect(menuOf(nia).getByRole('link', { name: 'Goals' })).toHaveCount(0)
    await expect(invoices(nia)).toHaveCount(2)

    const larger = await toPay(nia, 'Switch to Full')
    await expect(larger.getByRole('region', { name: 'What this plan hides' })).toHaveCount(0)
    await pay(larger, good)
    await menuOf(nia).getByRole('link', { name: 'Goals' }).click()
    await expect(nia.getByRole('grid', { name: 'goals' }).getByRole('link', { name: 'Finish the roof' })).toBeVisible()
  })

  test('a subscription is cancelled with the keyboard alone, and runs to the end of what is paid', async ({
    stranger,
  }) => {
    const { asNia } = await company(stranger, withBilling)
    const nia = await asNia(path)
    await nia.getByRole('button', { name: 'Subscribe to Compliance' }).focus()
    await nia.keyboard.press('Enter')
    const dialog = dialogOf(nia, 'Subscribe to Compliance')
    await expect(dialog.getByLabel('Card number')).toBeFocused()
    await nia.keyboard.type(good)
    await nia.keyboard.press('Tab')
    await nia.keyboard.type('04 / 39')
    await nia.keyboard.press('Tab')
    await nia.keyboard.type('123')
    await nia.keyboard.press('Enter')
    await expect(subscribed(nia)).toBeVisible()
    await expect(dialog).toHaveCount(0)

    const cancel = nia.getByRole('main').getByRole('button', { name: 'Cancel subscription' })
    await cancel.focus()
    await nia.keyboard.press('Enter')
    const question = dialogOf(nia, 'Cancel Compliance')
    await expect(question).toContainText(/You keep your plan until .* Nothing is charged after that\./)
    await nia.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(cancel).toBeFocused()
    await nia.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Cancel subscription' }).focus()
    await nia.keyboard.press('Enter')
    await expect(nia.getByText('Your cancellation has been processed')).toBeVisible()
    await expect(nia.getByText(/^Compliance is cancelled and ends on/)).toBeVisible()
    // What is paid for stays.
    await expect(menuOf(nia).getByRole('link', { name: 'Goals' })).toHaveCount(0)
    await expect(nia.getByRole('button', { name: 'Subscribe to Compliance' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('§ 2.1 nobody but an admin gets the page, nor an admin where billing is switched off', async ({ stranger }) => {
    const { asMara, asNia } = await company(stranger, withBilling)
    const mara = await asMara('/')
    await expect(menuOf(mara).getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(menuOf(mara).getByRole('link', { name: 'Billing & Subscriptions' })).toHaveCount(0)
    await mara.goto(path)
    await expect(title(mara, 'Page not found')).toBeVisible()

    const nia = await asNia('/company/features')
    await nia.getByRole('switch', { name: 'Billing & subscriptions' }).click()
    await expect(menuOf(nia).getByRole('link', { name: 'Billing & Subscriptions' })).toHaveCount(0)
    await nia.goto(path)
    await expect(title(nia, 'Page not found')).toBeVisible()
  })
})
