import { sameEmail } from '../../src/domain/employees/emails.ts'
import { employeeFields } from '../../src/domain/employees/employee.fields.ts'
import type { Employee } from '../../src/domain/employees/nouns.ts'
import { changes, type EditorContext, ownProblemsOf } from '../../src/machines/employees/editing.ts'
import { employeeEditorMachine } from '../../src/machines/employees/employeeEditor.machine.ts'
import { draftFrom, type SectionName } from '../../src/machines/employees/sections.ts'
import { terminationMachine } from '../../src/machines/employees/termination.machine.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, emailInUse, hasReports, notFound, notValid, says } from './outcomes.ts'
import { employeeIds, people, summaryOf } from './people.ts'
import { recordOf, today } from './records.ts'

/** What is typed is told from the record as it stands, so that a form is the same again once it was saved. */
const otherThan = <A>(value: A, one: NonNullable<A>, other: NonNullable<A>): NonNullable<A> =>
  value === one ? other : one

const otherAddress = ({ base }: EditorContext): string => otherThan(base?.email, 'eve@other.test', 'eve@example.test')
const otherTag = (base: Employee | null): string => otherThan(base?.tags[0]?.name, 'Forklift', 'Crane')

const withOtherPhone = (base: Employee): Employee => ({
  ...base,
  phone: otherThan(base.phone, '07 5550 0000', '07 5550 0001'),
})

const withOtherTitle = (base: Employee): Employee => ({
  ...base,
  positionTitle: otherThan(base.positionTitle, 'Foreman', 'Surveyor'),
})

const savedFrom = ({ base, draft, id }: EditorContext): Employee => ({
  ...(base ?? recordOf({ id })),
  firstName: draft.firstName,
  email: draft.email,
  positionTitle: draft.positionTitle,
  tags: employeeFields.tags.toSaved(draft).tags.map((name) => ({ name })),
  emergency: employeeFields.emergency.toSaved(draft),
})

interface Form {
  readonly label: string
  readonly section: SectionName
  /** What is typed, by a person's words for it. */
  readonly typed: (context: EditorContext) => Readonly<Record<string, object>>
  /** What somebody else changes of this section, and of another one. */
  readonly theirs: (base: Employee) => { readonly here: Employee; readonly elsewhere: Employee }
}

/** Only a record that is there already can be another's too. */
const ifThere = (base: Employee | null, cases: (base: Employee) => Readonly<Record<string, object>>) =>
  base === null ? {} : cases(base)

const aForm = (base: Employee | null, { label, section, typed, theirs }: Form): Variant => ({
  label,
  input: { section, id: employeeIds.employee, base, today },
  cases: {
    ...says('field.changed', ({ context }) =>
      Object.fromEntries(Object.entries(typed(context)).map(([words, change]) => [words, { change }])),
    ),
    ...says('field.left', { 'the first field': { field: 'firstName' } }),
    ...says('record.arrived', ({ context }) =>
      ifThere(context.base, (now) => ({
        'this section was changed elsewhere': { employee: theirs(now).here },
        'another section was changed elsewhere': { employee: theirs(now).elsewhere },
      })),
    ),
    ...answers('save', ({ context }) => ({ 'it is saved': savedFrom(context as EditorContext) }), {
      ...(base && changedMeanwhile),
      ...emailInUse,
      ...notValid,
      ...anyFailure,
    }),
    ...answers('isEmailInUse', { 'the address is free': false, 'the address is somebody else’s': true }, anyFailure),
    ...answers(
      'loadEmployee',
      ({ context }) => ifThere(context.base, (now) => ({ 'the record as it is now': theirs(now).here })),
      { ...notFound, ...anyFailure },
    ),
  },
  // What the form's rules say of the draft, whether there is a record, and which address they know to be taken.
  project: ({ context }) => [
    context.base !== null,
    changes(context),
    Object.keys(ownProblemsOf(context)),
    context.takenEmail && (sameEmail(context.takenEmail, otherAddress(context)) ? 'other' : 'own'),
  ],
})

