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

const asset = [
  text('number', 'Asset No'),
  text('name', 'Name'),
  text('category', 'Category'),
  text('location', 'Location'),
  text('holder', 'Held by'),
]

const kindNames = Object.fromEntries(
  Object.keys(writtenChanges)
    .map((kind): [string, string] => [kind, titled(kindWords(kind))])
    .toSorted(([, one], [, other]) => byText(one, other)),
)

const { agreed: _, owed, outdated, late } = complianceNames
const { expired, expiringSoon, current, submitted } = certificationNames
const { Active: __, ...endedGoals } = goalStateNames
const people = { one: 'person', many: 'people' }

export const reportWords: Readonly<Record<ReportName, ReportWords>> = {
  policyAgreements: {
    about: 'Every published policy that binds somebody, and how many of them have agreed to it.',
    noun: { one: 'policy', many: 'policies' },
    columns: [
      policy,
      number('version', 'Version'),
      day('published', 'Published'),
      number('bound', 'Bound'),
      number('agreed', 'Have agreed'),
      number('outstanding', 'Outstanding'),
      percent('share', 'Share'),
      status('state', 'State', { open: 'Incomplete', done: 'Complete' }),
    ],
    empty: 'It fills once a policy is published that asks for agreement.',
  },
  outstandingPolicies: {
    about: 'Everybody who has yet to agree to a policy, or to agree again.',
    noun: { one: 'agreement', many: 'agreements' },
    columns: [
      person,
      department,
      manager,
      policy,
      number('version', 'Version'),
      day('due', 'Due'),
      number('daysLate', 'Days late'),
      status('state', 'State', { late, owed, outdated }),
    ],
    empty: 'Nobody has a policy left to agree to.',
  },
  certificationRegister: {
    about: 'Every certification that people hold, with the day it expires; of an earlier day, as it was then.',
    noun: { one: 'certification', many: 'certifications' },
    columns: [
      person,
      department,
      manager,
      type,
      day('issued', 'Issued'),
      day('expires', 'Expires'),
      status('state', 'State', { expired, expiringSoon, current, submitted }),
    ],
    empty: 'It fills once somebody has a certification.',
  },
  expiringCertifications: {
    about:
      'Certifications that have expired, or expire within 14 days, or as many as you choose; of an earlier day, counted from then.',
    noun: { one: 'certification', many: 'certifications' },
    columns: [
      person,
      department,
      manager,
      type,
      day('expires', 'Expires'),
      number('daysLeft', 'Days left'),
      status('state', 'State', { expired, expiringSoon, current }),
    ],
    empty: 'No certification has expired, and none expires in these days.',
  },
  certificationGaps: {
    about:
      'Certifications that are required of somebody who does not hold a valid one; of an earlier day, by what is required by now.',
    noun: { one: 'gap', many: 'gaps' },
    columns: [
      person,
      department,
      type,
      status('state', 'State', { missing: complianceNames.missing, expired, submitted }),
    ],
    empty: 'Everybody holds what is required of them.',
  },
  employeeDirectory: {
    about:
      'Everybody who works here, as the list of employees shows them to you; of an earlier day, with what they are by now.',
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
    empty: 'It fills once somebody works here.',
  },
  joinersAndLeavers: {
    about: 'Who began and who left in a period: the last twelve months, unless you choose another.',
    noun: { one: 'change', many: 'changes' },
    columns: [
      day('day', 'Day'),
      person,
      department,
      manager,
      text('position', 'Position'),
      number('months', 'Months of service'),
      status('state', 'Change', { joined: 'Joined', left: 'Left' }),
      text('reason', 'Reason'),
    ],
    empty: 'Nobody began or left in this period.',
  },
  headcount: {
    about:
      'How many people worked here at the end of each month, by the department they are or were last in. Each number leads to who they are.',
    noun: { one: 'line', many: 'lines' },
    columns: [
      of('month')('month', 'Month'),
      department,
      number('people', 'People'),
      number('joined', 'Joined'),
      number('left', 'Left'),
    ],
    empty: 'Nobody worked here in this period.',
  },
  positionDescriptions: {
    about: 'Everybody’s position, and how far its description has come.',
    noun: people,
    columns: [
      person,
      department,
      manager,
      text('position', 'Position'),
      day('since', 'Since'),
      status('state', 'Description', {
        none: 'No position',
        unwritten: 'No description',
        ...positionStatusNames,
      }),
    ],
    empty: 'It fills once somebody works here.',
  },
  goalProgress: {
    about: 'Every goal of those who work here, and how far it is; of an earlier day, by the target it has by now.',
    noun: { one: 'goal', many: 'goals' },
    columns: [
      text('goal', 'Goal'),
      person,
      department,
      day('started', 'Started'),
      day('due', 'Due'),
      percent('share', 'Done'),
      status('state', 'State', { ...goalStatusNames, ...endedGoals }),
    ],
    empty: 'It fills once somebody has a goal.',
  },
  checkIns: {
    about:
      'When each person last met with their manager, and when they meet next; of an earlier day, what was planned then is not kept.',
    noun: people,
    columns: [
      person,
      department,
      manager,
      day('last', 'Last held'),
      number('daysSince', 'Days since'),
      day('next', 'Next planned'),
      number('held', 'Held in twelve months'),
      status('state', 'Rhythm', {
        never: 'Never met',
        long: 'Not for 60 days',
        month: 'Not for 30 days',
        recent: 'Within 30 days',
      }),
    ],
    empty: 'It fills once somebody works here.',
  },
  performanceReviews: {
    about: 'Every review that you may see, and how far it has come.',
    noun: { one: 'review', many: 'reviews' },
    columns: [
      text('review', 'Review'),
      person,
      department,
      text('reviewer', 'Reviewer'),
      day('begins', 'Begins'),
      day('due', 'Due'),
      number('daysLate', 'Days late'),
      status('state', 'Stage', stageNames),
    ],
    empty: 'It fills once a review is planned.',
  },
  assetRegister: {
    about:
      'Every asset that you may see: all of them, or what you and your reports hold; of an earlier day, with who had it then and in which state.',
    noun: { one: 'asset', many: 'assets' },
    columns: [
      ...asset,
      text('serial', 'Serial number'),
      day('bought', 'Bought'),
      day('warranty', 'Warranty until'),
      status('state', 'State', assetStateNames),
    ],
    empty: 'It fills once an asset is added.',
  },
  servicesDue: {
    about: 'Assets with a service plan, and when the next service is due.',
    noun: { one: 'asset', many: 'assets' },
    columns: [
      ...asset,
      day('due', 'Next service'),
      number('daysLeft', 'Days left'),
      status('state', 'State', {
        overdue: serviceNames.overdue,
        dueSoon: serviceNames.dueSoon,
        planned: serviceNames.planned,
      }),
    ],
    empty: 'It fills once an asset has a service plan.',
  },
  remindersSent: {
    about:
      'Reminders that went out by mail in a period: the last 30 days, unless you choose another. Kept for 400 days.',
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
    empty: 'No reminder went out in this period.',
  },
  audit: {
    about: 'Who changed what in a period: the last 30 days, unless you choose another. As the audit page tells it.',
    noun: { one: 'change', many: 'changes' },
    columns: [
      text('change', 'Change'),
      of('moment')('at', 'When'),
      text('by', 'Changed by'),
      text('person', 'About'),
      status('kind', 'Kind of record', kindNames),
    ],
    empty: 'Nobody changed anything in this period.',
  },
}

export const questionRefusals: Record<QuestionRefusal, string> = {
  dayAhead: 'Choose today or an earlier day: nobody knows yet what is to come.',
  periodTurned: 'The period ends before it begins. Choose a later last day.',
  periodTooLong: 'Choose a period of at most ten years.',
}
