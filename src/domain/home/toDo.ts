/**
 * In what order the to-do list stands, whatever area its items come from (ours): overdue first, by the instant they fell due;
 * then what is due, by when; what has no date last; and of equals by name. The server and the page ask here.
 */
import { byDueUtc } from '../kernel/dueOrder.ts'
import type { Day } from '../kernel/nouns.ts'
import { byText } from '../kernel/order.ts'
import { assetsGate, certificationsGate, type Offering, offers, type Requirement } from '../permissions/gate.ts'
import type { ToDoItem } from './nouns.ts'

export type ToDoKind = ToDoItem['type']

const policies: Requirement = { module: 'compliance' }
const positions: Requirement = { module: 'positionDescriptions' }
const checkIns: Requirement = { module: 'checkIns' }
const reviews: Requirement = { module: 'performanceReviews' }

/** What each kind asks of the tenant: nothing waits for anybody on a page that plan or flags have taken away. */
export const toDoNeeds: Readonly<Record<ToDoKind, Requirement>> = {
  hrDocumentUpdate: policies,
  hrDocumentAgreement: policies,
  certificationMissing: certificationsGate,
  certificationExpired: certificationsGate,
  certificationExpiring: certificationsGate,
  certificationDeclined: certificationsGate,
  certificationToVerify: certificationsGate,
  positionToApprove: positions,
  positionToAcknowledge: positions,
  // Of every client.
  changeToDecide: {},
  assetToAccept: assetsGate,
  assetToTakeBack: assetsGate,
  chartPlanToApprove: { module: 'orgChart' },
  goalDue: { module: 'goals' },
  checkInToPrepare: checkIns,
  checkInToComplete: checkIns,
  checkInAction: checkIns,
  reviewToWrite: reviews,
  reviewToAcknowledge: reviews,
  reviewToGoOn: reviews,
  reviewFeedback: reviews,
  reviewProposals: reviews,
  accountSetup: {},
}

export const offeredToDo = (items: ReadonlyArray<ToDoItem>, offering: Offering): ReadonlyArray<ToDoItem> =>
  items.filter(({ type }) => offers(offering, toDoNeeds[type]).allowed)

interface Snoozed extends Pick<ToDoItem, 'type' | 'id'> {
  readonly until: Day
}

/** Those that were put off say until when. */
export const withSnoozes = (
  items: ReadonlyArray<ToDoItem>,
  snoozes: ReadonlyArray<Snoozed>,
): ReadonlyArray<ToDoItem> => {
  const untilOf = new Map(snoozes.map(({ type, id, until }) => [`${type} ${id}`, until]))
  return items.map((item) => {
    const snoozedUntil = untilOf.get(`${item.type} ${item.id}`)
    return snoozedUntil === undefined ? item : { ...item, snoozedUntil }
  })
}

export const inToDoOrder = (items: ReadonlyArray<ToDoItem>): ReadonlyArray<ToDoItem> =>
  items.toSorted(
    (one, other) =>
      byDueUtc(one.dueUtc, other.dueUtc) || byText(one.detail, other.detail) || byText(one.title, other.title),
  )
