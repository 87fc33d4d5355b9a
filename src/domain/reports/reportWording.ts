/** Each report in words: what it tells, its columns, and what would fill it. The names of values are those of the screens. */
import { stateNames as assetStateNames, serviceNames } from '../assets/wording.ts'
import { kindWords, titled } from '../audit/words.ts'
import { writtenChanges } from '../audit/written.ts'
import { statusNames as certificationNames, complianceNames } from '../certifications/wording.ts'
import { positionStatusNames } from '../employees/positionWording.ts'
import { stateNames as goalStateNames, goalStatusNames } from '../goals/wording.ts'
import { byText } from '../kernel/order.ts'
import { stageNames } from '../reviews/wording.ts'
import type { ReportName } from './access.ts'
import type { QuestionRefusal } from './question.ts'
import { day, number, of, percent, type ReportWords, status, text } from './reportColumns.ts'

const person = text('person', 'Person')
const department = text('department', 'Department')
const manager = text('manager', 'Manager')
const policy = text('policy', 'Policy')
const type = text('type', 'Certification')

const asset = [text('number', 'Asset No'), text('name', 'Name')]
const category = text('category', 'Category')
const location = text('location', 'Location')
const holder = text('holder', 'Held by')

const kindNames = Object.fromEntries(
  Object.keys(writtenChanges)
    .map((kind): [string, string] => [kind, titled(kindWords(kind))])
    .toSorted(([, one], [, other]) => byText(one, other)),
)

const { agreed: _, owed, outdated, late } = complianceNames
const { expired, expiringSoon, current, submitted } = certificationNames
const { Active: __, ...endedGoals } = goalStateNames
const people = { one: 'person', many: 'people' }

