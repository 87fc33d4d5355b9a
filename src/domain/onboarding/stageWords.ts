/** What account set-up says of its stages (ours: § 3 knows only types). */
import type { OnboardingStatus } from './nouns.ts'

export const statusNames: Record<OnboardingStatus, string> = {
  Pending: 'To do',
  Completed: 'Done',
  Skipped: 'Skipped',
}

interface StageWords {
  readonly title: string
  /** What it still needs. */
  readonly need: string
}

/** The stages a new client is made with; a record may hold others. */
const stageWords: Readonly<Record<string, StageWords>> = {
  companyDetails: {
    title: 'Company details',
    need: 'Check the company’s name, time zone and vision; people see them on their home page.',
  },
  logo: {
    title: 'Company logo',
    need: 'Upload a logo. It stands at the top of everybody’s menu.',
  },
  departments: {
    title: 'Departments',
    need: 'Add the departments people work in. Lists, reports and policies are told apart by them.',
  },
  employees: {
    title: 'Employees',
    need: 'Add your people, each with a manager and a department.',
  },
  positions: {
    title: 'Position templates',
    need: 'Describe the positions people hold, so that each person can be given one.',
  },
  policies: {
    title: 'Company policies',
    need: 'Write or take over the policies everybody has to agree to, and publish them.',
  },
  certifications: {
    title: 'Certifications',
    need: 'Name the licences and tickets your people must hold, so that you hear before one expires.',
  },
  invitations: {
    title: 'Invitations',
    need: 'Give your people a sign-in, so that they can see their own record.',
  },
}

/** A stage nobody has words for is named after its type: `payrollExport` reads "Payroll export". */
export const stageNamed = (type: string): StageWords =>
  Object.hasOwn(stageWords, type) ? (stageWords[type] as StageWords) : { title: readable(type), need: '' }

const readable = (type: string): string => {
  const words = type
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
