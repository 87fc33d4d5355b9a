import { Schema } from 'effect'
import { describe, expect, it, test } from 'vitest'
import { typeFields } from '../../../src/domain/certifications/certificationType.fields.ts'
import { CertificationTypeDraft } from '../../../src/domain/certifications/nouns.ts'
import {
  activeTypes,
  archivingDraftOf,
  isInUse,
  toTypeDraft,
  typedOf,
} from '../../../src/domain/certifications/typeDrafts.ts'
import { aCertificationType } from '../../fixtures/certifications.ts'
import { certificationId, departmentId } from '../../fixtures/ids.ts'

const named = { ...typeFields.blank, name: 'White Card' }

describe('What is typed of a certification type', () => {
  it.each([
    ['a name', {}, []],
    ['no name', { name: ' ' }, ['name']],
    ['a name of 121 letters', { name: 'x'.repeat(121) }, ['name']],
    ['no validity', { validityMonths: '' }, []],
    ['600 months', { validityMonths: '600' }, []],
    ['601 months', { validityMonths: '601' }, ['validityMonths']],
    ['0 months', { validityMonths: '0' }, ['validityMonths']],
    ['half a month', { validityMonths: '1.5' }, ['validityMonths']],
    ['no reminders', { reminderDays: '' }, []],
    ['reminders with anything between them', { reminderDays: '30 14;0' }, []],
    ['a reminder a year ahead', { reminderDays: '365' }, []],
    ['one more', { reminderDays: '366' }, ['reminderDays']],
    ['a word', { reminderDays: 'thirty' }, ['reminderDays']],
    ['13 of them', { reminderDays: '1,2,3,4,5,6,7,8,9,10,11,12,13' }, ['reminderDays']],
    ['13 of which two are the same', { reminderDays: '1,2,3,4,5,6,7,8,9,10,11,12,12' }, []],
  ])('%s', (_, over, fields) => {
    expect(Object.keys(typeFields.problems({ ...named, ...over }))).toEqual(fields)
  })

  test('what has no problems is what the contract takes', () => {
    const draft = toTypeDraft({ ...named, reminderDays: '0, 30, 30' }, aCertificationType().id, null)
    expect(Schema.decodeUnknownSync(CertificationTypeDraft)(draft)).toMatchObject({
      version: null,
      validityMonths: 12,
      reminderDays: [30, 0],
      isDeleted: false,
    })
  })

  test('a type that is archived stays so when it is renamed', () => {
    const draft = toTypeDraft(named, aCertificationType().id, { version: 3, isDeleted: true })
    expect([draft.version, draft.isDeleted]).toEqual([3, true])
  })

  test('what everybody must hold is not required of some as well', () => {
    const some = { ...named, departmentIds: [departmentId('yard')], positionTitles: ['Driver'], tags: ['Crew'] }
    expect(toTypeDraft({ ...some, all: true }, aCertificationType().id, null).requiredBy).toEqual({
      all: true,
      departmentIds: [],
      positionTitles: [],
      tags: [],
    })
  })

  test('the same said in another way is the same', () => {
    const type = aCertificationType()
    const typed = typedOf(type)
    expect(typeFields.changes(typed, { ...typed, name: ' White Card ', reminderDays: '0,14 30' })).toEqual([])
    expect(typeFields.changes(typed, { ...typed, all: true, tags: ['Crew'] })).toEqual(['all'])
    expect(typeFields.changes({ ...typed, all: true }, { ...typed, all: true, tags: ['Crew'] })).toEqual([])
  })
})

describe('3 Certification type', () => {
  test('in use is derived when references exist', () => {
    expect([
      isInUse(aCertificationType()),
      isInUse(aCertificationType({ references: [certificationId('a')] })),
    ]).toEqual([false, true])
  })

  test('4 archived types are hidden from active lists', () => {
    const [kept, archived] = [aCertificationType(), aCertificationType({ isDeleted: true })]
    expect(activeTypes([kept, archived])).toEqual([kept])
  })

  test('4 archived by setting isDeleted true, and nothing else', () => {
    const type = aCertificationType({ version: 5 })
    const { references: _, referenceCount: __, askedByPositions: ___, ...rest } = type
    expect(archivingDraftOf(type, true)).toEqual({ ...rest, isDeleted: true })
  })
})
