/**
 * What requests for a change ask of somebody, for the to-do list and the messages (ours). Who may decide is one rule
 * (`access.ts`). Of those whom a manager answers for, an administrator is not asked as well.
 */
import type { ChangeRequestId, EmployeeId } from '../../kernel/ids.ts'
import { listed } from '../../kernel/lists.ts'
import { writtenDay } from '../../kernel/locale.ts'
import type { Locale, Version } from '../../kernel/nouns.ts'
import { isAdmin } from '../../permissions/access.ts'
import type { Actor } from '../../permissions/actor.ts'
import type { FieldOptions } from '../fields.ts'
import { mayDecideOnChange, type Requested, sightOfField } from './access.ts'
import { labelOf, type RequestedField, type RequestedValues } from './changeRequest.fields.ts'
import { type FieldAsked, outdatedFields } from './comparing.ts'

/** The manager of somebody, who works here. */
interface Manager {
  readonly id: EmployeeId
  readonly isAdmin: boolean
}

/** Whether it waits for this one: for the manager, or for the administrators where the manager may not decide. */
export const answersFor = (
  actor: Actor,
  requested: Requested,
  manager: Manager | null,
  options: FieldOptions,
): boolean => {
  if (!mayDecideOnChange(actor, requested, options).allowed) return false
  if (manager?.id === actor.employeeId) return true
  return (
    isAdmin(actor) && (manager === null || !mayDecideOnChange(asActor(manager, requested), requested, options).allowed)
  )
}

/** Somebody as the rules see them, who is not the caller. */
export const asActor = ({ id, isAdmin }: Manager, { employeeId }: Pick<Requested, 'employeeId'>): Actor => ({
  employeeId: id,
  underlings: isAdmin ? [] : [employeeId],
  privileges: { features: [], roles: isAdmin ? ['admin'] : [] },
})

export interface WaitingChange {
  readonly id: ChangeRequestId
  readonly employeeId: EmployeeId
  readonly fullName: string
  readonly hasLogin: boolean
  readonly changes: ReadonlyArray<FieldAsked>
  readonly note: string
  readonly standing: RequestedValues
  readonly manager: Manager | null
  readonly version: Version
}

export interface ChangeDuty {
  readonly type: 'changeToDecide'
  readonly id: ChangeRequestId
  readonly title: string
  readonly detail: string
  readonly dueUtc: null
  readonly employeeId: EmployeeId
  /** Where all of it stands in the list, so that it can be accepted there. */
  readonly version?: Version
}

const LONGEST_IN_LIST = 240

export const changeDuties = (
  actor: Actor & { readonly locale: Pick<Locale, 'dateStyle'> },
  waiting: ReadonlyArray<WaitingChange>,
  options: FieldOptions,
): ReadonlyArray<ChangeDuty> =>
  waiting.flatMap((request) => {
    const { id, employeeId, fullName, hasLogin, changes, note, standing, manager, version } = request
    const fields = changes.map(({ field }) => field)
    if (!answersFor(actor, { employeeId, hasLogin, fields }, manager, options)) return []
    const duty = {
      type: 'changeToDecide',
      id,
      detail: `${fullName} asks to change ${listed(fields.map(nameOf))}`,
      dueUtc: null,
      employeeId,
    } as const
    const isShown = fields.every((field) => sightOfField(actor, employeeId, field, options) === 'shown')
    const inFull = isShown ? inWords(changes, note, actor.locale) : ''
    // What cannot be seen here, or is no longer what was asked for, is decided on the profile.
    return isShown && inFull.length <= LONGEST_IN_LIST && outdatedFields(changes, standing).length === 0
      ? [{ ...duty, title: inFull, version }]
      : [{ ...duty, title: 'Change to a record to accept' }]
  })

/** Within a sentence. */
const nameOf = (field: RequestedField): string => labelOf(field).replace(/^./, (first) => first.toLowerCase())

/** “Phone 0400 111 222 → 0411 333 444; Home address none → 5 New St. “From Monday”” */
const inWords = (changes: ReadonlyArray<FieldAsked>, note: string, locale: Pick<Locale, 'dateStyle'>): string => {
  const each = changes.map(
    ({ field, before, after }) =>
      `${labelOf(field)} ${valueInWords(field, before, locale)} → ${valueInWords(field, after, locale)}`,
  )
  return [each.join('; '), ...(note === '' ? [] : [`“${onOneLine(note)}”`])].join('. ')
}

const valueInWords = (field: RequestedField, value: string | null, locale: Pick<Locale, 'dateStyle'>): string => {
  if (value === null || value === '') return 'none'
  return field === 'dateOfBirth' ? writtenDay(locale, value) : onOneLine(value)
}

const onOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ', ')
