import { describe, expect, test } from 'vitest'
import { asks, ownDuty, toDoItems, unacknowledged } from '../../../src/domain/policies/duties.ts'
import { agreementHolds } from '../../../src/domain/policies/dutyStatus.ts'
import type { HrDocumentSummary } from '../../../src/domain/policies/nouns.ts'
import { eve, max } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'

const agreed = (employeeId: typeof eve, versionNo: number) => ({
  employeeId,
  versionNo,
  agreementDateUtc: '2024-02-10T00:00:00.000Z',
})
const nowUtc = '2024-03-01T00:00:00.000Z'

describe('what asks somebody to agree (ours): a policy in force that binds them', () => {
  test.each<[string, Partial<HrDocumentSummary>, boolean]>([
    ['published', {}, true],
    ['3 type: a document that is only read', { type: 1 }, false],
    ['a draft', { status: 'draft', versionNo: 0 }, false],
    ['archived', { status: 'archived' }, false],
    ['3 relevantParties: others', { bindsMe: false }, false],
  ])('%s', (_, over, does) => {
    const policy = aPolicy(over)
    expect(asks(policy)).toBe(does)
    expect(unacknowledged([policy], eve, nowUtc)).toEqual(does ? [policy] : [])
  })
})

describe('4-10 agreed or not, per employee; (ours) to the newest version of substance or a later one', () => {
  test.each<[string, ReadonlyArray<ReturnType<typeof agreed>>, Partial<HrDocumentSummary>, boolean]>([
    ['never', [], {}, false],
    ['to the current version', [agreed(eve, 2)], {}, true],
    ['to an older version only', [agreed(eve, 1)], {}, false],
    ['to both', [agreed(eve, 1), agreed(eve, 2)], {}, true],
    ['somebody else did', [agreed(max, 2)], {}, false],
    ['to version 2, and 3 is editorial', [agreed(eve, 2)], { versionNo: 3, agreeFromVersionNo: 2 }, true],
    ['to the editorial version 3', [agreed(eve, 3)], { versionNo: 3, agreeFromVersionNo: 2 }, true],
    ['to version 1, and 2 of 3 was of substance', [agreed(eve, 1)], { versionNo: 3, agreeFromVersionNo: 2 }, false],
  ])('%s', (_, agreements, over, holds) => {
    const policy = aPolicy({ ...over, agreements })
    expect(agreementHolds(ownDuty(policy, eve), nowUtc)).toBe(holds)
    expect(unacknowledged([policy], eve, nowUtc)).toEqual(holds ? [] : [policy])
  })

  test.each([
    ['before the renewal', '2024-03-01T00:00:00.001Z', true],
    ['from its very instant on', nowUtc, false],
    ['after it', '2024-02-29T23:59:59.999Z', false],
  ])('an agreement that has to be renewed, %s', (_, renewalUtc, holds) => {
    const policy = aPolicy({ agreements: [agreed(eve, 2)], renewalUtc })
    expect(agreementHolds(ownDuty(policy, eve), nowUtc)).toBe(holds)
  })
})

describe('the to-do items', () => {
  test("3 policy update message: type hrDocumentUpdate, title 'Policy update available', for who agreed before", () => {
    const policy = aPolicy({ agreements: [agreed(eve, 1)], dueUtc: '2024-04-01T00:00:00.000Z' })
    expect(toDoItems([policy], eve, nowUtc)).toEqual([
      {
        type: 'hrDocumentUpdate',
        id: policy.id,
        title: 'Policy update available',
        detail: 'Code of Conduct',
        dueUtc: '2024-04-01T00:00:00.000Z',
        version: policy.versionNo,
      },
    ])
  })

  test.each([
    ['a first agreement is its own kind', aPolicy(), 'Policy to agree to'],
    ['somebody else’s changes nothing', aPolicy({ agreements: [agreed(max, 1)] }), 'Policy to agree to'],
    [
      'a renewal is no update: nothing was changed',
      aPolicy({ agreements: [agreed(eve, 2)], renewalUtc: nowUtc }),
      'Policy to agree to again',
    ],
  ])('%s (ours)', (_, policy, title) => {
    expect(toDoItems([policy], eve, nowUtc)).toMatchObject([{ type: 'hrDocumentAgreement', title }])
  })
})
