/**
 * What somebody typed into any section of a profile. The sections a new person has as well are those of `drafts.ts`; the
 * bounds are those of the nouns, and `tests/domain/employees/profileDrafts.test.ts` holds the two together.
 */
import type { HrDocumentId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'
import { dayProblem, lineProblem, textProblem } from '../kernel/typed.ts'
import { mayBeBornOn } from './dateOfBirth.ts'
import { changedFields, draftOf, type EmployeeDraft, emptyDraft, orNull, type Problems, told } from './drafts.ts'
import { emailProblem } from './emails.ts'
import type {
  Emergency,
  EmergencyUpdate,
  Employee,
  EmploymentType,
  HrPoliciesUpdate,
  OtherUpdate,
  PersonalUpdate,
} from './nouns.ts'
import { denials, sentences } from './wording.ts'

export const SHORT_MAX = 40
export const RELATIONSHIP_MAX = 60
export const CONTACT_NAME_MAX = 120
export const RIGHT_TO_WORK_MAX = 120
export const WORKING_HOURS_MAX = 120
export const ADDRESS_MAX = 400
export const MEDICAL_NOTES_MAX = 1000
export const OTHER_NOTES_MAX = 2000

export const employmentTypes: ReadonlyArray<EmploymentType> = [
  'Full time',
  'Part time',
  'Casual',
  'Contractor',
  'Apprentice',
]

export interface PersonalDraft {
  readonly dateOfBirth: string
  readonly gender: string
  readonly personalEmail: string
  readonly personalPhone: string
  readonly address: string
  readonly rightToWork: string
}

export interface EmergencyDraft {
  readonly contactName: string
  readonly contactRelationship: string
  readonly contactPhone: string
  readonly secondName: string
  readonly secondRelationship: string
  readonly secondPhone: string
  readonly medicalNotes: string
}

export interface HrPoliciesDraft {
  /** Those that bind the person, of those that do not bind everybody. */
  readonly documentIds: ReadonlyArray<HrDocumentId>
}

export interface OtherDraft {
  readonly employeeNumber: string
  readonly employmentType: EmploymentType | null
  readonly workingHours: string
  readonly notes: string
}

export interface ProfileDraft extends EmployeeDraft, PersonalDraft, EmergencyDraft, HrPoliciesDraft, OtherDraft {}

const emptyPersonal: PersonalDraft = {
  dateOfBirth: '',
  gender: '',
  personalEmail: '',
  personalPhone: '',
  address: '',
  rightToWork: '',
}

const emptyEmergency: EmergencyDraft = {
  contactName: '',
  contactRelationship: '',
  contactPhone: '',
  secondName: '',
  secondRelationship: '',
  secondPhone: '',
  medicalNotes: '',
}

const emptyOther: OtherDraft = { employeeNumber: '', employmentType: null, workingHours: '', notes: '' }

export const emptyProfileDraft: ProfileDraft = {
  ...emptyDraft,
  ...emptyPersonal,
  ...emptyEmergency,
  documentIds: [],
  ...emptyOther,
}

/** Every section as it opens; empty where there is nothing, or nothing for these eyes. */
export const profileDraftOf = (employee: Employee): ProfileDraft => ({
  ...draftOf(employee),
  ...filled(emptyPersonal, employee.personal),
  ...filled(emptyEmergency, employee.emergency),
  documentIds: (employee.hrPolicies ?? []).filter(isChosen).map(({ id }) => id),
  ...filled(emptyOther, employee.other),
})

const isChosen = (policy: { readonly isChosen: boolean; readonly isForAll: boolean }) =>
  policy.isChosen && !policy.isForAll

const filled = <Draft extends object>(empty: Draft, part: { readonly [Field in keyof Draft]: unknown } | null): Draft =>
  Object.fromEntries(
    Object.entries(empty).map(([field, none]) => [field, part?.[field as keyof Draft] ?? none]),
  ) as Draft

/** `today` is the day it is in the tenant's zone; null where nobody can tell. */
export const personalProblems = (draft: PersonalDraft, today: Day | null): Problems<PersonalDraft> =>
  told({
    dateOfBirth: dateOfBirthProblem(orNull(draft.dateOfBirth), today),
    gender: sentences.line(lineProblem(draft.gender, SHORT_MAX), SHORT_MAX),
    personalEmail: draft.personalEmail.trim() === '' ? null : sentences.email(emailProblem(draft.personalEmail)),
    personalPhone: sentences.line(lineProblem(draft.personalPhone, SHORT_MAX), SHORT_MAX),
    address: sentences.line(textProblem(draft.address.trim(), ADDRESS_MAX), ADDRESS_MAX),
    rightToWork: sentences.line(lineProblem(draft.rightToWork, RIGHT_TO_WORK_MAX), RIGHT_TO_WORK_MAX),
  })

const dateOfBirthProblem = (typed: string | null, today: Day | null): string | null => {
  if (typed === null) return null
  const problem = dayProblem(typed)
  if (problem !== null || today === null) return sentences.line(problem, 0)
  const decision = mayBeBornOn(typed, today)
  return decision.allowed ? null : denials[decision.because]
}

/** A contact has a name and a number, or is none: what is missing of one that was begun is said under its field. */
export const emergencyProblems = (draft: EmergencyDraft): Problems<EmergencyDraft> => {
  const first = contactProblems(draft.contactName, draft.contactRelationship, draft.contactPhone)
  const second = contactProblems(draft.secondName, draft.secondRelationship, draft.secondPhone)
  return told({
    contactName: first.name,
    contactRelationship: first.relationship,
    contactPhone: first.phone,
    secondName: second.name,
    secondRelationship: second.relationship,
    secondPhone: second.phone,
    medicalNotes: sentences.line(textProblem(draft.medicalNotes.trim(), MEDICAL_NOTES_MAX), MEDICAL_NOTES_MAX),
  })
}

const contactProblems = (name: string, relationship: string, phone: string) => {
  const isBegun = [name, relationship, phone].some((typed) => typed.trim() !== '')
  const missing = (typed: string) => isBegun && typed.trim() === ''
  return {
    name: missing(name)
      ? sentences.contact('nameMissing')
      : sentences.line(lineProblem(name, CONTACT_NAME_MAX), CONTACT_NAME_MAX),
    relationship: sentences.line(lineProblem(relationship, RELATIONSHIP_MAX), RELATIONSHIP_MAX),
    phone: missing(phone)
      ? sentences.contact('phoneMissing')
      : sentences.line(lineProblem(phone, SHORT_MAX), SHORT_MAX),
  }
}

export const otherProblems = (draft: OtherDraft): Problems<OtherDraft> =>
  told({
    employeeNumber: sentences.line(lineProblem(draft.employeeNumber, SHORT_MAX), SHORT_MAX),
    employmentType: null,
    workingHours: sentences.line(lineProblem(draft.workingHours, WORKING_HOURS_MAX), WORKING_HOURS_MAX),
    notes: sentences.line(textProblem(draft.notes.trim(), OTHER_NOTES_MAX), OTHER_NOTES_MAX),
  })

export const toPersonal = (draft: PersonalDraft): Omit<PersonalUpdate, 'version'> => ({
  dateOfBirth: orNull(draft.dateOfBirth),
  gender: orNull(draft.gender),
  personalEmail: orNull(draft.personalEmail),
  personalPhone: orNull(draft.personalPhone),
  address: orNull(draft.address),
  rightToWork: orNull(draft.rightToWork),
})

export const toEmergency = (draft: EmergencyDraft): Emergency =>
  ({
    contactName: orNull(draft.contactName),
    contactRelationship: orNull(draft.contactRelationship),
    contactPhone: orNull(draft.contactPhone),
    secondName: orNull(draft.secondName),
    secondRelationship: orNull(draft.secondRelationship),
    secondPhone: orNull(draft.secondPhone),
    medicalNotes: orNull(draft.medicalNotes),
  }) satisfies Omit<EmergencyUpdate, 'version'>

/** In one order, so that choosing and taking back is no change. */
export const toHrPolicies = (draft: HrPoliciesDraft): Omit<HrPoliciesUpdate, 'version'> => ({
  documentIds: [...new Set(draft.documentIds)].sort(),
})

export const toOther = (draft: OtherDraft): Omit<OtherUpdate, 'version'> => ({
  employeeNumber: orNull(draft.employeeNumber),
  employmentType: draft.employmentType,
  workingHours: orNull(draft.workingHours),
  notes: orNull(draft.notes),
})

/** As `changedFields`, for every section. */
export const changedProfileFields = (before: ProfileDraft, after: ProfileDraft): ReadonlyArray<keyof ProfileDraft> => {
  const [saved, would] = [savedAs(before), savedAs(after)]
  const fields = Object.keys(saved) as Array<keyof typeof saved>
  return [
    ...changedFields(before, after),
    ...fields.filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(would[field])),
  ]
}

const savedAs = (draft: ProfileDraft) => ({
  ...toPersonal(draft),
  ...toEmergency(draft),
  ...toHrPolicies(draft),
  ...toOther(draft),
})
