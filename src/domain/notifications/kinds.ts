/**
 * What somebody is told of, by how the key of its message begins (`server/mail/post.ts`), and what each kind asks of the
 * tenant: of what plan or flags have taken away nothing is shown, as its page is not.
 */
import { assetsGate, certificationsGate, type Offering, offers, type Requirement } from '../permissions/gate.ts'

const policies: Requirement = { module: 'compliance' }
const goals: Requirement = { module: 'goals' }
const checkIns: Requirement = { module: 'checkIns' }
const orgChart: Requirement = { module: 'orgChart' }
const reviews: Requirement = { module: 'performanceReviews' }

const notificationNeeds = {
  policyReminder: policies,
  policyEscalation: policies,
  certificationReminder: certificationsGate,
  certificationDigest: certificationsGate,
  certificationDeclined: certificationsGate,
  goals,
  checkInComing: checkIns,
  checkInPast: checkIns,
  // Of every client.
  dailyScrum: {},
  // Of every client.
  praise: {},
  // Of every client.
  feedbackReceived: {},
  feedbackAnswered: {},
  reviewsBegun: reviews,
  review: reviews,
  reviewStep: reviews,
  reviewFeedback: reviews,
  reviewProposals: reviews,
  assetGiven: assetsGate,
  assetDeclined: assetsGate,
  assetServices: assetsGate,
  chartPlan: orgChart,
  // Of every client.
  changeAsked: {},
  changeDecided: {},
  // Of every client.
  leaving: {},
  // Of every client.
  report: {},
} as const satisfies Readonly<Record<string, Requirement>>

export type NotificationKind = keyof typeof notificationNeeds

export const notificationKinds = Object.keys(
  notificationNeeds,
) as ReadonlyArray<string> as ReadonlyArray<NotificationKind>

/** Whether people choose how they are told of it. */
export const isChosen = (kind: string): kind is NotificationKind => Object.hasOwn(notificationNeeds, kind)

export const offeredKinds = (offering: Offering): ReadonlyArray<NotificationKind> =>
  notificationKinds.filter((kind) => offers(offering, notificationNeeds[kind]).allowed)
