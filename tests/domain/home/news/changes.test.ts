import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../../../src/domain/audit/nouns.ts'
import { changesTold, kindsTold, peopleTold, placeOfChange } from '../../../../src/domain/home/news/changes.ts'
import { pathTo } from '../../../../src/domain/session/places.ts'
import { ava, eve, max, noor } from '../../../fixtures/people.ts'

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  atUtc: '2026-11-21T03:00:00.000Z',
  actor: { id: ava, fullName: 'Ava' },
  action: 'updated',
  kind: 'employee',
  subjectId: eve,
  name: 'Eve',
  person: { id: eve, fullName: 'Eve' },
  fields: ['positionTitle'],
  values: [],
  ...over,
})
const nobody = { features: [], roles: [] }
const manager = { employeeId: max, underlings: [eve], privileges: nobody }
const admin = { employeeId: ava, underlings: [], privileges: { features: [], roles: ['admin'] } } as const

describe('told are changes of oneself and of one’s reports', () => {
  it('and of no more people to an administrator', () => {
    expect(peopleTold(manager)).toEqual([max, eve])
    expect(peopleTold(admin)).toEqual([ava])
  })

  it('of a report what their timeline shows: no emergency contact, no login', () => {
    const secret = [entry({ fields: ['emergency.contactName'] }), entry({ kind: 'account', fields: ['password'] })]
    expect(changesTold(manager, secret)).toEqual([])
    const own = secret.map((one) => ({ ...one, person: { id: max, fullName: 'Max' } }))
    expect(changesTold(manager, own)).toEqual(own)
    expect(changesTold(admin, secret)).toEqual(secret)
    expect(changesTold(manager, [entry({ fields: ['positionTitle', 'personal.address'] })])).toMatchObject([
      { fields: ['positionTitle'] },
    ])
  })
})

it.each([
  [['compliance', 'goals', 'positionDescriptions', 'assetRegister'], true, 6],
  [['compliance'], false, 2],
  [[], true, 1],
] as const)('of what the client has: modules %j', (modules, flags, count) => {
  const offering = { modules, flags: flags ? ['certifications', 'assetRegister'] : [] } as never
  expect(kindsTold(offering)).toHaveLength(count)
})

it.each<readonly [Partial<AuditEntry>, string | null]>([
  [{}, pathTo('employee', { id: eve })],
  [{ kind: 'goal', subjectId: 'g' }, pathTo('goal', { id: 'g' })],
  [{ kind: 'goal', subjectId: 'g', action: 'removed' }, pathTo('employee', { id: eve })],
  [{ kind: 'position', subjectId: 'p' }, pathTo('employeePosition', { employeeId: eve, id: 'p' })],
  [
    { kind: 'certification', subjectId: 'c' },
    pathTo('employeeCertificationsWithId', { id: eve, certificationId: 'c' }),
  ],
  [{ kind: 'asset', subjectId: 'a' }, `${pathTo('employee', { id: eve })}?tab=assets`],
  [{ kind: 'hrDocument', subjectId: 'd', person: { id: noor, fullName: null } }, pathTo('employee', { id: noor })],
  [{ person: null }, null],
])('%j is looked at there', (over, place) => expect(placeOfChange(entry(over))).toBe(place))
