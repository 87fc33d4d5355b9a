/**
 * § 6, `areas.md` 1.7: a review is seen by the employee, the reviewer, the line above the employee and admins, where the
 * client has the module; by nobody else, on any call. Ours: who may do what with one they see, and who reads what in it.
 *
 * What a side wrote is its own until it has submitted: nobody else reads it, not even an admin. Nor does anybody but that
 * side read it before both are in, where the review was planned under that promise. Points of type 3 (§ 3) never reach the
 * employee, whatever else they are.
 */
import { maySeeCheckIn, type Parties, type Side, sideOf } from '../checkIns/access.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { adminAccess, isAdmin, isManager } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { isWritten, type ReviewAct, type ReviewStage, type SubmittedBy } from './lifecycle.ts'
import type { StarterName } from './settings.fields.ts'

export type ReviewRefusal =
  | 'ownReview'
  | 'onlyTheReviewer'
  | 'onlyTheEmployee'
  | 'onlyTheOthers'
  | 'notASide'
  | 'notYourSide'
  | 'notYourFile'
  | 'managerPoint'
  | 'notYourReport'
  | 'adminsStart'

/** The same as of a check-in. */
export const maySeeReview = (actor: Actor, parties: Parties): boolean => maySeeCheckIn(actor, parties).allowed

/** The reviewer, the line above and admins; nobody manages their own, not even an admin. */
export const mayManageReview = (
  actor: Actor,
  { employeeId, reviewerId, line }: Parties,
): Decision<'ownReview' | 'onlyTheReviewer'> => {
  if (actor.employeeId === employeeId) return denied('ownReview')
  return isAdmin(actor) || actor.employeeId === reviewerId || line.includes(actor.employeeId)
    ? allowed
    : denied('onlyTheReviewer')
}

/**
 * Who may plan one: an admin, and the line above the employee unless only admins start them. Somebody else is answered as
 * about a person who is not there.
 */
export const mayPlanReview = (
  actor: Actor,
  { employeeId, line }: Pick<Parties, 'employeeId' | 'line'>,
  starters: StarterName,
): Decision<'ownReview' | 'notYourReport' | 'adminsStart'> => {
  if (actor.employeeId === employeeId) return denied('ownReview')
  if (isAdmin(actor)) return allowed
  if (!line.includes(actor.employeeId)) return denied('notYourReport')
  return starters === 'managers' ? allowed : denied('adminsStart')
}

/** Whether there is anybody of whom they may. */
export const mayStartReviews = (actor: Actor, starters: StarterName): Decision<'notYourReport' | 'adminsStart'> => {
  if (isAdmin(actor)) return allowed
  if (!isManager(actor)) return denied('notYourReport')
  return starters === 'managers' ? allowed : denied('adminsStart')
}

/** Who takes which step. */
export const mayTakeStep = (
  actor: Actor,
  parties: Parties,
  act: ReviewAct,
): Decision<'ownReview' | 'onlyTheReviewer' | 'onlyTheEmployee' | 'onlyTheOthers'> => {
  const side = sideOf(actor, parties)
  if (act === 'acknowledge') return side === 'employee' ? allowed : denied('onlyTheEmployee')
  if (act === 'begin' && side !== null) return allowed
  // Going on without one of the two is up to neither of them.
  return act === 'goOn' && side !== null ? denied('onlyTheOthers') : mayManageReview(actor, parties)
}

/** What a side writes, submits and takes back. */
export const mayWriteSide = (actor: Actor, parties: Parties, side: Side): Decision<'notYourSide'> =>
  sideOf(actor, parties) === side ? allowed : denied('notYourSide')

export interface Written {
  readonly stage: ReviewStage
  readonly submittedBy: SubmittedBy
  /** Whether neither side reads the other before both are in. */
  readonly hidesUntilBoth: boolean
}

/** The one rule of who reads what a side has written or added: answers and files, by every call. */
export const isOpenTo = (reader: Side | null, author: Side, { stage, submittedBy, hidesUntilBoth }: Written): boolean =>
  reader === author || (submittedBy[author] && (!hidesUntilBoth || isWritten({ stage })))

/** Whether the employee reads by now what the reviewer wrote. */
export const isShared = (review: Written): boolean => isOpenTo('employee', 'reviewer', review)

/**
 * Whose reviews may be held beside each other by their scores: of a reviewer who has submitted, before the employee reads it,
 * so that something can still be done. It is the number alone; what was written keeps to `isOpenTo`. An admin learns of their
 * own what every employee does.
 */
export const mayCompareScore = (
  actor: Pick<Actor, 'employeeId'>,
  { employeeId }: Pick<Parties, 'employeeId'>,
  review: Written,
): boolean => (actor.employeeId === employeeId ? isShared(review) : review.submittedBy.reviewer)

/** Of what is written, what somebody may read. */
export const visibleAnswers = <Answer extends { readonly side: Side }>(
  answers: ReadonlyArray<Answer>,
  reader: Side | null,
  review: Written,
): ReadonlyArray<Answer> => answers.filter(({ side }) => isOpenTo(reader, side, review))

/** § 3 A point is for both, or for managers (3). */
export type PointType = 1 | 3

export const maySeePoint = (
  actor: Pick<Actor, 'employeeId'>,
  { employeeId }: Pick<Parties, 'employeeId'>,
  type: PointType,
): boolean => type === 1 || actor.employeeId !== employeeId

/** Notes belong to the two; those on a point for managers to the reviewer. */
export const mayWritePoint = (
  actor: Actor,
  parties: Parties,
  type: PointType,
): Decision<'notASide' | 'managerPoint'> => {
  const side = sideOf(actor, parties)
  if (side === null) return denied('notASide')
  return type === 3 && side === 'employee' ? denied('managerPoint') : allowed
}

/** Of the points that every review begins with, those for managers are told to those who have somebody to put them to. */
export const seesManagerPoints = (actor: Pick<Actor, 'privileges' | 'underlings'>): boolean =>
  isAdmin(actor) || isManager(actor)

export const mayRemoveFile = (actor: Pick<Actor, 'employeeId'>, by: string): Decision<'notYourFile'> =>
  actor.employeeId === by ? allowed : denied('notYourFile')

export const mayWriteSettings = (actor: Actor): Decision<'adminOnly'> => adminAccess(actor)
