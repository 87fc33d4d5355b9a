import { describe, expect, test } from 'vitest'
import { agreedToCurrent, isBoundBy, toDoItems, unacknowledged } from '../../../src/domain/policies/duties.ts'
import { eve, max } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'

const agreed = (employeeId: typeof eve, versionNo: number) => ({
  employeeId,
  versionNo,
  agreementDateUtc: '2024-02-10T00:00:00Z',
})

describe('§ 3 relevant parties: all, or chosen employees', () => {
  test.each([
    ['all', { all: true, employeeIds: [] }, true],
    ['chosen', { all: false, employeeIds: [max, eve] }, true],
    ['others chosen', { all: false, employeeIds: [max] }, false],
    ['nobody', { all: false, employeeIds: [] }, false],
  ])('%s', (_, relevantParties, bound) => expect(isBoundBy(aPolicy({ relevantParties }), eve)).toBe(bound))
})

describe('4-10 agreed or not, per employee and (ours) per version', () => {
  test.each([
    ['never', [], false],
    ['to the current version', [agreed(eve, 2)], true],
    ['to an older version only', [agreed(eve, 1)], false],
    ['to both', [agreed(eve, 1), agreed(eve, 2)], true],
    ['somebody else did', [agreed(max, 2)], false],
  ])('%s', (_, agreements, done) => {
    const policy = aPolicy({ agreements })
    expect(agreedToCurrent(policy, eve)).toBe(done)
    expect(unacknowledged([policy], eve)).toEqual(done ? [] : [policy])
  })

  test('a document that is no policy, and a policy for others, ask nothing', () => {
    const others = aPolicy({ relevantParties: { all: false, employeeIds: [max] } })
    expect(unacknowledged([aPolicy({ type: 1 }), others], eve)).toEqual([])
  })
})

describe('the to-do items', () => {
  test("§ 3 policy update message: type hrDocumentUpdate, title 'Policy update available', for who agreed before", () => {
    const policy = aPolicy({ agreements: [agreed(eve, 1)], dueUtc: '2024-04-01T00:00:00Z' })
    expect(toDoItems([policy], eve)).toEqual([
      {
        type: 'hrDocumentUpdate',
        id: policy.id,
        title: 'Policy update available',
        detail: 'Code of Conduct',
        dueUtc: '2024-04-01T00:00:00Z',
      },
    ])
  })

  test('a first agreement is its own kind (ours)', () => {
    expect(toDoItems([aPolicy()], eve).map((item) => item.type)).toEqual(['hrDocumentAgreement'])
    expect(toDoItems([aPolicy({ agreements: [agreed(max, 1)] })], eve).map((item) => item.type)).toEqual([
      'hrDocumentAgreement',
    ])
  })

  test('due first, without a due date last, then by title', () => {
    const policies = [
      aPolicy({ title: 'Leave' }),
      aPolicy({ title: 'Travel', dueUtc: '2024-05-01T00:00:00Z' }),
      aPolicy({ title: 'Conduct' }),
      aPolicy({ title: 'Safety', dueUtc: '2024-04-01T00:00:00Z' }),
    ]
    expect(toDoItems(policies, eve).map((item) => item.detail)).toEqual(['Safety', 'Travel', 'Conduct', 'Leave'])
  })
})
