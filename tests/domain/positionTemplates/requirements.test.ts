import { describe, expect, test } from 'vitest'
import type { CertificationTypeId, HrDocumentId } from '../../../src/domain/kernel/ids.ts'
import { asksInWords, gapsOf, mayAskFor, owedOf } from '../../../src/domain/positionTemplates/requirements.ts'
import { anActor, theAdmin } from '../../fixtures/people.ts'
import { aPositionTemplate } from '../../fixtures/positionTemplates.ts'

const everything = { modules: ['compliance'], flags: ['certifications'] } as const
const [type, policy] = ['type', 'policy'] as unknown as [CertificationTypeId, HrDocumentId]
const nothing = { certificationTypeIds: [], policyIds: [] }
const types = { ...nothing, certificationTypeIds: [type] }
const policies = { ...nothing, policyIds: [policy] }
const policyWriter = anActor({
  privileges: { roles: [], features: [{ featureId: 'companyPoliciesManage', actions: ['Modify'] }] },
})

describe('areas.md 1.4: who may change what a position asks for', () => {
  test.each([
    ['an admin, both', theAdmin, everything, nothing, { ...types, ...{ policyIds: [policy] } }, 'yes'],
    ['an admin without the flag, certifications', theAdmin, { ...everything, flags: [] }, nothing, types, 'flagOff'],
    ['an admin without the module, policies', theAdmin, { modules: [], flags: [] }, nothing, policies, 'moduleMissing'],
    ['whoever writes policies, policies', policyWriter, everything, nothing, policies, 'yes'],
    ['whoever writes policies, certifications', policyWriter, everything, nothing, types, 'adminOnly'],
    ['somebody else, policies', anActor(), everything, nothing, policies, 'featureNotGranted'],
    ['somebody else, none of it any more', anActor(), everything, types, nothing, 'adminOnly'],
    ['somebody else, what is asked for already', anActor(), everything, types, types, 'yes'],
  ] as const)('%s', (_, actor, offering, before, after, expected) => {
    const may = mayAskFor(actor, offering, before, after)
    expect(may.allowed ? 'yes' : may.because).toBe(expected)
  })
})

describe('a gap is what is still owed', () => {
  const item = (standing: 'agreed' | 'late' | 'expiringSoon' | 'submitted' | 'missing') =>
    ({ kind: 'policy', id: standing, title: standing, standing, dueUtc: null, doneUtc: null }) as const

  test.each([
    ['agreed', false],
    ['expiringSoon', false],
    ['submitted', true],
    ['late', true],
    ['missing', true],
  ] as const)('%s: %s', (standing, isGap) => {
    const owes = owedOf([item(standing)])
    expect(gapsOf(aPositionTemplate().id, [{ owes }])).toMatchObject({ holders: 1, withGaps: isGap ? 1 : 0 })
  })
})

test.each([
  [['First Aid', 'White Card'], [], 'needs First Aid and White Card'],
  [[], ['Heat'], 'has to agree to Heat'],
  [['First Aid'], ['Heat', 'Plant'], 'needs First Aid and has to agree to Heat and Plant'],
])('a position asks for %j and %j in words', (types, policies, words) => {
  const named = (names: ReadonlyArray<string>) => names.map((name) => ({ id: name as never, name }))
  expect(asksInWords({ certificationTypes: named(types), policies: named(policies) })).toBe(words)
})