const basicInfo: Form = {
  label: 'the basic details',
  section: 'basicInfo',
  typed: (context) => ({
    'another first name': { firstName: otherThan(context.base?.firstName, 'Eva', 'Eve') },
    'no first name': { firstName: '' },
    'the first name as it was': { firstName: draftFrom(context.base).firstName },
    'another address': { email: otherAddress(context) },
    'half an address': { email: 'eve@' },
    'the address as it was': { email: draftFrom(context.base).email },
  }),
  theirs: (base) => ({ here: withOtherPhone(base), elsewhere: withOtherTitle(base) }),
}

const work: Form = {
  label: 'the work section',
  section: 'work',
  typed: ({ base }) => ({
    'another title': { positionTitle: otherThan(base?.positionTitle, 'Foreman', 'Surveyor') },
    'a title that is too long': { positionTitle: 'x'.repeat(121) },
    'the title as it was': { positionTitle: draftFrom(base).positionTitle },
  }),
  theirs: (base) => ({
    here: { ...base, hideFromEmployeeDirectory: !base.hideFromEmployeeDirectory },
    elsewhere: withOtherPhone(base),
  }),
}

const tags: Form = {
  label: 'the tags',
  section: 'tags',
  typed: ({ base }) => ({
    'another tag': { tags: [otherTag(base)] },
    'a tag that is too long': { tags: ['x'.repeat(41)] },
    'the tags as they were': { tags: draftFrom(base).tags },
  }),
  theirs: (base) => ({ here: { ...base, tags: [{ name: otherTag(base) }] }, elsewhere: withOtherPhone(base) }),
}

const withOtherContact = (base: Employee): Employee => ({
  ...base,
  emergency: {
    contactName: otherThan(base.emergency?.contactName ?? null, 'Robin Example', 'Sam Example'),
    contactRelationship: null,
    contactPhone: '07 5550 0002',
    secondName: null,
    secondRelationship: null,
    secondPhone: null,
    medicalNotes: null,
  },
})

const emergency: Form = {
  label: 'the emergency contacts',
  section: 'emergency',
  typed: ({ base }) => ({
    'another name': {
      contactName: otherThan(base?.emergency?.contactName ?? null, 'Robin Example', 'Sam Example'),
    },
    'no number': { contactPhone: '' },
    'the contact as it was': {
      contactName: draftFrom(base).contactName,
      contactPhone: draftFrom(base).contactPhone,
    },
  }),
  theirs: (base) => ({ here: withOtherContact(base), elsewhere: withOtherPhone(base) }),
}

export const employeeEditor: Scenario = {
  machine: employeeEditorMachine,
  variants: [
    aForm(recordOf(), basicInfo),
    aForm(recordOf(), work),
    aForm(recordOf(), tags),
    aForm(withOtherContact(recordOf()), emergency),
    aForm(null, { ...basicInfo, label: 'a new person', section: 'create' }),
  ],
}

const leaver = summaryOf(employeeIds.employee, 'Eve Example', { reportsTo: employeeIds.manager })
const report = summaryOf(employeeIds.manager, 'Max Example', { reportsTo: employeeIds.employee })

const aLeaving = (label: string, known: typeof people): Variant => ({
  label,
  input: { employee: recordOf(), people: () => known, today },
  cases: {
    ...says('termination.changed', {
      'a reason': { change: { reason: 'Moved away' } },
      'no reason': { change: { reason: '' } },
      'the day before': { change: { date: '2026-11-20' } },
      'a day to come': { change: { date: '2026-11-22' } },
      'a day before the first one': { change: { date: '2021-07-04' } },
      'an heir': { change: { reassignReportsTo: employeeIds.admin } },
      'nobody as heir': { change: { reassignReportsTo: null } },
    }),
    ...answers(
      'terminateEmployee',
      { 'the employment has ended': recordOf({ isActive: false, termination: { date: today, reason: 'Moved away' } }) },
      { ...changedMeanwhile, ...hasReports, ...notFound, ...anyFailure },
    ),
  },
  project: ({ context: { draft } }) => [draft.date, draft.reason, draft.reassignReportsTo],
})

export const termination: Scenario = {
  machine: terminationMachine,
  variants: [
    aLeaving('a person without reports', people),
    aLeaving('a person with a report', [leaver, report, summaryOf(employeeIds.admin, 'Ada Example')]),
  ],
}
