/**
 * Who sees which part of a person's record, and who changes it. Ours, where § 6 says only who has access to whom; asked by
 * the server before anything leaves it, whatever the form (JSON, CSV, print), and by the view.
 *
 * - Name, position, department, picture and work address: every active member, unless the person is hidden.
 * - Work and what else belongs to the employment: the person, their manager, admins.
 * - Personal: the person and admins.
 * - Emergency: the person and admins; the manager where the tenant has turned that on. Another's is read only when asked
 *   for, and each reading is written down.
 * - Policies: the person, their manager (whether they have agreed, not when), admins.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { adminAccess, featureAccess, isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { mayAccess, mayEdit } from './access.ts'
import type { FieldRights } from './nouns.ts'

export type RestrictedPart = 'personal' | 'emergency' | 'hrPolicies' | 'other'

/** What a tenant decides about it: off unless an admin turns it on. */
export type FieldOptions = FieldRights

export const mayDecide = (actor: Actor): Decision<'adminOnly'> => adminAccess(actor)

export const mayRead = (
  actor: Actor,
  employeeId: EmployeeId,
  part: RestrictedPart,
  options: FieldOptions,
): Decision<'notYourReport' | 'adminOnly'> => {
  const access = mayAccess(actor, employeeId)
  if (!access.allowed || employeeId === actor.employeeId || isAdmin(actor)) return access
  return part === 'personal' || (part === 'emergency' && !options.managersSeeEmergency) ? denied('adminOnly') : allowed
}

export const mayChange = (
  actor: Actor,
  employeeId: EmployeeId,
  part: RestrictedPart,
): Decision<'notYourReport' | 'ownRecord' | 'adminOnly' | 'featureNotGranted'> => {
  const edit = mayEdit(actor, employeeId)
  if (!edit.allowed || part === 'other') return edit
  return part === 'hrPolicies' ? featureAccess(actor, 'companyPoliciesManage', 'Modify') : adminAccess(actor)
}

/** What one person gets to see of a record. */
export interface Sight {
  readonly personal: boolean
  /** With the record, on request only, or not at all. */
  readonly emergency: 'shown' | 'onRequest' | 'hidden'
  readonly hrPolicies: boolean
  readonly agreementDates: boolean
  /** Those that do not bind the person too, to choose from. */
  readonly everyPolicy: boolean
  readonly other: boolean
}

export const sightOf = (actor: Actor, employeeId: EmployeeId, options: FieldOptions): Sight => {
  const sees = (part: RestrictedPart) => mayRead(actor, employeeId, part, options).allowed
  const isOwn = employeeId === actor.employeeId
  return {
    personal: sees('personal'),
    emergency: sees('emergency') ? (isOwn ? 'shown' : 'onRequest') : 'hidden',
    hrPolicies: sees('hrPolicies'),
    agreementDates: isOwn || isAdmin(actor),
    everyPolicy: mayChange(actor, employeeId, 'hrPolicies').allowed,
    other: sees('other'),
  }
}
