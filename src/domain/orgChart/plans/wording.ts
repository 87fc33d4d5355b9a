/** What plans of a reorganisation say. All ours. */
import { denials as employeeDenials } from '../../employees/wording.ts'
import { denials as permissionDenials } from '../../permissions/wording.ts'
import type { PlanDenial } from './access.ts'
import type { PlanAct, PlanState } from './lifecycle.ts'
import type { StaleReason, StayReason } from './stale.ts'

export const stateNames: Readonly<Record<PlanState, string>> = {
  Draft: 'Draft',
  InReview: 'In review',
  Scheduled: 'Scheduled',
  Published: 'Published',
  Reverted: 'Reverted',
  Withdrawn: 'Withdrawn',
}

export const actNames: Readonly<Record<PlanAct, string>> = {
  send: 'Send for approval',
  approve: 'Approve',
  publish: 'Publish now',
  sendBack: 'Back to draft',
  revert: 'Revert',
  withdraw: 'Withdraw',
}

export const wording = {
  loadFailed: 'The plan could not be loaded',
  saved: 'Plan saved',
  saveFailed: 'The plan was not saved',
  moveFailed: 'The move was not put into the plan',
  actFailed: 'The plan was not changed',
  savingMove: 'Wait until the plan is saved.',
  readingChart: 'Wait until the org chart has been read.',
  approval: 'An administrator who did not send it approves it.',
  beginHint: 'Add the moves one by one. The org chart stays as it is until the plan is published.',
  emptyPlan: 'It was withdrawn before anybody was put into it.',
  by: {
    send: 'Any administrator',
    approve: 'An administrator who did not send it, where there is one',
    publish: 'Any administrator, or by itself in the morning of its day',
    sendBack: 'Any administrator',
    revert: 'Any administrator',
    withdraw: 'Any administrator',
  } satisfies Readonly<Record<PlanAct, string>>,
  /** Over moves that are marked. */
  trouble: {
    Draft: 'The org chart has changed since. Take the marked moves out, or keep them as they are.',
    InReview: 'The org chart has changed since, so this plan cannot be approved. Make it a draft again.',
    Scheduled: 'The org chart has changed since, so this plan cannot be published. Make it a draft again.',
    Published: 'Some people would stay where they are if this were reverted.',
    Reverted: 'Some people stayed where they are.',
    Withdrawn: null,
  } satisfies Readonly<Record<PlanState, string | null>>,
} as const

export const actsDone: Readonly<Record<PlanState, string>> = {
  Draft: 'The plan is a draft again',
  InReview: 'Sent for approval',
  Scheduled: 'The plan is scheduled',
  Published: 'The org chart has been changed',
  Reverted: 'The plan has been reverted',
  Withdrawn: 'The plan is withdrawn',
}

export const denials: Readonly<
  Record<PlanDenial | 'dayPast' | 'dayTooFar' | 'stale' | 'unknownPerson' | 'tooMany' | 'nothingToRevert', string>
> = {
  adminOnly: permissionDenials.adminOnly,
  notInThisState: 'The plan is in another state now, in which this cannot be done.',
  ownPlan: 'You sent this plan yourself. Another administrator approves it.',
  noMoves: 'The plan moves nobody yet.',
  dayPast: 'Choose today or a later day.',
  dayTooFar: 'Choose a day within the next two years.',
  stale: 'The org chart has changed since. Look at the moves that are marked.',
  unknownPerson: 'Somebody in it is not there any more.',
  tooMany: 'A plan moves at most 500 people.',
  nothingToRevert: 'Everyone in it has been moved since, so there is nothing to revert.',
}

export const staleWords: Readonly<Record<StaleReason, string>> = {
  personLeft: 'Has left',
  personHidden: 'Is hidden from the directory',
  managerLeft: 'The new manager has left',
  alreadyThere: 'Reports to them already',
  movedMeanwhile: 'Has been moved since',
  reportsToSelf: employeeDenials.reportsToSelf,
  reportsToCycle: employeeDenials.reportsToCycle,
}

export const stayWords: Readonly<Record<StayReason, string>> = {
  movedSince: 'Has been moved since',
  managerLeft: 'The earlier manager has left',
  personHidden: 'Is hidden from the directory',
  reportsToCycle: employeeDenials.reportsToCycle,
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

export const sentences = {
  people,
  change: ({ before, after }: { readonly before: number; readonly after: number }): string =>
    before === after ? `${after}` : `${before} → ${after}`,
  stale: (name: string, because: StaleReason): string => `${name}: ${staleWords[because]}`,
} as const
