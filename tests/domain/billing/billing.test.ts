import { describe, expect, test } from 'vitest'
import { cardFields } from '../../../src/domain/billing/card.fields.ts'
import { lossesOf } from '../../../src/domain/billing/losses.ts'
import { allModules } from '../../../src/domain/billing/modules.ts'
import { paidUntil } from '../../../src/domain/billing/periods.ts'
import { isSamePlan } from '../../../src/domain/billing/plans.ts'
import { cancelWarning, lossInWords, wording } from '../../../src/domain/billing/wording.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { aBilling } from '../../fixtures/billing.ts'
import { planId } from '../../fixtures/ids.ts'

const at = (text: string) => Date.parse(text)

describe('a subscription is paid a month or a year at a time, from when it began', () => {
  test.each([
    ['Monthly', '2026-01-31T09:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-02-28T09:00:00.000Z'],
    ['Monthly', '2026-01-31T09:00:00.000Z', '2026-02-28T09:00:00.000Z', '2026-03-31T09:00:00.000Z'],
    ['Monthly', '2026-01-31T09:00:00.000Z', '2026-02-28T08:59:59.999Z', '2026-02-28T09:00:00.000Z'],
    ['Annual', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z', '2025-02-28T00:00:00.000Z'],
    ['Annual', '2024-02-29T00:00:00.000Z', '2027-06-01T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ] as const)('%s from %s, at %s: until %s', (cycle, started, now, until) => {
    expect(new Date(paidUntil(started, cycle, at(now))).toISOString()).toBe(until)
  })
})

describe('what a smaller plan hides is counted, and nothing is deleted', () => {
  const { counts } = aBilling()
  const losses = lossesOf(allModules, ['positionDescriptions', 'compliance', 'orgChart'], counts)
  test('each module that it does not hold, with what stands in it', () => {
    expect(losses.map((loss) => lossInWords(standardLocale, loss))).toEqual([
      'Asset register',
      'Check-ins',
      'Goals: 12 goals',
      'Performance reviews: 1 review',
    ])
  })

  test('a bigger plan hides nothing', () => {
    expect(lossesOf(['goals'], allModules, counts)).toEqual([])
  })

  test('cancelling says the last day, and then what is hidden', () => {
    expect(cancelWarning(standardLocale, '2026-03-02', ['Goals: 12 goals'])).toBe(
      `You keep your plan until 2nd Mar 2026, the end of the paid period. Nothing is charged after that. Then these are hidden: Goals: 12 goals. ${wording.nothingDeleted} ${wording.exportToo}`,
    )
  })
})

test('the very plan and cycle that runs is not subscribed to again; one that is cancelled is', () => {
  const wanted = { productPlanId: planId('Full'), billingCycle: 'Annual' } as const
  expect(isSamePlan({ ...wanted, endsUtc: null }, wanted)).toBe(true)
  expect(isSamePlan({ ...wanted, endsUtc: null }, { ...wanted, billingCycle: 'Monthly' })).toBe(false)
  expect(isSamePlan({ ...wanted, endsUtc: '2026-03-02T00:00:00.000Z' }, wanted)).toBe(false)
  expect(isSamePlan(null, wanted)).toBe(false)
})

test.each([
  ['4242 4242 4242 4242', '04 / 29', '123', []],
  ['4242-4242-4242-4242', '12/30', '1234', []],
  ['4242 4242 4242 4241', '04 / 29', '123', ['number']],
  ['4242', '04 / 29', '123', ['number']],
  ['4242 4242 4242 4242', '13 / 29', '12', ['expiry', 'code']],
])('a card %s %s %s: wrong in %j', (number, expiry, code, wrong) => {
  expect(Object.keys(cardFields.problems({ number, expiry, code }))).toEqual(wrong)
})
