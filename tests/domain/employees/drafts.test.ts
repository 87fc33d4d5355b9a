import { Schema } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { profileDraftOf, toNewEmployee } from '../../../src/domain/employees/drafts.ts'
import { type EmployeeDraft, newEmployeeFields } from '../../../src/domain/employees/employee.fields.ts'
import {
  BasicInfoUpdate,
  NewEmployee,
  TagsUpdate,
  Termination,
  WorkUpdate,
} from '../../../src/domain/employees/nouns.ts'
import { type TerminationDraft, terminationFields } from '../../../src/domain/employees/termination.fields.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { anEmployee, max, yard } from '../../fixtures/people.ts'

const id = employeeId('new')
const good: EmployeeDraft = {
  ...newEmployeeFields.blank,
  firstName: 'Eve',
  lastName: 'Marlowe',
  email: 'eve@tenure.example',
}

/** Text about as long as the bound, with all that people and machines paste into forms. */
const typed = (max: number) => {
  const unit = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('a', 'Z', 'é', '😀', "'", '-') },
    { weight: 2, arbitrary: fc.constantFrom(' ', '\u00a0', '\ufeff', '\u200b', '\u2028', '\u3000') },
    { weight: 1, arbitrary: fc.constantFrom('\t', '\n', '\r', '\u0000', '\u007f', '\u0085', '\u009f') },
  )
  return fc.oneof(
    fc.constantFrom('', ' ', '\n'),
    fc.string({ unit, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('a', 'é'), minLength: max - 1, maxLength: max + 1 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constant(` ${'a'.repeat(max)} `),
  )
}
const typedEmail = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(
      fc.constantFrom('eve', 'e.v', '', 'e v', 'e@v', '(e)'),
      fc.constantFrom('t.example', 't', 't.e', '.ex', 't..ex'),
    )
    .map(([name, host]) => ` ${name}@${host}`),
  fc.integer({ min: 238, max: 241 }).map((length) => `${'e'.repeat(length)}@tenure.example`),
  typed(254),
)

const typedDay = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '2024-02-29',
    '2023-02-29',
    '2024-02-31',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2024-2-1',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.string({ maxLength: 11 }),
)

const aDraft: fc.Arbitrary<EmployeeDraft> = fc.record({
  firstName: typed(60),
  lastName: typed(60),
  email: typedEmail,
  phone: typed(40),
  positionTitle: typed(120),
  departmentId: fc.constantFrom(null, yard.id),
  reportsTo: fc.constantFrom(null, max),
  startDate: typedDay,
  isActive: fc.boolean(),
  hideFromEmployeeDirectory: fc.boolean(),
  tags: fc.oneof(
    fc.array(typed(40), { maxLength: 3 }),
    fc.integer({ min: 49, max: 52 }).map((count) => Array.from({ length: count }, (_, index) => `tag ${index}`)),
    fc.integer({ min: 49, max: 52 }).map((count) => Array.from({ length: count }, () => 'one tag')),
  ),
})

/** A draft of which one field is anything at all; of two wild fields one would nearly always hide the other. */
const oneFieldWild = fc
  .tuple(aDraft, fc.constantFrom(...(Object.keys(newEmployeeFields.blank) as ReadonlyArray<keyof EmployeeDraft>)))
  .map(([wild, field]): EmployeeDraft => ({ ...good, [field]: wild[field] }))

