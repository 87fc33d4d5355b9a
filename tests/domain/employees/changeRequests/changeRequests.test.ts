import { describe, expect, test } from 'vitest'
import {
  fieldsOfLine,
  isPossible,
  mayAskForChange,
  mayDecideOnChange,
  maySeeChange,
  mayWithdraw,
  sightOfField,
} from '../../../../src/domain/employees/changeRequests/access.ts'
import {
  draftOfValues,
  partOf,
  type RequestedField,
  type RequestedValues,
  requestedFields,
  requestProblems,
  toAsked,
} from '../../../../src/domain/employees/changeRequests/changeRequest.fields.ts'
import {
  changesAsked,
  keptWhenOver,
  outdatedFields,
  withAsked,
} from '../../../../src/domain/employees/changeRequests/comparing.ts'
import { answersFor, changeDuties } from '../../../../src/domain/employees/changeRequests/duties.ts'
import { askedLetter, decidedLetter } from '../../../../src/domain/employees/changeRequests/letters.ts'
import { changeStates } from '../../../../src/domain/employees/changeRequests/lifecycle.ts'
import { changeProblems } from '../../../../src/domain/employees/changeRequests/wording.ts'
import type { ChangeRequestId, EmployeeId } from '../../../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../../../src/domain/kernel/locale.ts'
import type { Actor } from '../../../../src/domain/permissions/actor.ts'
import { samples } from '../../../../src/samples/people.ts'

const { ava, eve, max, noor } = samples

const actor = (employeeId: EmployeeId, underlings: ReadonlyArray<EmployeeId> = [], isAdmin = false): Actor => ({
  employeeId,
  underlings,
  privileges: { features: [], roles: isAdmin ? ['admin'] : [] },
})
const actors = {
  eve: actor(eve.id),
  max: actor(max.id, [eve.id]),
  noor: actor(noor.id),
  ava: actor(ava.id, [], true),
} as const
type Who = keyof typeof actors

const open = { managersSeePersonal: true, managersSeeEmergency: true, managersChoosePolicies: true }
const closed = { managersSeePersonal: false, managersSeeEmergency: false, managersChoosePolicies: true }

const standing: RequestedValues = {
  firstName: 'Eve',
  lastName: 'Marlowe',
  email: 'eve@tenure.example',
  phone: '0491 570 006',
  dateOfBirth: '1990-04-01',
  gender: null,
  personalEmail: null,
  personalPhone: null,
  address: '1 Banksia Street',
  rightToWork: null,
  contactName: 'Robin',
  contactRelationship: null,
  contactPhone: '0491 570 156',
  secondName: null,
  secondRelationship: null,
  secondPhone: null,
  medicalNotes: null,
}

const asked = (...fields: ReadonlyArray<RequestedField>) => ({ employeeId: eve.id, hasLogin: true, fields })
const said = (decision: { readonly allowed: boolean; readonly because?: string }) =>
  decision.allowed ? 'yes' : decision.because

describe('§ 6 who may not edit their own record asks for a change of it, and withdraws what they asked for', () => {
  test.each<[Who, string, string]>([
    ['eve', 'yes', 'yes'],
    ['max', 'notYourRequest', 'notYourRequest'],
    ['noor', 'notYourRequest', 'notYourRequest'],
    ['ava', 'notYourRequest', 'notYourRequest'],
  ])('%s: asks %s, withdraws %s', (who, asks, withdraws) => {
    expect(said(mayAskForChange(actors[who], eve.id))).toBe(asks)
    expect(said(mayWithdraw(actors[who], { employeeId: eve.id }))).toBe(withdraws)
  })

  test('an admin edits their own record', () => {
    expect(said(mayAskForChange(actors.ava, ava.id))).toBe('editsOwnRecord')
  })
})

