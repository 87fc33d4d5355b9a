/** What the inbox of feedback and its answers say. All ours. */
import type { AnswerRefusal, FeedbackStatus } from './statuses.ts'

export const statusNames: Readonly<Record<FeedbackStatus, string>> = {
  received: 'Received',
  inProgress: 'In progress',
  done: 'Done',
  declined: 'Declined',
}

/** What the tabs of the page are called. */
export const feedbackTabs = { send: 'New feedback', sent: 'My feedback', inbox: 'Inbox' } as const

/** As people name it to each other. */
export const referenceOf = (number: number): string => `#${number}`

export const wording = {
  answered: 'Answer saved',
  answerFailed: 'Failed to save the answer',
  itemFailed: 'This feedback could not be loaded',
  inboxFailed: 'The inbox could not be loaded',
  sentFailed: 'Your feedback could not be loaded',
} as const

export const denials: Readonly<Record<AnswerRefusal, string>> = {
  receivedBefore: 'Feedback cannot go back to New.',
  saysNotWhy: 'Enter a reason.',
}
