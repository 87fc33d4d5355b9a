/** The list of certifications and the matrix of requirements as files: days by the client's clocks, standings in words. */
import { dayIn } from '../kernel/days.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import { policyAt, requirementAt } from './matrix.ts'
import type { CertificationMatrix } from './nouns.ts'
import type { CertificationStatus } from './status.ts'
import { complianceNames, statusNames } from './wording.ts'

interface Listed {
  readonly person: string
  readonly department: string | null
  readonly type: string
  readonly status: CertificationStatus
  readonly issuedDay: string | null
  readonly expiryUtc: InstantUtc | null
  readonly lastReminderUtc: InstantUtc | null
}

export const certificationCsvHeaders: ReadonlyArray<string> = [
  'Person',
  'Department',
  'Certification',
  'Status',
  'Issued',
  'Expires',
  'Last reminder',
]

export const certificationCsvRow = (
  { person, department, type, status, issuedDay, expiryUtc, lastReminderUtc }: Listed,
  timeZone: string,
): ReadonlyArray<string> => {
  const day = (instant: InstantUtc | null) => (instant === null ? '' : dayIn(timeZone, Date.parse(instant)))
  return [person, department ?? '', type, statusNames[status], issuedDay ?? '', day(expiryUtc), day(lastReminderUtc)]
}

/** A column for each type and each policy that is asked of anybody; empty where it is not asked of the person. */
export const matrixCsvHeaders = ({ types, policies }: CertificationMatrix): ReadonlyArray<string> => [
  'Person',
  'Department',
  ...types.map(({ name }) => name),
  ...policies.map(({ title }) => title),
]

export const matrixCsvRow = (
  { types, policies }: Pick<CertificationMatrix, 'types' | 'policies'>,
  person: CertificationMatrix['people'][number],
): ReadonlyArray<string> => {
  const word = (standing: keyof typeof complianceNames | undefined) =>
    standing === undefined ? '' : complianceNames[standing]
  return [
    person.fullName,
    person.department ?? '',
    ...types.map((_, place) => word(requirementAt(person, place))),
    ...policies.map((_, place) => word(policyAt(person, place))),
  ]
}
