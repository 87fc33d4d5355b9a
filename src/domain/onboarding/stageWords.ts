/** What account set-up says of its stages (ours: § 3 knows only types). */
import type { OnboardingStatus } from './nouns.ts'

export const statusNames: Record<OnboardingStatus, string> = {
  Pending: 'To do',
  Completed: 'Done',
  Skipped: 'Skipped',
}

interface StageWords {
  readonly title: string
  /** As a task, in the to-do list. */
  readonly task: string
  /** What it still needs. */
  readonly need: string
}

/** The stages a new client is made with; a record may hold others. */
const stageWords: Readonly<Record<string, StageWords>> = {
  companyDetails: {
    title: 'Company details',
    task: 'Check the company details',
    need: 'Check the company’s name, time zone and vision. They show on everyone’s home page.',
  },
  logo: {
    title: 'Company logo',
    task: 'Add your logo',
    need: 'Upload a logo. It shows at the top of everyone’s menu.',
  },
  departments: {
    title: 'Departments',
    task: 'Add departments',
    need: 'Add your departments. Lists, reports and policies use them.',
  },
  employees: {
    title: 'Employees',
    task: 'Add employees',
    need: 'Add your people, each with a manager and a department.',
  },
  positions: {
    title: 'Position templates',
    task: 'Write position templates',
    need: 'Describe the positions in your company, so you can assign them to people.',
  },
  policies: {
    title: 'Company policies',
    task: 'Publish company policies',
    need: 'Write or import the policies everyone must agree to, and publish them.',
  },
  certifications: {
    title: 'Certifications',
    task: 'Add certifications',
    need: 'Add the licences and tickets your people need, and get reminders before they expire.',
  },
  invitations: {
    title: 'Invitations',
    task: 'Invite people',
    need: 'Invite people to sign in and see their own profile.',
  },
}

/** A stage nobody has words for is named after its type: `payrollExport` reads "Payroll export". */
export const stageNamed = (type: string): StageWords =>
  Object.hasOwn(stageWords, type)
    ? (stageWords[type] as StageWords)
    : { title: readable(type), task: readable(type), need: '' }

const readable = (type: string): string => {
  const words = type
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
