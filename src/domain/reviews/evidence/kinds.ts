/**
 * Evidence for a review (`areas.md` 1.7, 5; ours): what happened with the employee since their last completed review, or in
 * the last twelve months. Which kinds a reader is shown at all: those the client has, of somebody whose own records the
 * reader may open. Goals, check-ins and praise are decided one by one (`maySeeGoal`, `maySeeCheckIn`, `mayReadPraise`).
 */
import { maySee } from '../../certifications/access.ts'
import { mayAccess } from '../../employees/access.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import type { Actor } from '../../permissions/actor.ts'
import { certificationsGate, type Offering, offers, type Requirement } from '../../permissions/gate.ts'
import { mayTakeEvidenceOf } from '../../policies/evidenceAccess.ts'

export const evidenceKinds = ['goal', 'checkIn', 'action', 'certification', 'policy', 'position', 'praise'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** How far back it goes for somebody who has no completed review. */
export const EVIDENCE_MONTHS = 12
/** Of more the newest. */
export const EVIDENCE_MOST = 300

const needs: Record<EvidenceKind, Requirement> = {
  goal: { module: 'goals' },
  checkIn: { module: 'checkIns' },
  action: { module: 'checkIns' },
  certification: certificationsGate,
  policy: { module: 'compliance' },
  position: { module: 'positionDescriptions' },
  praise: {},
}

const about: Partial<Record<EvidenceKind, (actor: Actor, employeeId: EmployeeId) => { readonly allowed: boolean }>> = {
  certification: maySee,
  policy: mayTakeEvidenceOf,
  position: mayAccess,
}

export const kindsShown = (actor: Actor, offering: Offering, employeeId: EmployeeId): ReadonlyArray<EvidenceKind> =>
  evidenceKinds.filter(
    (kind) => offers(offering, needs[kind]).allowed && (about[kind]?.(actor, employeeId).allowed ?? true),
  )
