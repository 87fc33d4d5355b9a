import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../../src/domain/audit/nouns.ts'
import { details, sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { fieldWords, kindWords, stageWord } from '../../../src/domain/audit/words.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { reviewStages } from '../../../src/domain/reviews/lifecycle.ts'
import { stageNames } from '../../../src/domain/reviews/wording.ts'
import { anEntry } from '../../fixtures/audit.ts'
import { ava } from '../../fixtures/people.ts'

const changed = (field: string, before: string | null, after: string | null) =>
  anEntry({ fields: [field], values: [{ field, before, after }] })
const done = (over: Partial<AuditEntry>) => anEntry({ fields: [], person: null, ...over })

describe('Issue 5, audit: a change as a plain sentence', () => {
  it.each<[string, AuditEntry, string]>([
    ['a field without its value', anEntry(), 'Ava Lindqvist changed Eve Marlowe’s phone'],
    [
      'what was and what is',
      changed('departmentId', 'Finance', 'Sales'),
      'Ava Lindqvist changed Eve Marlowe’s department from Finance to Sales',
    ],
    ['nothing before', changed('reportsTo', null, 'Max Oduya'), 'Ava Lindqvist set Eve Marlowe’s manager to Max Oduya'],
    ['nothing after', changed('tags', 'Crane', null), 'Ava Lindqvist removed Eve Marlowe’s tags, which was Crane'],
    [
      'a day',
      changed('startDate', '2021-07-05', '2021-08-02'),
      'Ava Lindqvist changed Eve Marlowe’s start date from 5th Jul 2021 to 2nd Aug 2021',
    ],
    ['somebody inactive', changed('isActive', 'yes', 'no'), 'Ava Lindqvist deactivated Eve Marlowe'],
    [
      'an HR document put away',
      done({ ...changed('isArchived', 'false', 'true'), kind: 'hrDocument', name: 'Handbook', person: null }),
      'Ava Lindqvist archived the HR document “Handbook”',
    ],
    [
      'and taken out again',
      done({ ...changed('isArchived', 'true', 'false'), kind: 'hrDocument', name: 'Handbook', person: null }),
      'Ava Lindqvist unarchived the HR document “Handbook”',
    ],
    [
      'a review that goes on',
      anEntry({ ...changed('stage', 'Scheduled', 'Writing'), kind: 'performanceReview', name: 'Mid-year Review' }),
      'Ava Lindqvist moved Eve Marlowe’s review “Mid-year Review” from Scheduled to Being written',
    ],
    ['somebody active again', changed('isActive', 'no', 'yes'), 'Ava Lindqvist reactivated Eve Marlowe'],
    [
      'several fields',
      anEntry({ fields: ['phone', 'firstName', 'avatarId'] }),
      'Ava Lindqvist changed Eve Marlowe’s phone, first name and picture',
    ],
    ['a newcomer', anEntry({ action: 'created', fields: ['firstName'] }), 'Ava Lindqvist added Eve Marlowe'],
    [
      'a leaver',
      anEntry({
        action: 'terminated',
        fields: ['isActive'],
        values: [{ field: 'terminationDate', before: null, after: '2026-03-01' }],
      }),
      'Ava Lindqvist terminated Eve Marlowe, last day 1st Mar 2026',
    ],
    [
      'somebody removed, whose name the record kept',
      anEntry({
        action: 'removed',
        fields: [],
        name: 'Eve Marlowe',
        person: { id: anEntry().subjectId as never, fullName: null },
      }),
      'Ava Lindqvist removed Eve Marlowe',
    ],
    [
      'a department',
      done({ action: 'created', kind: 'department', name: 'Finance' }),
      'Ava Lindqvist added the department “Finance”',
    ],
    [
      'somebody’s position',
      anEntry({ action: 'approved', kind: 'position', name: 'Foreman', fields: ['status'] }),
      'Ava Lindqvist approved the position “Foreman” of Eve Marlowe',
    ],
    [
      'a feature',
      done({
        action: 'toggled',
        kind: 'featureFlag',
        name: 'assetRegister',
        values: [{ field: 'isEnabled', before: 'no', after: 'yes' }],
      }),
      'Ava Lindqvist turned “Asset register” on',
    ],
    ['the logo', done({ kind: 'tenant', fields: ['logoUrl'] }), 'Ava Lindqvist changed the company’s logo'],
    ['nobody acted', anEntry({ actor: null }), 'Tenure changed Eve Marlowe’s phone'],
    [
      'somebody who was removed acted',
      anEntry({ actor: { id: ava, fullName: null } }),
      'Former employee changed Eve Marlowe’s phone',
    ],
    ['a kind nobody thought of', done({ action: 'created', kind: 'assetNote' }), 'Ava Lindqvist added an asset note'],
    [
      'a login',
      anEntry({ kind: 'account', action: 'invited', fields: ['login'] }),
      'Ava Lindqvist invited Eve Marlowe to sign in',
    ],
    ['a password', anEntry({ kind: 'account', fields: ['password'] }), 'Ava Lindqvist changed Eve Marlowe’s password'],
    [
      'a second factor',
      anEntry({ kind: 'account', action: 'reset', fields: ['twoFactor'] }),
      'Ava Lindqvist reset Eve Marlowe’s two-factor authentication',
    ],
    [
      'a right',
      { ...changed('isAdmin', 'no', 'yes'), kind: 'account' },
      'Ava Lindqvist made Eve Marlowe an administrator',
    ],
    [
      'a reading that is written down',
      anEntry({ kind: 'emergency', action: 'viewed', fields: [] }),
      'Ava Lindqvist looked at Eve Marlowe’s emergency contacts',
    ],
    ['an order', done({ action: 'reordered', kind: 'category' }), 'Ava Lindqvist reordered the categories'],
    [
      'two that are one now',
      done({
        action: 'merged',
        kind: 'department',
        name: 'Yard',
        values: [{ field: 'name', before: 'Yard', after: 'Office' }],
      }),
      'Ava Lindqvist merged the department “Yard” into “Office”',
    ],
    ['their own record', anEntry({ actor: anEntry().person }), 'Eve Marlowe changed their own phone'],
    [
      'their own position',
      anEntry({ actor: anEntry().person, action: 'acknowledged', kind: 'position', name: 'Clerk', fields: ['status'] }),
      'Eve Marlowe acknowledged their own position “Clerk”',
    ],
    [
      'somebody hidden',
      changed('hideFromEmployeeDirectory', 'no', 'yes'),
      'Ava Lindqvist hid Eve Marlowe from the directory',
    ],
    [
      'a name',
      done({
        kind: 'department',
        name: 'Sales',
        fields: ['name'],
        values: [{ field: 'name', before: 'Sale', after: 'Sales' }],
      }),
      'Ava Lindqvist changed the department “Sales”: name from Sale to Sales',
    ],
    [
      'all of an item',
      done({ kind: 'meetingLocation', name: 'Lunch room', fields: ['content'] }),
      'Ava Lindqvist changed the meeting location “Lunch room”',
    ],
    ['a vowel', done({ action: 'created', kind: 'asset' }), 'Ava Lindqvist added an asset'],
    ['nothing is different', anEntry({ fields: [] }), 'Ava Lindqvist changed Eve Marlowe'],
  ])('%s', (_, entry, sentence) => {
    expect(sentenceOf(standardLocale, entry)).toBe(sentence)
  })

  it('of several fields, what each was and is stands below', () => {
    const values = [
      { field: 'departmentId', before: 'Finance', after: 'Sales' },
      { field: 'startDate', before: null, after: '2021-08-02' },
    ]
    expect(details(standardLocale, anEntry({ fields: ['departmentId', 'startDate'], values }))).toEqual([
      'department changed from Finance to Sales',
      'start date set to 2nd Aug 2021',
    ])
    expect(details(standardLocale, changed('departmentId', 'Finance', 'Sales'))).toEqual([])
  })

  it('2.6 and the notes of the person who confirmed it', () => {
    const given = anEntry({
      kind: 'account',
      fields: ['isAdmin', 'notes'],
      values: [
        { field: 'isAdmin', before: 'no', after: 'yes' },
        { field: 'notes', before: null, after: 'While Nia is away' },
      ],
    })
    expect([sentenceOf(standardLocale, given), details(standardLocale, given)]).toEqual([
      'Ava Lindqvist made Eve Marlowe an administrator',
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

  it('a stage is called as on the review itself', () => {
    expect(reviewStages.map(stageWord)).toEqual(reviewStages.map((stage) => stageNames[stage]))
  })
})
