/**
 * The first hour of a client organisation: what it is made of, and what is wrong with what somebody typed. All of it is
 * ours; § 3 knows tenants that are there. A new client has the plan that was asked for without a subscription (§ 6 Module
 * access), the features that a client of any plan works with, every stage of account set-up still to do (§ 4), and one
 * person, who is its admin.
 */
import type { FeatureFlagName, TenantPlan } from '../billing/nouns.ts'
import { employeeFields } from '../employees/employee.fields.ts'
import { type Draft, field, line, recordOf } from '../kernel/record.ts'
import { isTimeZone } from '../kernel/zones.ts'
import type { OnboardingStage } from './nouns.ts'

const admin = employeeFields.basicInfo.fields

/** The admin, by name and address, and the organisation. */
export const newClientFields = recordOf({
  name: line('Company', 120, 'Enter the company name'),
  firstName: admin.firstName,
  lastName: admin.lastName,
  email: admin.email,
  timeZone: field('Time zone', {
    blank: '',
    problem: (typed: string) => (isTimeZone(typed.trim()) ? null : 'Choose a time zone, for example Australia/Sydney'),
    toSaved: (typed) => typed.trim(),
  }),
})
export type NewClient = Draft<typeof newClientFields.fields>

/** What somebody is called until they say it themself: `jane.doe@acme.example` is Jane Doe. */
export const nameBehind = (email: string): Pick<NewClient, 'firstName' | 'lastName'> => {
  const [first = '', ...rest] = (email.split('@')[0] ?? '').split(/[._]+/).filter((word) => word !== '')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    firstName: capital(first).slice(0, admin.firstName.max),
    lastName: rest.map(capital).join(' ').slice(0, admin.lastName.max),
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
