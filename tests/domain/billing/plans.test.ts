import { describe, expect, test } from 'vitest'
import { flagNames, flagsOn } from '../../../src/domain/billing/flags.ts'
import { FeatureFlagName } from '../../../src/domain/billing/nouns.ts'
import { saving, sortedPlans, unitAmount } from '../../../src/domain/billing/plans.ts'
import { wording } from '../../../src/domain/billing/wording.ts'
import { aPlan } from '../../fixtures/tenants.ts'

test('9-08 plans are sorted by monthly unit amount; ours: no monthly price last, equal prices by name', () => {
  const plans = [
    aPlan({ name: 'Yearly only', annual: 100 }),
    aPlan({ name: 'Complete', monthly: 900, annual: 1 }),
    aPlan({ name: 'Growth', monthly: 500 }),
    aPlan({ name: 'Basic', monthly: 500 }),
    aPlan({ name: 'Free', monthly: 0 }),
    aPlan({ name: 'On request' }),
  ]
  const given = [...plans]
  expect(sortedPlans(plans).map((plan) => plan.name)).toEqual([
    'Free',
    'Basic',
    'Growth',
    'Complete',
    'On request',
    'Yearly only',
  ])
  expect(plans).toEqual(given)
})

test('9-07 each billing cycle has its own price, or none', () => {
  const plan = aPlan({ monthly: 500 })
  expect([unitAmount(plan, 'Monthly'), unitAmount(plan, 'Annual')]).toEqual([500, null])
})

describe('the saving of paying annually (ours)', () => {
  test.each([
    ['two months free', { monthly: 600, annual: 6000 }, { amount: 1200, percent: 16 }],
    ['one cent', { monthly: 600, annual: 7199 }, { amount: 1, percent: 0 }],
    ['the same price is no saving', { monthly: 600, annual: 7200 }, null],
    ['dearer is no saving', { monthly: 600, annual: 7201 }, null],
    ['no annual price', { monthly: 600 }, null],
    ['no monthly price', { annual: 6000 }, null],
    ['free', { monthly: 0, annual: 0 }, null],
  ])('%s', (_, prices, expected) => {
    expect(saving(aPlan(prices))).toEqual(expected)
  })
})

test('4-14 feature flags are on or off; ours: one that nobody set is off', () => {
  expect(
    flagsOn([
      { name: 'billing', isEnabled: true },
      { name: 'certifications', isEnabled: false },
    ]),
  ).toEqual(['billing'])
  expect(flagNames).toEqual(FeatureFlagName.literals)
})

test('8-40 the messages of the subscription', () => {
  expect([wording.subscribed, wording.cancelled]).toEqual([
    'Congratulations. You have successfully subscribed.',
    'Your cancellation has been processed',
  ])
})
