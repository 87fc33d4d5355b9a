import { describe, expect, test } from 'vitest'
import type { Handover, HandoverKind } from '../../../src/domain/employees/accounts/nouns.ts'
import type { Leaving } from '../../../src/domain/employees/nouns.ts'
import { leavingSteps, leftLately } from '../../../src/domain/employees/starting/leavingSteps.ts'
import { leavingStepWords } from '../../../src/domain/employees/starting/leavingWording.ts'
import { max } from '../../fixtures/people.ts'

const left = (kind: HandoverKind, count = 1): Handover => ({ kind, count, names: ['Laptop'] })
const plan: Leaving = {
  lastDay: '2026-12-31',
  kind: 'retirement',
  reason: '',
  heir: null,
  notes: '',
  plannedBy: null,
}
const withHeir: Leaving = { ...plan, heir: { id: max, fullName: 'Max Oduya' } }

describe('what is to be done before somebody leaves', () => {
  test.each([
    ['assets to return', [left('assets')], plan, null, [['assets', 'open']]],
    ['reports, and nobody who takes over', [left('reports')], plan, null, [['reports', 'open']]],
    ['reports that go to somebody on the day', [left('reports')], withHeir, null, [['reports', 'waiting']]],
    ['reports of who has left', [left('reports')], null, null, [['reports', 'open']]],
    ['what a policy asks is over with the employment', [left('policies')], plan, null, []],
    ['a login ends on its own', [], plan, 'active', [['login', 'waiting']]],
    ['an invitation too', [], plan, 'invited', [['login', 'waiting']]],
    ['nothing', [], plan, null, []],
  ] as const)('%s', (_, handovers, leaving, loginState, steps) => {
    expect(leavingSteps({ leaving, loginState }, handovers).map(({ name, state }) => [name, state])).toEqual(steps)
  })

  test('in words', () => {
    const [reports, assets, login] = leavingSteps({ leaving: withHeir, loginState: 'active' }, [
      { kind: 'reports', count: 1, names: ['Yuri Test'] },
      left('assets', 2),
    ])
    expect([reports, assets, login].map((step) => step && leavingStepWords(step, { leaving: withHeir }))).toEqual([
      '1 person reports to them: Yuri Test. They go to Max Oduya.',
      '2 assets to return: Laptop and 1 more',
      'Their login ends after their last day',
    ])
  })
})

test.each([
  ['2026-03-01', '2026-06-01', true],
  ['2026-03-01', '2026-06-02', false],
])('who left on %s is shown what is left with them on %s: %s', (lastDay, today, isIt) => {
  expect(leftLately(lastDay, today)).toBe(isIt)
})