describe('who may edit the fields decides, and nobody about their own', () => {
  test.each<[ReadonlyArray<RequestedField>, typeof open, Record<Who, string>]>([
    [['phone'], open, { eve: 'ownRecord', max: 'yes', noor: 'notYourReport', ava: 'yes' }],
    [['phone'], closed, { eve: 'ownRecord', max: 'yes', noor: 'notYourReport', ava: 'yes' }],
    [['address'], open, { eve: 'ownRecord', max: 'yes', noor: 'notYourReport', ava: 'yes' }],
    [['address'], closed, { eve: 'ownRecord', max: 'closedToManagers', noor: 'notYourReport', ava: 'yes' }],
    [['contactPhone'], open, { eve: 'ownRecord', max: 'yes', noor: 'notYourReport', ava: 'yes' }],
    [['contactPhone'], closed, { eve: 'ownRecord', max: 'closedToManagers', noor: 'notYourReport', ava: 'yes' }],
    [['phone', 'address'], closed, { eve: 'ownRecord', max: 'closedToManagers', noor: 'notYourReport', ava: 'yes' }],
    // They sign in with it.
    [['email'], open, { eve: 'ownRecord', max: 'signInAddress', noor: 'notYourReport', ava: 'yes' }],
  ])('%j with %j', (fields, options, expected) => {
    const found = (Object.keys(actors) as ReadonlyArray<Who>).map((who) => [
      who,
      said(mayDecideOnChange(actors[who], asked(...fields), options)),
    ])
    expect(Object.fromEntries(found)).toEqual(expected)
    for (const who of Object.keys(actors) as ReadonlyArray<Who>)
      expect(maySeeChange(actors[who], asked(...fields), options)).toBe(who === 'eve' || expected[who] === 'yes')
  })

  test('whoever has become an admin does not decide about their own', () => {
    expect(said(mayDecideOnChange(actor(eve.id, [], true), asked('phone'), open))).toBe('ownRecord')
  })

  test('the address of somebody who does not sign in is their manager’s to change', () => {
    expect(said(mayDecideOnChange(actors.max, { ...asked('email'), hasLogin: false }, open))).toBe('yes')
  })
})

describe('a value is shown to whoever may see the field', () => {
  test.each<[Who, RequestedField, typeof open, string]>([
    ['eve', 'contactPhone', closed, 'shown'],
    ['eve', 'address', closed, 'shown'],
    ['max', 'phone', closed, 'shown'],
    ['max', 'address', open, 'shown'],
    ['max', 'address', closed, 'hidden'],
    ['max', 'contactPhone', open, 'onRequest'],
    ['max', 'contactPhone', closed, 'hidden'],
    ['ava', 'medicalNotes', closed, 'onRequest'],
    ['noor', 'address', open, 'hidden'],
  ])('%s: %s, %j: %s', (who, field, options, sight) => {
    expect(sightOfField(actors[who], eve.id, field, options)).toBe(sight)
  })

  test('the line reads in the timeline of which fields it may know', () => {
    expect(fieldsOfLine(closed)).toEqual(['firstName', 'lastName', 'email', 'phone'])
    expect(fieldsOfLine({ ...closed, managersSeePersonal: true })).toContain('address')
    expect(fieldsOfLine(open)).toEqual(requestedFields)
  })
})

test('it is decided once', () => {
  for (const state of changeStates)
    for (const action of ['accept', 'decline', 'withdraw', 'close'] as const)
      expect(isPossible(state, action).allowed).toBe(state === 'open')
})

describe('what is asked for is judged as where the record is edited', () => {
  const before = draftOfValues(standing)
  test.each<[string, object, object]>([
    ['a phone', { phone: '0400 000 000' }, {}],
    ['nothing', {}, { note: changeProblems.nothingAsked }],
    ['a note alone', { note: 'Please' }, { note: changeProblems.nothingAsked }],
    ['a space', { phone: ' 0491 570 006 ' }, { note: changeProblems.nothingAsked }],
    ['no first name', { firstName: ' ' }, { firstName: 'Enter a first name' }],
    ['an address nobody can write to', { email: 'eve' }, { email: expect.any(String) }],
    ['a birth ahead', { dateOfBirth: '2030-01-01' }, { dateOfBirth: expect.any(String) }],
    ['a contact nobody can call', { contactPhone: '' }, { contactPhone: 'Enter the number to call' }],
    ['a long note', { phone: '1', note: 'x'.repeat(501) }, { note: expect.any(String) }],
  ])('%s', (_, typed, problems) => {
    expect(requestProblems(before, { ...before, ...typed }, '2026-11-29')).toEqual(problems)
  })

  test('what stands already and is left alone is nobody’s fault', () => {
    const old = draftOfValues({ ...standing, contactPhone: null })
    expect(requestProblems(old, { ...old, phone: '1' }, '2026-11-29')).toEqual({})
    expect(requestProblems(old, { ...old, medicalNotes: 'Asthma' }, '2026-11-29')).toHaveProperty('contactPhone')
  })

  test('only what is typed over is sent', () => {
    expect(toAsked(before, { ...before, phone: ' 1 ', address: '', note: ' Soon ' })).toEqual({
      to: { phone: '1', address: null },
      note: 'Soon',
    })
  })
})

