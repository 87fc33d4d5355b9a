/**
 * Who asks for a change of a record, who decides about it, and who sees what of it. All ours, on § 6 Employee access: a person
 * who is no admin may not edit their own record.
 *
 * - Who may not edit their own record asks for a change of it, and withdraws what they asked for.
 * - Who may edit all the fields it is about decides, as they would edit them: by the line, and by what the client leaves to
 *   managers. Nobody decides about their own.
 * - Those who decide and the person see it, nobody else. Of emergency data of another the values come when asked for, since
 *   each reading is written down.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import { stateAfter } from '../../kernel/lifecycle.ts'
import type { Actor } from '../../permissions/actor.ts'
import { mayEdit } from '../access.ts'
import { mayChangeAddress } from '../accounts/rules.ts'
import { type FieldOptions, mayChange, sightOf } from '../fields.ts'
import type { EmployeeDenial } from '../wording.ts'
import { partOf, partsOf, type RequestedField, requestedFields } from './changeRequest.fields.ts'
import { type ChangeAction, type ChangeState, changeLifecycle } from './lifecycle.ts'

export interface Requested {
  readonly employeeId: EmployeeId
  /** Their address is what they sign in with. */
  readonly hasLogin: boolean
  readonly fields: ReadonlyArray<RequestedField>
}

export const mayAskForChange = (
  actor: Actor,
  employeeId: EmployeeId,
): Decision<'notYourRequest' | 'editsOwnRecord'> => {
  if (employeeId !== actor.employeeId) return denied('notYourRequest')
  return mayEdit(actor, employeeId).allowed ? denied('editsOwnRecord') : allowed
}

export const mayWithdraw = (actor: Actor, { employeeId }: Pick<Requested, 'employeeId'>): Decision<'notYourRequest'> =>
  employeeId === actor.employeeId ? allowed : denied('notYourRequest')

export const mayDecideOnChange = (
  actor: Actor,
  { employeeId, hasLogin, fields }: Requested,
  options: FieldOptions,
): Decision<EmployeeDenial> => {
  if (employeeId === actor.employeeId) return denied('ownRecord')
  const decisions = partsOf(fields).map((part) =>
    part === 'basicInfo' ? mayEdit(actor, employeeId) : mayChange(actor, employeeId, part, options),
  )
  return (
    decisions.find((decision) => !decision.allowed) ??
    (fields.includes('email') ? mayChangeAddress(actor, { hasLogin }) : allowed)
  )
}

export const maySeeChange = (actor: Actor, requested: Requested, options: FieldOptions): boolean =>
  requested.employeeId === actor.employeeId || mayDecideOnChange(actor, requested, options).allowed

/** Whether the value of a field stands in the answer, comes when asked for, or never does. */
export const sightOfField = (
  actor: Actor,
  employeeId: EmployeeId,
  field: RequestedField,
  options: FieldOptions,
): 'shown' | 'onRequest' | 'hidden' => {
  const { personal, emergency } = sightOf(actor, employeeId, options)
  const part = partOf(field)
  if (part === 'emergency') return emergency
  return part === 'basicInfo' || personal ? 'shown' : 'hidden'
}

/** Of which fields the line of a person reads in their timeline that a change was asked for. */
export const fieldsOfLine = (options: FieldOptions): ReadonlyArray<RequestedField> =>
  requestedFields.filter((field) => {
    const part = partOf(field)
    return part === 'basicInfo' || (part === 'personal' ? options.managersSeePersonal : options.managersSeeEmergency)
  })

export const isPossible = (state: ChangeState, action: ChangeAction): Decision<'notOpen'> =>
  stateAfter(changeLifecycle, state, action) === null ? denied('notOpen') : allowed
