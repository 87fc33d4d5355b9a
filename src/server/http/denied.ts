import type { Refusal } from '../../contract/envelope.ts'
import { codeOf } from '../../domain/kernel/reasonCode.ts'
import { refuse } from './envelope.ts'

interface Denial<Reason extends string> {
  readonly allowed: false
  readonly because: Reason
}

/** What a rule denied, as the refusal of a call: the reason is the code, its sentence stands in the area's wording. */
const refusing =
  <const Status extends 403 | 409 | 422>(status: Status) =>
  <Reason extends string>(
    { because }: Denial<Reason>,
    wording: Readonly<Record<Reason, string>>,
    field?: string,
  ): Refusal<Status> =>
    refuse(status, codeOf(because), wording[because], field)

/** The person may not. */
export const forbidden = refusing(403)
/** What is stored stands against it. */
export const conflicting = refusing(409)
/** Nobody could: it breaks a rule of the domain. */
export const unacceptable = refusing(422)
