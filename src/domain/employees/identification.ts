/** What tells two people of one name apart on paper and in a list (ours). */
import type { EmployeeId } from '../kernel/ids.ts'
import type { Actor } from '../permissions/actor.ts'
import { type FieldOptions, mayRead } from './fields.ts'

export interface Identified {
  readonly id: EmployeeId
  readonly email: string
  readonly employeeNumber: string | null
}

/** The employee number for those who may read it, else the e-mail address, which every colleague sees. */
export const identification = (
  actor: Actor,
  { id, email, employeeNumber }: Identified,
  options: FieldOptions,
): string => readableNumber(actor, { id, employeeNumber }, options) ?? email

export const readableNumber = (
  actor: Actor,
  { id, employeeNumber }: Pick<Identified, 'id' | 'employeeNumber'>,
  options: FieldOptions,
): string | null => (mayRead(actor, id, 'other', options).allowed ? employeeNumber : null)