/** What a report is asked for stands first, on paper too; whose department or manager it is stands last. */
export const reportWords: Readonly<Record<ReportName, ReportWords>> = {
  policyAgreements: {
    about: 'Published policies and how many people have agreed to them.',
    noun: { one: 'policy', many: 'policies' },
    columns: [
      policy,
      status('state', 'Status', { open: 'Incomplete', done: 'Complete' }),
      percent('share', 'Share'),
      number('outstanding', 'Outstanding'),
      number('agreed', 'Have agreed'),
      number('bound', 'Applies to'),
      day('published', 'Published'),
      number('version', 'Version'),
    ],
    empty: 'Shows data once a policy that needs agreement is published.',
  },
  outstandingPolicies: {
    about: 'People who still need to agree to a policy, or agree again.',
    noun: { one: 'outstanding agreement', many: 'outstanding agreements' },
    columns: [
      person,
      policy,
      day('due', 'Due'),
      number('daysLate', 'Days overdue'),
      status('state', 'Status', { late, owed, outdated }),
      number('version', 'Version'),
      department,
      manager,
    ],
    empty: 'Everyone has agreed to their policies.',
  },
  certificationRegister: {
    about: 'All certifications with their expiry dates. Earlier dates show the list as it was.',
    noun: { one: 'certification', many: 'certifications' },
    columns: [
      person,
      type,
      day('expires', 'Expires'),
      status('state', 'Status', { expired, expiringSoon, current, submitted }),
      day('issued', 'Issued'),
      department,
      manager,
    ],
    empty: 'Shows data once someone has a certification.',
  },
  expiringCertifications: {
    about:
      'Certifications that have expired or will expire within 14 days, or the number you choose. Earlier dates count from that day.',
    noun: { one: 'certification', many: 'certifications' },
    columns: [
      person,
      type,
      day('expires', 'Expires'),
      number('daysLeft', 'Days left'),
      status('state', 'Status', { expired, expiringSoon, current }),
      department,
      manager,
    ],
    empty: 'No certifications have expired or will expire in this period.',
  },
  certificationGaps: {
    about: 'Required certifications that people don’t hold. Earlier dates use today’s requirements.',
    noun: { one: 'gap', many: 'gaps' },
    columns: [
      person,
      type,
      status('state', 'Status', { missing: complianceNames.missing, expired, submitted }),
      department,
    ],
    empty: 'Everyone holds what they need.',
  },
  employeeDirectory: {
    about: 'All current employees. Earlier dates show who worked here then, with today’s details.',
    noun: people,
    columns: [
      person,
      text('email', 'Email'),
      text('phone', 'Phone'),
      text('position', 'Position'),
      department,
      manager,
      day('started', 'Started'),
    ],
    empty: 'Shows data once people are added.',
  },
  joinersAndLeavers: {
    about: 'People who joined or left, by default in the last 12 months.',
    noun: { one: 'change', many: 'changes' },
    columns: [
      day('day', 'Day'),
      person,
      status('state', 'Change', { joined: 'Joined', left: 'Left' }),
      text('position', 'Position'),
      text('reason', 'Reason'),
      number('months', 'Months of service'),
      department,
      manager,
    ],
    empty: 'No one joined or left in this period.',
  },
  headcount: {
    about:
      'Number of people at the end of each month, by their latest department. Select a number to see who they are.',
    noun: { one: 'figure', many: 'figures' },
    columns: [
      of('month')('month', 'Month'),
      department,
      number('people', 'People'),
      number('joined', 'Joined'),
      number('left', 'Left'),
    ],
    empty: 'No one worked here in this period.',
  },
  positionDescriptions: {
    about: 'Positions and the status of their descriptions.',
    noun: people,
    columns: [
      person,
      text('position', 'Position'),
      status('state', 'Description', {
        none: 'No position',
        unwritten: 'No description',
        ...positionStatusNames,
      }),
      day('since', 'Since'),
      department,
      manager,
    ],
    empty: 'Shows data once people are added.',
  },
  goalProgress: {
    about: 'All goals and their progress. Earlier dates use today’s targets.',
    noun: { one: 'goal', many: 'goals' },
    columns: [
      text('goal', 'Goal'),
      person,
      status('state', 'Status', { ...goalStatusNames, ...endedGoals }),
      percent('share', 'Done'),
      day('due', 'Due'),
      day('started', 'Started'),
      department,
    ],
    empty: 'Shows data once someone has a goal.',
  },
  checkIns: {
    about:
      'When people last met and will next meet with their manager. Planned meetings are not kept for earlier dates.',
    noun: people,
    columns: [
      person,
      status('state', 'Frequency', {
        never: 'Never met',
        long: 'Not for 60 days',
        month: 'Not for 30 days',
        recent: 'Within 30 days',
      }),
      day('last', 'Last held'),
      number('daysSince', 'Days since'),
      day('next', 'Next planned'),
      number('held', 'Held in last 12 months'),
      department,
      manager,
    ],
    empty: 'Shows data once people are added.',
  },
  performanceReviews: {
    about: 'All reviews you can see and their stage.',
    noun: { one: 'review', many: 'reviews' },
    columns: [
      text('review', 'Review'),
      person,
      status('state', 'Stage', stageNames),
      day('due', 'Due'),
      number('daysLate', 'Days overdue'),
      text('reviewer', 'Reviewer'),
      day('begins', 'Starts'),
      department,
    ],
    empty: 'Shows data once a review is planned.',
  },
  assetRegister: {
    about: 'All assets you can see. Earlier dates show the holder and status at that time.',
    noun: { one: 'asset', many: 'assets' },
    columns: [
      ...asset,
      status('state', 'Status', assetStateNames),
      holder,
      category,
      location,
      text('serial', 'Serial number'),
      day('bought', 'Bought'),
      day('warranty', 'Warranty until'),
    ],
    empty: 'Shows data once an asset is added.',
  },
  servicesDue: {
    about: 'Assets with a service plan, and when the next service is due.',
    noun: { one: 'asset', many: 'assets' },
    columns: [
      ...asset,
      day('due', 'Next service'),
      number('daysLeft', 'Days left'),
      status('state', 'Status', {
        overdue: serviceNames.overdue,
        dueSoon: serviceNames.dueSoon,
        planned: serviceNames.planned,
      }),
      holder,
      category,
      location,
    ],
    empty: 'Shows data once an asset has a service plan.',
  },
  remindersSent: {
    about: 'Reminders sent by email, by default in the last 30 days. Kept for 400 days.',
    noun: { one: 'reminder', many: 'reminders' },
    columns: [
      day('day', 'Day'),
      text('to', 'To'),
      text('subject', 'Subject'),
      status('about', 'About', {
        policies: 'Policies',
        certifications: 'Certifications',
        goals: 'Goals',
        checkIns: 'Check-ins',
        reviews: 'Performance reviews',
        assets: 'Assets',
      }),
      status('state', 'Delivery', {
        sent: 'Sent',
        waiting: 'Waiting',
        held: 'Held until go-live',
        failed: 'Failed',
        dropped: 'Not sent',
      }),
    ],
    empty: 'No reminders were sent in this period.',
  },
  audit: {
    about: 'Changes from the audit log, by default in the last 30 days.',
    noun: { one: 'change', many: 'changes' },
    columns: [
      text('change', 'Change'),
      of('moment')('at', 'When'),
      text('by', 'Changed by'),
      text('person', 'About'),
      status('kind', 'Kind of record', kindNames),
    ],
    empty: 'No changes in this period.',
  },
}

export const questionRefusals: Record<QuestionRefusal, string> = {
  dayAhead: 'Choose today or an earlier date.',
  periodTurned: 'The period ends before it starts. Choose a later end date.',
  periodTooLong: 'Choose a period of up to ten years.',
}
