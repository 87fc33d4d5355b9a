import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../../src/domain/audit/nouns.ts'
import { details, sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { fieldWords, kindWords } from '../../../src/domain/audit/words.ts'
import { anEntry } from '../../fixtures/audit.ts'
import { ava } from '../../fixtures/people.ts'

const changed = (field: string, before: string | null, after: string | null) =>
  anEntry({ fields: [field], values: [{ field, before, after }] })
const done = (over: Partial<AuditEntry>) => anEntry({ fields: [], person: null, ...over })

describe('Issue 5, audit: a change as a plain sentence', () => {
  it.each<[string, AuditEntry, string]>([
    ['a field without its value', anEntry(), 'Ava Tran changed Eve Larsen’s phone'],
    [
      'what was and what is',
      changed('departmentId', 'Finance', 'Sales'),
      'Ava Tran changed Eve Larsen’s department from Finance to Sales',
    ],
    ['nothing before', changed('reportsTo', null, 'Max Okafor'), 'Ava Tran set Eve Larsen’s manager to Max Okafor'],
    ['nothing after', changed('tags', 'Crane', null), 'Ava Tran removed Eve Larsen’s tags, which was Crane'],
    [
      'a day',
      changed('startDate', '2021-07-05', '2021-08-02'),
      'Ava Tran changed Eve Larsen’s start date from 5th Jul 2021 to 2nd Aug 2021',
    ],
    ['somebody inactive', changed('isActive', 'yes', 'no'), 'Ava Tran deactivated Eve Larsen'],
    [
      'an HR document put away',
      done({ ...changed('isArchived', 'false', 'true'), kind: 'hrDocument', name: 'Handbook', person: null }),
      'Ava Tran archived the HR document “Handbook”',
    ],
    [
      'and taken out again',
      done({ ...changed('isArchived', 'true', 'false'), kind: 'hrDocument', name: 'Handbook', person: null }),
      'Ava Tran took the HR document “Handbook” out of the archive',
    ],
    ['somebody active again', changed('isActive', 'no', 'yes'), 'Ava Tran made Eve Larsen active again'],
    [
      'several fields',
      anEntry({ fields: ['phone', 'firstName', 'avatarId'] }),
      'Ava Tran changed Eve Larsen’s phone, first name and picture',
    ],
    ['a newcomer', anEntry({ action: 'created', fields: ['firstName'] }), 'Ava Tran added Eve Larsen'],
    [
      'a leaver',
      anEntry({
        action: 'terminated',
        fields: ['isActive'],
        values: [{ field: 'terminationDate', before: null, after: '2026-03-01' }],
      }),
      'Ava Tran terminated Eve Larsen, last day 1st Mar 2026',
    ],
    [
      'somebody removed, whose name the record kept',
      anEntry({
        action: 'removed',
        fields: [],
        name: 'Eve Larsen',
        person: { id: anEntry().subjectId as never, fullName: null },
      }),
      'Ava Tran removed Eve Larsen',
    ],
    [
      'a department',
      done({ action: 'created', kind: 'department', name: 'Finance' }),
      'Ava Tran added the department “Finance”',
    ],
    [
      'somebody’s position',
      anEntry({ action: 'approved', kind: 'position', name: 'Foreman', fields: ['status'] }),
      'Ava Tran approved the position “Foreman” of Eve Larsen',
    ],
    [
      'a feature',
      done({
        action: 'toggled',
        kind: 'featureFlag',
        name: 'assetRegister',
        values: [{ field: 'isEnabled', before: 'no', after: 'yes' }],
      }),
      'Ava Tran switched “asset register” on',
    ],
    ['the logo', done({ kind: 'tenant', fields: ['logoUrl'] }), 'Ava Tran changed the company’s logo'],
    ['nobody acted', anEntry({ actor: null }), 'Tenure changed Eve Larsen’s phone'],
    [
      'somebody who was removed acted',
      anEntry({ actor: { id: ava, fullName: null } }),
      'Somebody who has left changed Eve Larsen’s phone',
    ],
    ['a kind nobody thought of', done({ action: 'created', kind: 'assetNote' }), 'Ava Tran added an asset note'],
    [
      'a login',
      anEntry({ kind: 'account', action: 'invited', fields: ['login'] }),
      'Ava Tran invited Eve Larsen to sign in',
    ],
    ['a password', anEntry({ kind: 'account', fields: ['password'] }), 'Ava Tran changed Eve Larsen’s password'],
    [
      'a second factor',
      anEntry({ kind: 'account', action: 'reset', fields: ['twoFactor'] }),
      'Ava Tran reset Eve Larsen’s two-factor authentication',
    ],
    ['a right', { ...changed('isAdmin', 'no', 'yes'), kind: 'account' }, 'Ava Tran made Eve Larsen an administrator'],
    [
      'a reading that is written down',
      anEntry({ kind: 'emergency', action: 'viewed', fields: [] }),
      'Ava Tran looked at Eve Larsen’s emergency contacts',
    ],
    ['an order', done({ action: 'reordered', kind: 'category' }), 'Ava Tran put the categories in another order'],
    [
      'two that are one now',
      done({
        action: 'merged',
        kind: 'department',
        name: 'Yard',
        values: [{ field: 'name', before: 'Yard', after: 'Office' }],
      }),
      'Ava Tran merged the department “Yard” into “Office”',
    ],
    ['their own record', anEntry({ actor: anEntry().person }), 'Eve Larsen changed their own phone'],
    [
      'their own position',
      anEntry({ actor: anEntry().person, action: 'acknowledged', kind: 'position', name: 'Clerk', fields: ['status'] }),
      'Eve Larsen acknowledged their own position “Clerk”',
    ],
    [
      'somebody hidden',
      changed('hideFromEmployeeDirectory', 'no', 'yes'),
      'Ava Tran hid Eve Larsen from the directory',
    ],
    [
      'a name',
      done({
        kind: 'department',
        name: 'Sales',
        fields: ['name'],
        values: [{ field: 'name', before: 'Sale', after: 'Sales' }],
      }),
      'Ava Tran changed the department “Sales”: name from Sale to Sales',
    ],
    [
      'all of an item',
      done({ kind: 'meetingLocation', name: 'Lunch room', fields: ['content'] }),
      'Ava Tran changed the meeting location “Lunch room”',
    ],
    ['a vowel', done({ action: 'created', kind: 'asset' }), 'Ava Tran added an asset'],
    ['nothing is different', anEntry({ fields: [] }), 'Ava Tran changed Eve Larsen'],
  ])('%s', (_, entry, sentence) => {
    expect(sentenceOf(entry)).toBe(sentence)
  })

  it('of several fields, what each was and is stands below', () => {
    const values = [
      { field: 'departmentId', before: 'Finance', after: 'Sales' },
      { field: 'startDate', before: null, after: '2021-08-02' },
    ]
    expect(details(anEntry({ fields: ['departmentId', 'startDate'], values }))).toEqual([
      'department changed from Finance to Sales',
      'start date set to 2nd Aug 2021',
    ])
    expect(details(changed('departmentId', 'Finance', 'Sales'))).toEqual([])
  })

  it('2.6 and the notes of whoever confirmed it', () => {
    const given = anEntry({
      kind: 'account',
      fields: ['isAdmin', 'notes'],
      values: [
        { field: 'isAdmin', before: 'no', after: 'yes' },
        { field: 'notes', before: null, after: 'While Nia is away' },
      ],
    })
    expect([sentenceOf(given), details(given)]).toEqual([
      'Ava Tran made Eve Larsen an administrator',
      ['notes: While Nia is away'],
    ])
  })

  it('a name without words of its own is taken apart', () => {
    expect([kindWords('coreValue'), fieldWords('personal.dateOfBirth'), fieldWords('email')]).toEqual([
      'core value',
      'date of birth',
      'email',
    ])
  })
})
