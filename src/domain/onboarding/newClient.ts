/**
 * The first hour of a client organisation: what it is made of, and what is wrong with what somebody typed. All of it is
 * ours; § 3 knows tenants that are there. A new client has the plan that was asked for without a subscription (§ 6 Module
 * access), the features that a client of any plan works with, every stage of account set-up still to do (§ 4), and one
 * person, who is its admin.
 */
import type { FeatureFlagName, TenantPlan } from '../billing/nouns.ts'
import { FIRST_NAME_MAX, LAST_NAME_MAX } from '../employees/drafts.ts'
import { emailProblem } from '../employees/emails.ts'
import { sentences } from '../employees/wording.ts'
import { lineProblem, requiredLineProblem, typedSentence } from '../kernel/typed.ts'
import type { OnboardingStage } from './nouns.ts'

const CLIENT_NAME_MAX = 120

export interface NewClient {
  readonly name: string
  /** Of the admin. */
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly timeZone: string
}

export const newClientFields = ['name', 'firstName', 'lastName', 'email', 'timeZone'] as const

/** A sentence for each field that is wrong; empty when nothing is. */
export const newClientProblems = (typed: NewClient): { readonly [Field in keyof NewClient]?: string } => {
  const name = requiredLineProblem(typed.name, CLIENT_NAME_MAX)
  const found = {
    name: name === 'missing' ? 'Enter the name of the organisation' : typedSentence(name, CLIENT_NAME_MAX),
    firstName: sentences.firstName(requiredLineProblem(typed.firstName, FIRST_NAME_MAX), FIRST_NAME_MAX),
    lastName: sentences.line(lineProblem(typed.lastName, LAST_NAME_MAX), LAST_NAME_MAX),
    email: sentences.email(emailProblem(typed.email)),
    timeZone: isTimeZone(typed.timeZone.trim()) ? null : 'Choose a time zone such as Australia/Sydney',
  }
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== null))
}

/** As it is stored: without the spaces around it. */
export const toNewClient = ({ name, firstName, lastName, email, timeZone }: NewClient): NewClient => ({
  name: name.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  timeZone: timeZone.trim(),
})

/** A name of the IANA list. Mere distances from UTC are none: they mean the opposite to PostgreSQL. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What somebody is called until they say it themself: `jane.doe@acme.example` is Jane Doe. */
export const nameBehind = (email: string): Pick<NewClient, 'firstName' | 'lastName'> => {
  const [first = '', ...rest] = (email.split('@')[0] ?? '').split(/[._]+/).filter((word) => word !== '')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    firstName: capital(first).slice(0, FIRST_NAME_MAX),
    lastName: rest.map(capital).join(' ').slice(0, LAST_NAME_MAX),
  }
}

export const clientPlans = ['full', 'compliance'] as const satisfies ReadonlyArray<TenantPlan>

export const firstFeatures: ReadonlyArray<FeatureFlagName> = [
  'employeeComplianceReminders',
  'billing',
  'certifications',
]

/** The steps that set a client up; their names are ours, § 3 says only that a stage has a type and a status. */
export const stageTypes = [
  'companyDetails',
  'logo',
  'departments',
  'employees',
  'positions',
  'policies',
  'certifications',
  'invitations',
] as const

export const firstStages: ReadonlyArray<OnboardingStage> = stageTypes.map((type) => ({ type, status: 'Pending' }))
