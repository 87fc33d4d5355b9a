/** What the bell, its pages and the choice of how one is told say. All ours. */
import type { Delivery } from '../kernel/letters.ts'
import type { NotificationKind } from './kinds.ts'

/** How each kind is called where one chooses how to be told of it. */
export const kindNames: Readonly<Record<NotificationKind, string>> = {
  policyReminder: 'A policy needs my agreement',
  policyEscalation: 'My team has overdue policies',
  certificationReminder: 'My certification expires',
  certificationDigest: 'My team’s certifications expire',
  certificationDeclined: 'My certification is declined',
  goals: 'My goals are due or need an update',
  checkInComing: 'A check-in is today',
  checkInPast: 'A check-in needs to be completed',
  dailyScrum: 'My team’s daily scrum, and reminders of mine',
  praise: 'I receive praise',
  feedbackReceived: 'New feedback for administrators',
  feedbackAnswered: 'The status of my feedback changes',
  reviewsBegun: 'A review starts',
  review: 'A review is due',
  reviewStep: 'A review moves to the next step',
  reviewFeedback: 'I am asked for feedback',
  reviewProposals: 'Someone proposes people for feedback',
  assetGiven: 'An asset is assigned to me',
  assetDeclined: 'Someone declines an asset',
  assetServices: 'Assets are due for service',
  chartPlan: 'A reorganisation plan needs my approval or changes',
  changeAsked: 'Someone asks for a change to their record',
  changeDecided: 'A change I asked for is accepted or declined',
  leaving: 'A planned last day needs my attention',
  report: 'My scheduled reports',
}

type KindGroup = 'compliance' | 'performance' | 'reviews' | 'assets' | 'people'

const groupOfKind: Readonly<Record<NotificationKind, KindGroup>> = {
  policyReminder: 'compliance',
  policyEscalation: 'compliance',
  certificationReminder: 'compliance',
  certificationDigest: 'compliance',
  certificationDeclined: 'compliance',
  goals: 'performance',
  checkInComing: 'performance',
  checkInPast: 'performance',
  dailyScrum: 'performance',
  praise: 'performance',
  reviewsBegun: 'reviews',
  review: 'reviews',
  reviewStep: 'reviews',
  reviewFeedback: 'reviews',
  reviewProposals: 'reviews',
  assetGiven: 'assets',
  assetDeclined: 'assets',
  assetServices: 'assets',
  chartPlan: 'people',
  changeAsked: 'people',
  changeDecided: 'people',
  leaving: 'people',
  report: 'people',
  feedbackReceived: 'people',
  feedbackAnswered: 'people',
}

const groupTitles: Readonly<Record<KindGroup, string>> = {
  compliance: 'Policies and certifications',
  performance: 'Goals, check-ins and praise',
  reviews: 'Performance reviews',
  assets: 'Assets',
  people: 'People and company',
}

/** What is chosen kind by kind, under its headings; a heading without a kind of it is left out. */
export const kindsByGroup = <Of extends { readonly kind: NotificationKind }>(
  all: ReadonlyArray<Of>,
): ReadonlyArray<{ readonly title: string; readonly of: ReadonlyArray<Of> }> =>
  (Object.keys(groupTitles) as KindGroup[])
    .map((group) => ({ title: groupTitles[group], of: all.filter(({ kind }) => groupOfKind[kind] === group) }))
    .filter(({ of }) => of.length > 0)

export const deliveryNames: Readonly<Record<Delivery, string>> = {
  mail: 'In app and email immediately',
  digest: 'In app and daily email',
  app: 'In app only',
  none: 'Off',
}

export const wording = {
  loadFailed: 'Your notifications could not be loaded',
  choicesLoadFailed: 'Notification settings could not be loaded',
  notMarked: 'That could not be saved',
  waiting: 'Tasks stay in your to-do list whatever you choose here.',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  older: (count: number) => `These are the newest ${count}.`,
} as const
