/**
 * Who sees which part of a person's record, and who changes it. Ours, where § 6 says only who has access to whom; asked by
 * the server before anything leaves it, in every form (JSON, CSV, print), and by the view.
 *
 * - Name, position, department, picture and work address: every active member, unless the person is hidden.
 * - Work and what else belongs to the employment: the person, their manager, admins.
 * - Personal: the person, their manager, admins.
 * - Emergency: the same. Another's is read only when asked for, and each reading is written down.
 * - Policies: the same, with the day they agreed, as the evidence has it.
 *
 * § 6 Editing: an admin, and anyone who has access to the person and is not the person. So a manager changes all of
 * these, unless the client has closed personal or emergency data to managers, or the choice of policies
 * (`FieldRights`).
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { adminAccess, featureAccess, isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { mayAccess, mayEdit } from './access.ts'
import { type LeavingSight, leavingSight } from './leaving.ts'
import type { EmployeeSummary, FieldRights } from './nouns.ts'

export type RestrictedPart = 'personal' | 'emergency' | 'hrPolicies' | 'other'

/** What a tenant decides about it: open to managers, as § 6 has it, unless an admin closes it. */
export type FieldOptions = FieldRights

export const mayDecide = (actor: Actor): Decision<'adminOnly'> => adminAccess(actor)

export const mayRead = (
  actor: Actor,
  employeeId: EmployeeId,
  part: RestrictedPart,
  options: FieldOptions,
): Decision<'notYourReport' | 'closedToManagers'> => {
  const access = mayAccess(actor, employeeId)
  if (!access.allowed || employeeId === actor.employeeId || isAdmin(actor)) return access
  return isClosed(part, options) ? denied('closedToManagers') : allowed
}

const isClosed = (part: RestrictedPart, options: FieldOptions): boolean =>
  (part === 'personal' && !options.managersSeePersonal) || (part === 'emergency' && !options.managersSeeEmergency)

/**
 * How a record, or a line of an export, names somebody else in it: by name to readers of the record, by the work
 * address, which nobody else has, to those who may open that person's record too.
 */
export const namedTo = (actor: Actor, other: Pick<EmployeeSummary, 'id' | 'fullName' | 'email'>): string =>
  mayAccess(actor, other.id).allowed ? other.email : other.fullName

export const mayChange = (
  actor: Actor,
  employeeId: EmployeeId,
  part: RestrictedPart,
  options: FieldOptions,
): Decision<'notYourReport' | 'ownRecord' | 'closedToManagers' | 'featureNotGranted'> => {
  const edit = mayEdit(actor, employeeId)
  if (!edit.allowed) return edit
  if (part === 'hrPolicies' && !options.managersChoosePolicies)
    return featureAccess(actor, 'companyPoliciesManage', 'Modify')
  return mayRead(actor, employeeId, part, options)
}

/** What one person gets to see of a record. */
export interface Sight {
  readonly personal: boolean
  /** With the record, on request only, or not at all. */
  readonly emergency: 'shown' | 'onRequest' | 'hidden'
  readonly hrPolicies: boolean
  /** Those that do not bind the person too, to choose from. */
  readonly everyPolicy: boolean
  readonly other: boolean
  readonly leaving: LeavingSight
}

export const sightOf = (actor: Actor, employeeId: EmployeeId, options: FieldOptions): Sight => {
  const sees = (part: RestrictedPart) => mayRead(actor, employeeId, part, options).allowed
  const isOwn = employeeId === actor.employeeId
  return {
    personal: sees('personal'),
    emergency: sees('emergency') ? (isOwn ? 'shown' : 'onRequest') : 'hidden',
    hrPolicies: sees('hrPolicies'),
    everyPolicy: mayChange(actor, employeeId, 'hrPolicies', options).allowed,
    other: sees('other'),
    leaving: leavingSight(actor, employeeId),
  }
}
