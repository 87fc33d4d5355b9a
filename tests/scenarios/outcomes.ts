import * as Result from 'effect/Result'
import type { AnyMachineSnapshot } from 'xstate'
import type { Failure } from '../../src/domain/kernel/failure.ts'
import type { EventCases } from '../../src/workshop/model/explore.ts'

type Cases = Readonly<Record<string, EventCases>>
type ByLabel<A> = Readonly<Record<string, A>>

/** The same wherever the machine stands, or made of what it holds. */
type Given<A> = ByLabel<A> | ((snapshot: AnyMachineSnapshot) => ByLabel<A>)

/** The ways an event of a person can come: its payload by what a person would call it. */
export const says = (type: string, payloads: Given<object>): Cases => cases(type, payloads, (payload) => payload)

/** An actor that ends with an output of its own: a dialog, a form. */
export const ends = (id: string, outputs: Given<unknown>): Cases =>
  cases(`xstate.done.actor.${id}`, outputs, (output) => ({ output }))

/** An actor that lives on and shows what it holds. */
export const moves = (id: string, snapshots: Given<unknown>): Cases =>
  cases(`xstate.snapshot.${id}`, snapshots, (snapshot) => ({ snapshot }))

/** An actor that can break, but not at any time it is there. */
export const breaks = (id: string, when: (snapshot: AnyMachineSnapshot) => boolean): Cases => {
  const type = `xstate.error.actor.${id}`
  return { [type]: (snapshot) => (when(snapshot) ? [{ label: type, event: { type } }] : []) }
}

/** A call: what it may answer, and why it may fail. That it breaks needs no telling. */
export const answers = (call: string, given: Given<unknown>, failures: ByLabel<unknown> = {}): Cases => {
  const failing = mapped(failures, Result.fail)
  const all = (values: ByLabel<unknown>) => ({ ...mapped(values, Result.succeed), ...failing })
  return ends(call, typeof given === 'function' ? (snapshot) => all(given(snapshot)) : all(given))
}

const cases = <A>(type: string, given: Given<A>, payload: (value: A) => object): Cases => {
  const all = (values: ByLabel<A>) =>
    Object.entries(values).map(([label, value]) => ({ label, event: { type, ...payload(value) } }))
  return { [type]: typeof given === 'function' ? (snapshot) => all(given(snapshot)) : all(given) }
}

const mapped = <A, B>(values: ByLabel<A>, map: (value: A) => B): ByLabel<B> =>
  Object.fromEntries(Object.entries(values).map(([label, value]) => [label, map(value)]))

const refused = (status: number, code: string, message: string): Failure => ({
  _tag: 'Refused',
  status,
  code,
  message,
  errors: [{ code, message }],
})

/** What can come of every call, whatever it asks. */
export const anyFailure = {
  'not allowed': refused(403, 'not_allowed', 'You may not do this.'),
  'no connection': { _tag: 'Unreachable' },
  'server error': { _tag: 'Broken', status: 500, requestId: 'request-1' },
  'session over, a token refresh failed': { _tag: 'SignedOut' },
} as const satisfies ByLabel<Failure>

/** What stands behind an outcome, for those who read a chart and not the code. */
export const whatItMeans: Readonly<Record<string, string>> = {
  'no connection':
    'The server did not answer, or the identity provider did not when a new token was asked of it. The page stays as it is.',
  'session over, a token refresh failed':
    'The server refused the token, and neither a silent refresh nor one second try helped (§ 7): the page stays as it is and says that the session has ended. When the provider wants the person to sign in again, or refuses, the browser goes there instead and comes back to the same page (§ 4); where something is not saved it asks first, and until it leaves the call goes on. When the provider cannot be reached, that is ‘no connection’.',
} satisfies Partial<Record<keyof typeof anyFailure, string>>

export const notFound = { 'not found': refused(404, 'not_found', 'There is no such thing.') }
export const notValid = { 'not valid': refused(400, 'validation_failed', 'This is not valid.') }
/** Somebody else has saved the same record since it was read. */
export const changedMeanwhile = {
  'changed by somebody else meanwhile': refused(409, 'changed_meanwhile', 'Somebody has changed this.'),
}
/** § 5 */
export const emailInUse = { 'address in use': refused(409, 'email_in_use', 'Email address is already in use') }
/** § 5 */
export const numberInUse = { 'number in use': refused(409, 'number_in_use', 'Asset No is already in use') }
/** § 5 */
export const nameInUse = { 'name in use': refused(409, 'name_in_use', 'Name is already in use') }
/** § 4 */
export const hasReports = { 'has reports': refused(409, 'has_reports', 'Say who takes over the reports.') }
/** Somebody else has closed the audit round. */
export const auditClosed = { 'it was closed elsewhere': refused(409, 'audit_closed', 'This audit is closed.') }
/** A newer version was published while the one before was read. */
export const notCurrent = {
  'a newer version is published': refused(409, 'not_current', 'There is a newer version of this policy.'),
}
