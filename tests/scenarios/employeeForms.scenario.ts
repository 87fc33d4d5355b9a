import type { AnyMachineSnapshot } from 'xstate'
import { profileDraftOf } from '../../src/domain/employees/drafts.ts'
import { employeeFields, newEmployeeFields, profileFields } from '../../src/domain/employees/employee.fields.ts'
import type { Employee, Leaving } from '../../src/domain/employees/nouns.ts'
import { emailProblem, sameEmail } from '../../src/domain/kernel/emails.ts'
import { employeeForm, type SectionName } from '../../src/machines/employees/employeeForm.ts'
import { profileSectionMachine } from '../../src/machines/employees/profileSection.machine.ts'
import { terminationMachine } from '../../src/machines/employees/termination.machine.ts'
import type { RecordFormSnapshot } from '../../src/machines/kit/recordForm.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import {
  answers,
  anyFailure,
  changedMeanwhile,
  emailInUse,
  ends,
  hasReports,
  notFound,
  notValid,
  says,
} from './outcomes.ts'
import { employeeIds, people, summaryOf } from './people.ts'
import { recordOf, today } from './records.ts'

/** What is typed is told from the record as it stands, so that a form is the same again once it was saved. */
const otherThan = <A>(value: A, one: NonNullable<A>, other: NonNullable<A>): NonNullable<A> =>
  value === one ? other : one

const otherAddress = (base: Employee | null): string => otherThan(base?.email, 'eve@other.test', 'eve@example.test')
const otherTag = (base: Employee | null): string => otherThan(base?.tags[0]?.name, 'Forklift', 'Crane')

const withOtherPhone = (base: Employee): Employee => ({
  ...base,
  phone: otherThan(base.phone, '07 5550 0000', '07 5550 0001'),
})

const withOtherTitle = (base: Employee): Employee => ({
  ...base,
  positionTitle: otherThan(base.positionTitle, 'Foreman', 'Surveyor'),
})

/** What the form holds. */
const heldIn = (snapshot: AnyMachineSnapshot) => ({
  base: employeeForm.baseIn(snapshot as RecordFormSnapshot),
  draft: employeeForm.draftIn(snapshot as RecordFormSnapshot),
})

const savedFrom = (snapshot: AnyMachineSnapshot): Employee => {
  const { base, draft } = heldIn(snapshot)
  return {
    ...(base ?? recordOf({ id: snapshot.context.id })),
    firstName: draft.firstName,
    email: draft.email,
    positionTitle: draft.positionTitle,
    tags: employeeFields.tags.toSaved(draft).tags.map((name) => ({ name })),
    emergency: employeeFields.emergency.toSaved(draft),
  }
}

interface Form {
  readonly label: string
  readonly section: SectionName
  /** What is typed, by a person's words for it. */
  readonly typed: (base: Employee | null) => Readonly<Record<string, object>>
  /** What somebody else changes of this section, and of another one. */
  readonly theirs: (base: Employee) => { readonly here: Employee; readonly elsewhere: Employee }
}

/** Only a record that is there already can be another's too. */
const ifThere = (base: Employee | null, cases: (base: Employee) => Readonly<Record<string, object>>) =>
  base === null ? {} : cases(base)

const aForm = (base: Employee | null, { label, section, typed, theirs }: Form): Variant => ({
  label,
  input: { scope: { section, today }, id: employeeIds.employee, base, blank: profileFields.blank },
  cases: {
    ...says('field.changed', (snapshot) =>
      Object.fromEntries(Object.entries(typed(heldIn(snapshot).base)).map(([words, change]) => [words, { change }])),
    ),
    ...says('field.left', { 'the first field': { field: 'firstName' } }),
    ...says('record.arrived', (snapshot) =>
      ifThere(heldIn(snapshot).base, (now) => ({
        'this section was changed elsewhere': { record: theirs(now).here },
        'another section was changed elsewhere': { record: theirs(now).elsewhere },
      })),
    ),
    // Nobody asks about one's own address, or what is none.
    ...says('text.known', (snapshot) => {
      const { email: text } = heldIn(snapshot).draft
      return text === base?.email || emailProblem(text) !== null
        ? {}
        : {
            'the address is free': { text, isTaken: false },
            'the address is somebody else’s': { text, isTaken: true },
          }
    }),
    ...answers('save', (snapshot) => ({ 'it is saved': savedFrom(snapshot) }), {
      ...(base && changedMeanwhile),
      ...(base && notFound),
      ...emailInUse,
      ...notValid,
      ...anyFailure,
    }),
    ...answers(
      'loadTheirs',
      (snapshot) =>
        ifThere(heldIn(snapshot).base, (now) => ({
          'the record as it is now': { record: theirs(now).here, answer: theirs(now).here },
          'the record is gone': { record: null, answer: null },
        })),
      base === null ? {} : anyFailure,
    ),
  },
  // What the form's rules say of the draft, whether there is a record, and which address they know to be taken.
  project: (snapshot) => {
    const { base: now, draft } = heldIn(snapshot)
    const { taken } = snapshot.context
    return [
      now !== null,
      snapshot.context.theirs !== null,
      sectionFields[section].changes(profileDraft(now), draft),
      Object.keys(sectionFields[section].problems(draft, today)),
      taken && (sameEmail(taken, otherAddress(now)) ? 'other' : 'own'),
    ]
  },
})

