/**
 * Ours: what the record of changes calls things, within a sentence: a form's label ("Remind every … days") does not stand
 * in one. A kind or a field that has no words here is called by its own name, taken apart: `goalComment` is a goal comment.
 */
import { actionWords } from './actions.ts'
import type { TimelineGroup } from './timeline.ts'

/** Kinds that are called otherwise than their name. */
const kinds: Readonly<Record<string, string>> = {
  account: 'login',
  calendarFeed: 'calendar address',
  chartPlan: 'plan of a reorganisation',
  changeRequest: 'request for a change',
  checkIn: 'check-in',
  checkInSeries: 'series of check-ins',
  checkInTemplate: 'check-in template',
  dailyScrumBlocker: 'blocker',
  dailyScrumEntry: 'daily scrum entry',
  directoryView: 'saved view',
  emergency: 'emergency contacts',
  employee: 'person',
  employeeList: 'list of employees',
  hrDocument: 'HR document',
  hrDocumentCategory: 'HR document category',
  featureFlag: 'feature',
  onboarding: 'account set-up',
  tenant: 'company',
  performanceReviewCycle: 'cycle of performance reviews',
  performanceReviewTemplate: 'performance review template',
  import: 'import of people',
  reportSchedule: 'report emails',
  reviewList: 'list of performance reviews',
  securityGroup: 'permission group',
}

const fields: Readonly<Record<string, string>> = {
  servesId: 'what it serves',
  every: 'how often',
  monthDay: 'day of the month',
  features: 'rights',
  dailyScrumMail: 'daily scrum emails',
  records: 'number of records',
  kept: 'records that stayed',
  membersAdded: 'new members',
  membersRemoved: 'removed members',
  sharedWith: 'who sees it',
  categoryId: 'category',
  currentLocationId: 'location',
  departmentId: 'department',
  reportsTo: 'manager',
  reviewerId: 'reviewer',
  locationId: 'place',
  avatarId: 'picture',
  isActive: 'active',
  isAdmin: 'administrator',
  isArchived: 'archived',
  isCurrent: 'current position',
  hideFromEmployeeDirectory: 'directory visibility',
  underlings: 'direct reports',
  terminationReason: 'reason',
  startDateUTC: 'start date',
  terminationDate: 'last day',
  plannedLastDay: 'planned last day',
  startEnded: 'start marked as done',
  logoUrl: 'logo',
  employeesSeenWelcome: 'who has seen the welcome',
  hrPolicies: 'HR policies',
  isDeleted: 'archived',
  requiredBy: 'who must hold it',
  certificationTypes: 'certifications asked for',
  certificationTypeId: 'type',
  remindersPausedUntil: 'pause of reminders',
  snoozedUntil: 'snooze of reminders',
  twoFactor: 'two-factor authentication',
  positionTitle: 'position',
  forManagers: 'limit to managers',
  workingDays: 'working days',
  occasions: 'birthdays and anniversaries on the home page',
  helpName: 'contact name',
  helpEmail: 'contact email',
  helpPhone: 'contact phone',
  senderName: 'sender name',
  replyTo: 'reply address',
  mailIsHeld: 'mail on hold',
  heldMail: 'held mail',
  address: 'home address',
  contactName: 'first contact',
  contactRelationship: 'relationship of the first contact',
  contactPhone: 'phone of the first contact',
  secondName: 'second contact',
  secondRelationship: 'relationship of the second contact',
  secondPhone: 'phone of the second contact',
  documentIds: 'policies',
  validityMonths: 'validity',
  reminderDays: 'days of the reminders',
  date: 'last day',
  reassignReportsTo: 'new manager of their reports',
  binds: 'who it applies to',
  employeeIds: 'people',
  departmentIds: 'departments',
  dueDay: 'agree by date',
  dueInDays: 'days to agree in',
  remindEveryDays: 'days between reminders',
  tellManagerAfterDays: 'days until the manager is notified',
  renewEveryMonths: 'months until renewal',
}

export const kindWords = (kind: string): string => kinds[kind] ?? apart(kind)

/** The last part of a path says it: `personal.dateOfBirth` is a date of birth. */
export const fieldWords = (field: string): string => fields[field] ?? apart(field.split('.').at(-1) ?? field)

/** What a timeline can be narrowed to. */
export const groupWords = {
  record: 'Record and work',
  positions: 'Positions',
  certifications: 'Certifications',
  policies: 'Policies',
  goals: 'Goals',
  documents: 'Documents',
  login: 'Login',
} as const satisfies Readonly<Record<TimelineGroup, string>>

export const actionWord = (action: string): string =>
  (actionWords as Readonly<Record<string, string>>)[action] ?? apart(action)

/** As the badges of a review say it, where that is another word. */
const stageWords: Readonly<Record<string, string>> = { Writing: 'Being written', Discussing: 'Being discussed' }

export const stageWord = (stage: string): string => stageWords[stage] ?? stage

/** What stands in a choice or a column: with a capital letter. */
export const titled = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** What can be switched on and off is called so here, and on its page. */
export const featureTitles = {
  employeeComplianceReminders: 'Compliance reminders',
  condensedPerformanceReviews: 'Condensed performance reviews',
  billing: 'Billing and subscriptions',
  assetRegister: 'Asset register',
  certifications: 'Certifications',
} as const

export const featureCalled = (name: string): string =>
  Object.hasOwn(featureTitles, name) ? featureTitles[name as keyof typeof featureTitles] : titled(apart(name))

const apart = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)

/** There is only one of some things. */
export const articleOf = (kind: string): string =>
  [
    'sampleData',
    'tenant',
    'onboarding',
    'subscription',
    'emergency',
    'employeeList',
    'assetRegister',
    'checkInList',
    'goalList',
    'certificationList',
    'requirements',
    'reviewList',
  ].includes(kind)
    ? 'the'
    : /^([aeiou]|HR )/.test(kindWords(kind))
      ? 'an'
      : 'a'