describe('the bounds of the forms are the bounds of the nouns', () => {
  const sections = {
    basicInfo: { schema: BasicInfoUpdate, fields: ['firstName', 'lastName', 'email', 'phone'] },
    work: { schema: WorkUpdate, fields: ['positionTitle', 'startDate'] },
    tags: { schema: TagsUpdate, fields: ['tags'] },
  } as const

  it('a draft with one wild field is found good exactly when the noun accepts it', () => {
    const verdicts = { good: 0, bad: 0 }
    fc.assert(
      fc.property(oneFieldWild, (draft) => {
        const problems = newEmployeeFields.problems(draft)
        const made = toNewEmployee(draft, id)
        verdicts[Object.keys(problems).length === 0 ? 'good' : 'bad'] += 1
        expect(Object.keys(problems).length === 0).toBe(Schema.is(NewEmployee)(made))
        for (const { schema, fields } of Object.values(sections)) {
          const fine = fields.every((field) => problems[field] === undefined)
          expect(fine).toBe(Schema.is(schema as Schema.Schema<unknown>)({ ...made, version: 1 }))
        }
      }),
      { numRuns: 4000 },
    )
    // Both verdicts must have been seen often, or the comparison says nothing.
    expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(400)
  })

  it('a termination likewise', () => {
    const aTermination: fc.Arbitrary<TerminationDraft> = fc.record({
      date: fc.oneof(fc.constant('2024-03-01'), typedDay),
      kind: fc.constantFrom(null, 'retirement', 'other'),
      reason: fc.oneof(fc.constant('Moved away'), typed(400)),
      reassignReportsTo: fc.constantFrom(null, max),
      notes: fc.oneof(fc.constant(''), typed(4000)),
    })
    fc.assert(
      fc.property(aTermination, (draft) => {
        const fine = Object.keys(terminationFields.problems(draft)).length === 0
        const saved = terminationFields.toSaved(draft)
        const isSaid = draft.kind !== 'other' || saved.reason !== ''
        expect(fine).toBe(Schema.is(Termination)({ version: 1, ...saved } as Termination) && isSaid)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what is wrong is said under the field', () => {
  test.each<[Partial<EmployeeDraft>, Partial<Record<keyof EmployeeDraft, string>>]>([
    [{}, {}],
    [{ firstName: ' ' }, { firstName: 'Enter a first name' }],
    [{ firstName: 'x'.repeat(60) }, {}],
    [{ firstName: ` ${'x'.repeat(60)} ` }, {}],
    [{ firstName: 'x'.repeat(60 + 1) }, { firstName: 'At most 60 characters' }],
    [{ lastName: '' }, {}],
    [{ phone: '07\n3000' }, { phone: 'One line of plain text only' }],
    [{ email: '' }, { email: 'Enter an email address' }],
    [{ email: 'eve@' }, { email: 'Enter an email address, for example name@company.com' }],
    [{ startDate: '2023-02-29' }, { startDate: 'Enter a valid date' }],
    [{ tags: ['a', ' '] }, { tags: 'Required' }],
    [
      { firstName: '', email: '' },
      { firstName: 'Enter a first name', email: 'Enter an email address' },
    ],
  ])('%j', (over, problems) => expect(newEmployeeFields.problems({ ...good, ...over })).toEqual(problems))
})

describe('what a draft becomes', () => {
  it('is trimmed; empty means none; two spellings of a tag become the first', () => {
    const draft = {
      ...good,
      firstName: ' Eve ',
      phone: '  ',
      positionTitle: ' Clerk ',
      startDate: '',
      tags: ['Crane', ' crane ', 'First Aid'],
    }
    expect(toNewEmployee(draft, id)).toEqual({
      id,
      firstName: 'Eve',
      lastName: 'Marlowe',
      email: 'eve@tenure.example',
      phone: null,
      positionTitle: 'Clerk',
      departmentId: null,
      reportsTo: null,
      startDate: null,
      isActive: true,
      hideFromEmployeeDirectory: false,
      tags: ['Crane', 'First Aid'],
    })
  })

  it('opens on a person who exists as that person is', () => {
    const draft = profileDraftOf(anEmployee({ phone: null, tags: [{ name: 'Crane' }] }))
    expect(draft).toMatchObject({
      firstName: 'Eve',
      lastName: 'Marlowe',
      email: 'eve@tenure.example',
      phone: '',
      positionTitle: 'Site Clerk',
      departmentId: yard.id,
      reportsTo: max,
      startDate: '2021-07-05',
      isActive: true,
      hideFromEmployeeDirectory: false,
      tags: ['Crane'],
    })
    expect(newEmployeeFields.problems(draft)).toEqual({})
  })
})

describe('which fields have changed', () => {
  test.each<[string, Partial<EmployeeDraft>, ReadonlyArray<string>]>([
    ['nothing', {}, []],
    ['a space after a name is no change', { firstName: 'Eve ' }, []],
    ['a letter is', { firstName: 'Eva' }, ['firstName']],
    ['capitals are', { email: 'Eve@tenure.example' }, ['email']],
    ['an equal list of tags is not', { tags: [] }, []],
    ['several', { isActive: false, tags: ['Crane'] }, ['isActive', 'tags']],
  ])('%s', (_, over, fields) => expect(newEmployeeFields.changes(good, { ...good, ...over })).toEqual(fields))
})