const profileDraft = (base: Employee | null) => (base === null ? profileFields.blank : profileDraftOf(base))
const sectionFields = { ...employeeFields, create: newEmployeeFields }

const basicInfo: Form = {
  label: 'the basic details',
  section: 'basicInfo',
  typed: (base) => ({
    'another first name': { firstName: otherThan(base?.firstName, 'Eva', 'Eve') },
    'no first name': { firstName: '' },
    'the first name as it was': { firstName: profileDraft(base).firstName },
    'another address': { email: otherAddress(base) },
    'half an address': { email: 'eve@' },
    'the address as it was': { email: profileDraft(base).email },
  }),
  theirs: (base) => ({ here: withOtherPhone(base), elsewhere: withOtherTitle(base) }),
}

const work: Form = {
  label: 'the work section',
  section: 'work',
  typed: (base) => ({
    'another title': { positionTitle: otherThan(base?.positionTitle, 'Foreman', 'Surveyor') },
    'a title that is too long': { positionTitle: 'x'.repeat(121) },
    'the title as it was': { positionTitle: profileDraft(base).positionTitle },
  }),
  theirs: (base) => ({
    here: { ...base, hideFromEmployeeDirectory: !base.hideFromEmployeeDirectory },
    elsewhere: withOtherPhone(base),
  }),
}

const tags: Form = {
  label: 'the tags',
  section: 'tags',
  typed: (base) => ({
    'another tag': { tags: [otherTag(base)] },
    'a tag that is too long': { tags: ['x'.repeat(41)] },
    'the tags as they were': { tags: profileDraft(base).tags },
  }),
  theirs: (base) => ({ here: { ...base, tags: [{ name: otherTag(base) }] }, elsewhere: withOtherPhone(base) }),
}

const withOtherContact = (base: Employee): Employee => ({
  ...base,
  emergency: {
    contactName: otherThan(base.emergency?.contactName ?? null, 'Robin Marlowe', 'Sam Marlowe'),
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
  typed: (base) => ({
    'another name': {
      contactName: otherThan(base?.emergency?.contactName ?? null, 'Robin Marlowe', 'Sam Marlowe'),
    },
    'no number': { contactPhone: '' },
    'the contact as it was': {
      contactName: profileDraft(base).contactName,
      contactPhone: profileDraft(base).contactPhone,
    },
  }),
  theirs: (base) => ({ here: withOtherContact(base), elsewhere: withOtherPhone(base) }),
}

export const employeeFormScenario: Scenario = {
  machine: employeeForm.machine,
  variants: [
    aForm(recordOf(), basicInfo),
    aForm(recordOf(), work),
    aForm(recordOf(), tags),
    aForm(withOtherContact(recordOf()), emergency),
    aForm(null, { ...basicInfo, label: 'a new person', section: 'create' }),
  ],
}

export const profileSection: Scenario = {
  machine: profileSectionMachine,
  variants: [
    {
      label: 'the basic details',
      input: { section: 'basicInfo', employee: recordOf(), today },
      cases: {
        ...says('record.arrived', ({ context: { employee } }) => ({
          'another section was saved': { employee: withOtherTitle(employee) },
        })),
        ...ends('form', { 'it is saved': withOtherPhone(recordOf()), 'given up': null }),
      },
      project: ({ context: { employee } }) => employee.positionTitle,
    },
  ],
}

const leaver = summaryOf(employeeIds.employee, samples.eve.fullName, { reportsTo: employeeIds.manager })
const report = summaryOf(employeeIds.manager, samples.max.fullName, { reportsTo: employeeIds.employee })

const planned: Leaving = {
  lastDay: '2026-11-22',
  kind: 'retirement',
  reason: '',
  heir: null,
  notes: '',
  plannedBy: samples.ava.fullName,
}

const aLeaving = (label: string, known: typeof people): Variant => ({
  label,
  input: { employee: recordOf(), people: () => known, today },
  cases: {
    ...says('termination.changed', {
      'a reason of the list': { change: { kind: 'retirement' } },
      'another reason': { change: { kind: 'other', reason: '' } },
      'what the other reason is': { change: { reason: 'Moved away' } },
      'the day before': { change: { date: '2026-11-20' } },
      'a day to come': { change: { date: '2026-11-22' } },
      'a day before the first one': { change: { date: '2021-07-04' } },
      'an heir': { change: { reassignReportsTo: employeeIds.admin } },
      'nobody as heir': { change: { reassignReportsTo: null } },
    }),
    ...answers(
      'terminateEmployee',
      {
        'the employment has ended': recordOf({
          isActive: false,
          termination: { date: today, kind: 'retirement', reason: '' },
        }),
        'the last day is planned': recordOf({ leaving: planned }),
      },
      { ...changedMeanwhile, ...hasReports, ...notFound, ...anyFailure },
    ),
  },
  project: ({ context: { draft } }) => [draft.date, draft.kind, draft.reason, draft.reassignReportsTo],
})

export const termination: Scenario = {
  machine: terminationMachine,
  variants: [
    aLeaving('a person without reports', people),
    aLeaving('a person with a report', [leaver, report, summaryOf(employeeIds.admin, samples.ava.fullName)]),
  ],
}
