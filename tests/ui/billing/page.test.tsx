import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { flagNames } from '../../../src/domain/billing/flags.ts'
import { allModules } from '../../../src/domain/billing/modules.ts'
import type { Subscription } from '../../../src/domain/billing/nouns.ts'
import type { SubscriptionId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aBilling } from '../../fixtures/billing.ts'
import { aPlan } from '../../fixtures/tenants.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, notices, type Role, visit } from '../visit.tsx'

const small = aPlan({
  name: 'Compliance',
  monthly: 450,
  annual: 4500,
  modules: ['positionDescriptions', 'compliance', 'orgChart'],
})
const full = aPlan({ name: 'Full', monthly: 900, annual: 9000, modules: allModules })
const running: Subscription = {
  id: '00000000-0000-4000-8000-000000000001' as SubscriptionId,
  productPlanId: full.id,
  billingCycle: 'Monthly',
  startedUtc: '2026-03-02T01:00:00.000Z',
  endsUtc: null,
}
const broken = failing({ _tag: 'Broken', status: 500, requestId: null })
const declined = failing({ ...refused('card_declined', 422), message: 'Your card was declined.' } as never)

const open = async (session: Answers['session'] = {}, subscription: Subscription | null = running) => {
  const app = await visit(pathTo('billing'), {
    tenant: { subscription },
    answers: {
      session: { productPlans: [full, small], ...session },
      billing: { read: aBilling({ paidUntilUtc: '2026-04-02T01:00:00.000Z' }) },
    },
  })
  await app.main.findByRole('heading', { name: 'Plans' })
  return app
}

const subscribing = async (subscribe: NonNullable<Answers['session']>['subscribe']) => {
  const app = await open({ subscribe })
  await app.user.click(app.main.getByRole('button', { name: 'Switch to Compliance' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch to Compliance' }))
  return { ...app, dialog }
}
const pay = async ({ dialog, user }: Awaited<ReturnType<typeof subscribing>>) => {
  await user.type(dialog.getByLabelText('Card number'), '4242 4242 4242 4242')
  await user.type(dialog.getByLabelText('Expires'), '04 / 29')
  await user.type(dialog.getByLabelText('Security code'), '123')
  await user.click(dialog.getByRole('button', { name: /^Pay/ }))
}

describe('§ 9 plans', () => {
  it('stand by what they cost a month, with their modules, and say which is the current one', async () => {
    const { main, user } = await open()
    const names = main.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(names.filter((name) => name !== null)).toEqual(['Compliance', 'Full'])
    const compliance = within(main.getByRole('region', { name: 'Compliance' }))
    expect(compliance.getByText('Not included: goals')).toBeTruthy()
    expect(within(main.getByRole('region', { name: 'Full' })).getByText('Current plan')).toBeTruthy()
    const said = () => main.getByRole('region', { name: 'Compliance' }).textContent
    expect(said()).toContain('4.50 AUD per person per month · 45 AUD in total')
    await user.click(main.getByRole('radio', { name: 'Annual' }))
    expect(said()).toContain('45 AUD per person per year · 450 AUD in total')
    expect(compliance.getByText(/^Saves 9 AUD a year for each person, 16%$/)).toBeTruthy()
  })
})

describe('§ 2.1 The page', () => {
  const switched = (isOn: boolean) => flagNames.map((name) => ({ name, isEnabled: name === 'billing' ? isOn : true }))

  it.each<[Role, boolean]>([
    ['manager', true],
    ['employee', true],
    ['admin', false],
  ])('is not there for the %s where billing is switched on: %s', async (as, isOn) => {
    const { main } = await visit(pathTo('billing'), { as, answers: { session: { featureFlags: switched(isOn) } } })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    const menu = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(menu.getByRole('link', { name: 'Home' })).toBeTruthy()
    expect(menu.queryByRole('link', { name: 'Billing & Subscriptions' })).toBeNull()
  })
})

describe('§ 8 subscribing', () => {
  it('says what a smaller plan hides, counted, before it does', async () => {
    const { dialog } = await subscribing(running)
    const hidden = within(dialog.getByRole('region', { name: 'What this plan hides' }))
    expect(hidden.getByText('Goals: 12 goals')).toBeTruthy()
    expect(hidden.getByText(/^Nothing is deleted/)).toBeTruthy()
  })

  it('says for how long it pays, and what becomes of what is paid already', async () => {
    const { dialog } = await subscribing(running)
    expect(dialog.getByText(/ for \d+ people, for one month from today\.$/)).toBeTruthy()
    expect(
      dialog.getByText(/^It replaces your current plan today\. .*, until 2nd Apr 2026, is not refunded\.$/),
    ).toBeTruthy()
  })

  it('sends a token and never the card, and says so when it is done', async () => {
    const app = await subscribing({ ...running, productPlanId: small.id })
    await pay(app)
    await waitFor(() => expect(notices()).toContain('Congratulations. You have successfully subscribed.'))
    expect(app.calls('session.subscribe')).toMatchObject([
      { payload: { productPlanId: small.id, token: 'test_paid_4242', replaces: running.id } },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(within(app.main.getByRole('region', { name: 'Compliance' })).getByText('Current plan')).toBeTruthy()
  })

  it.each([
    ['the server’s detail', declined, 'Your card was declined.'],
    ['else the support ticket', broken, 'Your subscription could not be processed. Please raise a support ticket.'],
  ])('in vain: %s, and what was typed stays', async (_, answer, said) => {
    const app = await subscribing(answer)
    await pay(app)
    expect(await app.dialog.findByText(said)).toBeTruthy()
    expect(app.dialog.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242')
    expect(app.dialog.getByLabelText('Expires')).toHaveProperty('value', '04 / 29')
    expect(app.dialog.getByLabelText('Security code')).toHaveProperty('value', '123')
  })

  it('asks for a whole card first', async () => {
    const { dialog, user, calls } = await subscribing(running)
    await user.click(dialog.getByRole('button', { name: /^Pay/ }))
    expect(dialog.getByText('Enter the number on the front of the card')).toBeTruthy()
    expect(calls('session.subscribe')).toEqual([])
  })
})

describe('§ 8 cancelling', () => {
  const cancelling = async (cancelSubscription: NonNullable<Answers['session']>['cancelSubscription']) => {
    const app = await open({ cancelSubscription })
    await app.user.click(app.main.getByRole('button', { name: 'Cancel subscription' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel your Full plan?' }))
    return { ...app, question }
  }

  it('says until when the plan runs, and that it is cancelled', async () => {
    const { question, user, main } = await cancelling({ ...running, endsUtc: '2026-04-02T01:00:00.000Z' })
    expect(question.getByText(/^You keep your plan until 2nd Apr 2026/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Cancel subscription' }))
    await waitFor(() => expect(notices()).toContain('Your cancellation has been processed'))
    expect(await main.findByText(/^Full is cancelled and ends on/)).toBeTruthy()
  })

  it('in vain says the support ticket, in the question, which stays', async () => {
    const { question, user } = await cancelling(broken)
    await user.click(question.getByRole('button', { name: 'Cancel subscription' }))
    expect(
      await question.findByText('Your cancellation could not be processed. Please raise a support ticket.'),
    ).toBeTruthy()
  })
})
