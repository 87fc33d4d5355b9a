import { Effect } from 'effect'
import type { Refusal } from '../../contract/envelope.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import { codeOf } from '../../domain/kernel/reasonCode.ts'
import { allChangers } from '../../domain/permissions/areaChangers.ts'
import { whyDenied } from '../../domain/permissions/changers.ts'
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
    refuse(
      status,
      codeOf(because),
      status === 403 ? whyDenied(because, wording[because], allChangers) : wording[because],
      field,
    )

/** The person may not; it is said too who could change that. */
export const forbidden = refusing(403)
/** What is stored stands against it. */
export const conflicting = refusing(409)
/** Nobody could: it breaks a rule of the domain. */
export const unacceptable = refusing(422)

/** What an area's rules decided, as a step of a call: it goes on, or is refused in the area's words. */
export const decidedBy = <Reason extends string>(wording: Readonly<Record<Reason, string>>) => ({
  /** They may not. */
  permit: (may: Decision<Reason>) => (may.allowed ? Effect.void : Effect.fail(forbidden(may, wording))),
  /** What is stored stands against it. */
  unlessStored: (may: Decision<Reason>) => (may.allowed ? Effect.void : Effect.fail(conflicting(may, wording))),
  /** Nobody could. */
  acceptable: (may: Decision<Reason>, field?: string) =>
    may.allowed ? Effect.void : Effect.fail(unacceptable(may, wording, field)),
  refusedFor: (because: Reason, field?: string) =>
    Effect.fail(unacceptable({ allowed: false, because }, wording, field)),
})
