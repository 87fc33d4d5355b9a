/**
 * What can stand in a calendar (ours), and what each kind asks of the tenant: the same as the to-do list asks, so that what
 * plan or flags have taken away is gone from page and feed at once.
 */
import { toDoNeeds } from '../home/toDo.ts'
import { type Offering, offers, type Requirement } from '../permissions/gate.ts'

export const calendarKinds = ['policy', 'certification', 'checkIn', 'goal', 'service', 'review'] as const
export type CalendarKind = (typeof calendarKinds)[number]

export const calendarNeeds: Readonly<Record<CalendarKind, Requirement>> = {
  policy: toDoNeeds.hrDocumentAgreement,
  certification: toDoNeeds.certificationExpiring,
  checkIn: toDoNeeds.checkInToPrepare,
  goal: toDoNeeds.goalDue,
  service: toDoNeeds.assetToAccept,
  review: toDoNeeds.reviewToWrite,
}

export const offeredKinds = (offering: Offering): ReadonlyArray<CalendarKind> =>
  calendarKinds.filter((kind) => offers(offering, calendarNeeds[kind]).allowed)
