/** What the bell, its pages and the choice of how one is told say. All ours. */
import type { Delivery } from '../kernel/letters.ts'
import type { NotificationKind } from './kinds.ts'

/** How each kind is called where one chooses how to be told of it. */
export const kindNames: Readonly<Record<NotificationKind, string>> = {
  policyReminder: 'A policy waits for my agreement',
  policyEscalation: 'My people are late with policies',
  certificationReminder: 'A certification of mine expires',
  certificationDigest: 'Certifications of my people expire',
  certificationDeclined: 'A certification of mine is not accepted',
  goals: 'My goals are due, or I am asked how they stand',
  checkInComing: 'A check-in takes place today',
  checkInPast: 'A check-in is still to be completed',
  dailyScrum: 'The daily scrum of my team, or mine that is missing',
  praise: 'Somebody praises me',
  feedbackReceived: 'Somebody sends feedback to the administrators',
  feedbackAnswered: 'My feedback is taken up, done or declined',
  reviewsBegun: 'A review begins',
  review: 'A review is due',
  reviewStep: 'A review goes a step on',
  reviewFeedback: 'I am asked for feedback on somebody',
  reviewProposals: 'Somebody proposes whom to ask for feedback',
  assetGiven: 'I am given an asset',
  assetDeclined: 'Somebody declines an asset',
  assetServices: 'Assets are due for service',
  changeAsked: 'Somebody asks for a change of their record',
  changeDecided: 'A change that I asked for is accepted or declined',
  leaving: 'A last day that I planned did not go as planned',
  report: 'A report that I have mailed to myself',
}

export const deliveryNames: Readonly<Record<Delivery, string>> = {
  mail: 'Here, and by mail at once',
  digest: 'Here, and in one mail each morning',
  app: 'Only here',
  none: 'Not at all',
}

export const wording = {
  loadFailed: 'Your notifications could not be loaded',
  choicesLoadFailed: 'How you are told could not be loaded',
  notMarked: 'That could not be saved',
  waiting: 'What waits for you stays in your to-do list, however you are told of it.',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  older: (count: number) => `These are the newest ${count}.`,
} as const
