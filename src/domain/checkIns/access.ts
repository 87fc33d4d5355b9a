/**
 * § 6, `areas.md` 1.6: a check-in is seen by the employee, the reviewer, the line above the employee and admins; by nobody
 * else, on any call. Ours: who may do what with one they see. What each side prepares is written by that side alone; a
 * private note is its author's alone, and not even an admin reads it.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { adminAccess, isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'

/** Whom a check-in is between, and who is above the employee: their manager first, then the manager's, and so on. */
export interface Parties {
  readonly employeeId: EmployeeId
  readonly reviewerId: EmployeeId
  readonly line: ReadonlyArray<EmployeeId>
}

export const sides = ['employee', 'reviewer'] as const
export type Side = (typeof sides)[number]
export const sideNames: Readonly<Record<Side, string>> = { employee: 'Employee', reviewer: 'Reviewer' }

export type CheckInRefusal =
  | 'notYourCheckIn'
  | 'notAParticipant'
  | 'notYourSide'
  | 'notYourComment'
  | 'reviewerNotInLine'
  | 'notYourReport'
  | 'onlyTheReviewer'
  | 'adminOnly'

/** The one rule of who sees it. */
export const maySeeCheckIn = (actor: Actor, { employeeId, reviewerId, line }: Parties): Decision<'notYourCheckIn'> =>
  isAdmin(actor) ||
  actor.employeeId === employeeId ||
  actor.employeeId === reviewerId ||
  line.includes(actor.employeeId)
    ? allowed
    : denied('notYourCheckIn')

/** The side of the one who acts; null for those who only see it. */
export const sideOf = (
  { employeeId: actor }: Pick<Actor, 'employeeId'>,
  { employeeId, reviewerId }: Pick<Parties, 'employeeId' | 'reviewerId'>,
): Side | null => (actor === employeeId ? 'employee' : actor === reviewerId ? 'reviewer' : null)

/** Agenda, notes and action items belong to the two who meet. */
export const mayWriteTogether = (actor: Actor, parties: Parties): Decision<'notAParticipant'> =>
  sideOf(actor, parties) === null ? denied('notAParticipant') : allowed

/** What a side prepares, and saying that it is prepared. */
export const mayWriteSide = (actor: Actor, parties: Parties, side: Side): Decision<'notYourSide'> =>
  sideOf(actor, parties) === side ? allowed : denied('notYourSide')

/** When and where it is, who reviews, that it took place and is complete, and taking it away. */
export const mayManageCheckIn = (actor: Actor, { reviewerId, line }: Parties): Decision<'onlyTheReviewer'> =>
  isAdmin(actor) || actor.employeeId === reviewerId || line.includes(actor.employeeId)
    ? allowed
    : denied('onlyTheReviewer')

/**
 * Who may plan one: an admin, the line above the employee, and the employee with somebody of their own line. Everybody
 * else is answered as about a person who is not there.
 */
export const mayPlanCheckIn = (
  actor: Actor,
  { employeeId, reviewerId, line }: Parties,
): Decision<'notYourReport' | 'reviewerNotInLine'> => {
  if (isAdmin(actor) || line.includes(actor.employeeId)) return allowed
  if (actor.employeeId !== employeeId) return denied('notYourReport')
  return line.includes(reviewerId) ? allowed : denied('reviewerNotInLine')
}

export const mayRemoveCheckInComment = (actor: Actor, authorId: EmployeeId): Decision<'notYourComment'> =>
  authorId === actor.employeeId ? allowed : denied('notYourComment')

/** Templates are read by everybody who may plan, and written by admins. */
export const mayWriteTemplates = (actor: Actor): Decision<'adminOnly'> => adminAccess(actor)
