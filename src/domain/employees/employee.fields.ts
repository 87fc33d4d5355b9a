/**
 * The fields of a person's record, section by section (§ 7 employees/{id}/profile/…), and of a new person
 * (`kernel/record.ts`). What is in the personal, emergency and last section is ours.
 */

import { email } from '../kernel/emails.ts'
import type { DepartmentId, EmployeeId, HrDocumentId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'
import {
  choiceOrNone,
  chosenOrNone,
  type Draft,
  dayOrNone,
  field,
  line,
  lineOrEmpty,
  lineOrNone,
  orNone,
  recordOf,
  textOrNone,
  yesNo,
} from '../kernel/record.ts'
import { tagsFields } from '../tags/tags.fields.ts'
import { mayBeBornOn } from './dateOfBirth.ts'
import { POSITION_TITLE_MAX } from './position.fields.ts'
import { denials } from './wording.ts'

const basicInfo = recordOf({
  firstName: line('First name', 60, 'Enter a first name'),
  /** Empty for a person with one name. */
  lastName: lineOrEmpty('Last name', 60),
  email: email('Email'),
  phone: lineOrNone('Phone', 40),
})

const work = recordOf({
  positionTitle: lineOrNone('Position', POSITION_TITLE_MAX),
  departmentId: chosenOrNone<DepartmentId>('Department'),
  reportsTo: chosenOrNone<EmployeeId>('Manager'),
  startDate: dayOrNone('Start date'),
  isActive: yesNo('Active', true),
  hideFromEmployeeDirectory: yesNo('Hide from employee directory', false),
})

/** `today`: the day it is in the tenant's zone; null where nobody can tell. */
const personal = recordOf(
  {
    dateOfBirth: dayOrNone('Date of birth'),
    gender: lineOrNone('Gender', 40),
    personalEmail: orNone(email('Personal email')),
    personalPhone: lineOrNone('Personal phone', 40),
    address: textOrNone('Home address', 400),
    /** Citizen, resident, or a visa and its last day. */
    rightToWork: lineOrNone('Right to work', 120),
  },
  ({ dateOfBirth }, today: Day | null) => {
    const decision = today === null ? null : mayBeBornOn(dateOfBirth.trim() || null, today)
    return decision === null || decision.allowed ? {} : { dateOfBirth: denials[decision.because] }
  },
)

const contactName = (label: string) => lineOrNone(label, 120)
const relationship = (label: string) => lineOrNone(label, 60)
const contactPhone = (label: string) => lineOrNone(label, 40)

/** Whom to call, in this order. */
const emergency = recordOf(
  {
    contactName: contactName('First contact'),
    contactRelationship: relationship('Relationship of the first contact'),
    contactPhone: contactPhone('Phone of the first contact'),
    secondName: contactName('Second contact'),
    secondRelationship: relationship('Relationship of the second contact'),
    secondPhone: contactPhone('Phone of the second contact'),
    /** What a first aider has to know. */
    medicalNotes: textOrNone('Medical notes', 1000),
  },
  (typed) => {
    const first = missingOf(typed.contactName, typed.contactRelationship, typed.contactPhone)
    const second = missingOf(typed.secondName, typed.secondRelationship, typed.secondPhone)
    return { contactName: first.name, contactPhone: first.phone, secondName: second.name, secondPhone: second.phone }
  },
)

/** A contact has a name and a number, or is none: what is missing of one that was begun is said under its field. */
const missingOf = (name: string, relationship: string, phone: string) => {
  const isBegun = [name, relationship, phone].some((typed) => typed.trim() !== '')
  return {
    name: isBegun && name.trim() === '' ? 'Enter whom to ask for' : null,
    phone: isBegun && phone.trim() === '' ? 'Enter the number to call' : null,
  }
}

const hrPolicies = recordOf({
  /** Those that bind the person, of those that do not bind everybody. In one order, so that taking back is no change. */
  documentIds: field<ReadonlyArray<HrDocumentId>>('Policies', {
    blank: [],
    toSaved: (chosen) => [...new Set(chosen)].sort(),
  }),
})

const employmentNames = {
  'Full time': 'Full time',
  'Part time': 'Part time',
  Casual: 'Casual',
  Contractor: 'Contractor',
  Apprentice: 'Apprentice',
} as const
export type EmploymentType = keyof typeof employmentNames

/** What belongs to the employment and stands nowhere else. */
const other = recordOf({
  employeeNumber: lineOrNone('Employee number', 40),
  employmentType: choiceOrNone<EmploymentType>('Employment', employmentNames),
  workingHours: lineOrNone('Working hours', 120),
  notes: textOrNone('Notes', 2000),
})

export const employeeFields = { basicInfo, work, tags: tagsFields, personal, emergency, hrPolicies, other } as const

export const newEmployeeFields = recordOf({ ...basicInfo.fields, ...work.fields, ...tagsFields.fields })
export type EmployeeDraft = Draft<typeof newEmployeeFields.fields>

/** All of it, of somebody who works here already. */
export const profileFields = recordOf({
  ...newEmployeeFields.fields,
  ...personal.fields,
  ...emergency.fields,
  ...hrPolicies.fields,
  ...other.fields,
})
export type ProfileDraft = Draft<typeof profileFields.fields>