describe('what was asked for, against what stands by now', () => {
  const changes = changesAsked(standing, { phone: '1', address: '1 Banksia Street', lastName: 'Larsen' })
  test('what stands already is no change', () => {
    expect(changes).toEqual([
      { field: 'lastName', before: 'Marlowe', after: 'Larsen' },
      { field: 'phone', before: '0491 570 006', after: '1' },
    ])
    expect(withAsked(standing, changes)).toEqual({ ...standing, phone: '1', lastName: 'Larsen' })
  })

  test.each<[Partial<RequestedValues>, ReadonlyArray<RequestedField>]>([
    [{}, []],
    [{ gender: 'Woman' }, []],
    [{ phone: '2' }, ['phone']],
    // Somebody has written it there already.
    [{ phone: '1' }, []],
    [{ phone: null, lastName: 'Other' }, ['lastName', 'phone']],
  ])('%j', (now, outdated) => {
    expect(outdatedFields(changes, { ...standing, ...now })).toEqual(outdated)
  })

  test('once it is over, of personal and emergency data only the names are kept', () => {
    for (const field of requestedFields)
      expect(keptWhenOver([{ field, before: 'a', after: 'b' }])).toEqual([
        partOf(field) === 'basicInfo' ? { field, before: 'a', after: 'b' } : { field, before: null, after: null },
      ])
  })
})

describe('for whom it waits', () => {
  const manager = { id: max.id, isAdmin: false }
  test.each<[Who, ReadonlyArray<RequestedField>, { id: EmployeeId; isAdmin: boolean } | null, typeof open, boolean]>([
    ['max', ['phone'], manager, open, true],
    ['ava', ['phone'], manager, open, false],
    ['ava', ['phone'], null, open, true],
    ['max', ['address'], manager, closed, false],
    ['ava', ['address'], manager, closed, true],
    ['ava', ['email'], manager, open, true],
    // Another admin, where the manager is one.
    ['ava', ['address'], { id: max.id, isAdmin: true }, closed, false],
    ['noor', ['phone'], manager, open, false],
    ['eve', ['phone'], manager, open, false],
  ])('%s: %j, managed by %j, %j: %s', (who, fields, managedBy, options, waits) => {
    expect(answersFor(actors[who], asked(...fields), managedBy, options)).toBe(waits)
  })

  const waiting = (to: Partial<RequestedValues>, over: object = {}) => ({
    id: 'r' as ChangeRequestId,
    employeeId: eve.id,
    fullName: eve.fullName,
    hasLogin: true,
    changes: changesAsked(standing, to),
    note: '',
    standing,
    manager,
    version: 3,
    ...over,
  })
  const duty = (to: Partial<RequestedValues>, over: object = {}) =>
    changeDuties({ ...actors.max, locale: standardLocale }, [waiting(to, over)], open)[0]

  test('what is asked for stands in the list in full, and is accepted there', () => {
    expect(duty({ phone: '1', address: '2 New St\nPerth', dateOfBirth: null }, { note: 'From\nMonday' })).toMatchObject(
      {
        type: 'changeToDecide',
        detail: 'Eve Marlowe asks to change phone, date of birth and home address',
        title:
          'Phone 0491 570 006 → 1; Date of birth 1st Apr 1990 → none; Home address 1 Banksia Street → 2 New St, Perth. “From, Monday”',
        version: 3,
      },
    )
  })

  test.each<[string, Partial<RequestedValues>, object, string]>([
    ['emergency data', { contactPhone: '1' }, {}, 'Eve Marlowe asks to change phone of the first contact'],
    ['what is too long', { address: 'x'.repeat(300) }, {}, 'Eve Marlowe asks to change home address'],
    [
      'what has changed meanwhile',
      { phone: '1' },
      { standing: { ...standing, phone: '9' } },
      'Eve Marlowe asks to change phone',
    ],
  ])('%s is decided on the profile', (_, to, over, detail) => {
    expect(duty(to, over)).toMatchObject({ detail })
    expect(duty(to, over)).not.toHaveProperty('version')
  })
})

test('mail names the fields and no values', () => {
  const told = { to: 'Max', company: 'Banksia', link: 'https://x' }
  const fields: ReadonlyArray<RequestedField> = ['phone', 'address']
  const first = askedLetter({ fullName: 'Eve Marlowe', fields }, told)
  expect(first.subject).toBe('Eve Marlowe asks for a change of their record')
  expect(first.text).toContain('- Phone\n- Home address')
  const decided = { by: 'Max Oduya', fields, reason: 'Wrong number' }
  expect(decidedLetter({ ...decided, isAccepted: true }, told).text).not.toContain('Wrong number')
  expect(decidedLetter({ ...decided, isAccepted: false }, told)).toMatchObject({
    subject: 'Max Oduya has declined your change',
    text: expect.stringContaining('Wrong number'),
  })
})
