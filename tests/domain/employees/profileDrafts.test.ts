import { Schema } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profileDraftOf } from '../../../src/domain/employees/drafts.ts'
import { employeeFields, type ProfileDraft, profileFields } from '../../../src/domain/employees/employee.fields.ts'
import { EmergencyUpdate, OtherUpdate, PersonalUpdate } from '../../../src/domain/employees/nouns.ts'
import { anEmployee } from '../../fixtures/people.ts'

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n',
    'a',
    'a\nb',
    '\u0000',
    '\ud800',
    ' a ',
    '2024-02-29',
    '2023-02-29',
    'eve@home.example',
  ),
  fc.constantFrom(39, 40, 41, 60, 61, 120, 121, 254, 255, 400, 401, 1000, 1001, 2000, 2001).map((n) => 'a'.repeat(n)),
  fc.string({ unit: 'binary', maxLength: 5 }),
)

const aDraft = (fields: ReadonlyArray<keyof ProfileDraft>) =>
  fc
    .record(Object.fromEntries(fields.map((field) => [field, text])))
    .map((typed) => ({ ...profileFields.blank, ...typed }) as ProfileDraft)

describe('a section has a problem exactly when its noun would not take it', () => {
  test.each([
    [
      'personal',
      ['dateOfBirth', 'gender', 'personalEmail', 'personalPhone', 'address', 'rightToWork'] as const,
      employeeFields.personal.problems,
      employeeFields.personal.toSaved,
      PersonalUpdate,
    ],
    [
      'emergency',
      [
        'contactName',
        'contactRelationship',
        'contactPhone',
        'secondName',
        'secondRelationship',
        'secondPhone',
        'medicalNotes',
      ] as const,
      employeeFields.emergency.problems,
      employeeFields.emergency.toSaved,
      EmergencyUpdate,
    ],
    [
      'other',
      ['employeeNumber', 'workingHours', 'notes'] as const,
      employeeFields.other.problems,
      employeeFields.other.toSaved,
      OtherUpdate,
    ],
  ])('%s', (name, fields, problems, to, noun) => {
    const isTaken = Schema.is(noun as never)
    fc.assert(
      fc.property(aDraft(fields), (draft) => {
        const found = Object.keys(problems(draft, null)).length > 0
        const taken = isTaken({ version: 1, ...to(draft) })
        // A relationship alone is a contact that was begun: the form says so, where the noun has nothing against it.
        if (name === 'emergency' && taken && found)
          return draft.contactRelationship.trim() !== '' || draft.secondRelationship.trim() !== ''
        return found === !taken
      }),
      { numRuns: 1500 },
    )
  })
})

describe('nobody who works here is born later than today', () => {
  test.each([
    ['2026-11-20', undefined],
    ['2026-11-21', undefined],
    ['2026-11-22', 'A date of birth cannot be in the future.'],
    ['2026-02-31', 'Enter a valid date'],
    ['', undefined],
  ])('%s', (dateOfBirth, problem) => {
    expect(employeeFields.personal.problems({ ...profileFields.blank, dateOfBirth }, '2026-11-21').dateOfBirth).toBe(
      problem,
    )
  })
})

describe('a contact has a name and a number, or is none', () => {
  test.each([
    [{}, {}],
    [{ contactName: 'Robin' }, { contactPhone: 'Enter the number to call' }],
    [{ contactPhone: '000' }, { contactName: 'Enter whom to ask for' }],
    [
      { secondRelationship: 'Friend' },
      { secondName: 'Enter whom to ask for', secondPhone: 'Enter the number to call' },
    ],
    [{ contactName: 'Robin', contactPhone: '000' }, {}],
  ])('%j', (typed, problems) => {
    expect(employeeFields.emergency.problems({ ...profileFields.blank, ...typed })).toEqual(problems)
  })
})

describe('unsaved is what would be saved differently', () => {
  const chosen = ['b', 'a'] as unknown as ProfileDraft['documentIds']
  test.each([
    [{ gender: ' ' }, []],
    [{ gender: 'Woman' }, ['gender']],
    [{ documentIds: chosen }, ['documentIds']],
    [{ firstName: 'Eva', notes: 'x' }, ['firstName', 'notes']],
  ] as const)('%j', (change, fields) => {
    expect(profileFields.changes(profileFields.blank, { ...profileFields.blank, ...change })).toEqual(fields)
  })

  test('the order of the policies is no change', () => {
    const one = { ...profileFields.blank, documentIds: chosen }
    expect(profileFields.changes(one, { ...one, documentIds: chosen.toReversed() })).toEqual([])
  })
})

test('a section that is not for these eyes opens empty', () => {
  const draft = profileDraftOf(anEmployee())
  expect([draft.gender, draft.contactName, draft.documentIds, draft.employmentType]).toEqual(['', '', [], null])
})
