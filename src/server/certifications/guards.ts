import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type Keeper, maySee } from '../../domain/certifications/access.ts'
import { isExpiry, isIssuedBefore } from '../../domain/certifications/expiry.ts'
import { thresholdReached } from '../../domain/certifications/reminding.ts'
import { denials } from '../../domain/certifications/wording.ts'
import { isOnlyAdmin } from '../../domain/employees/admins.ts'
import { dayIn, daysBetween } from '../../domain/kernel/days.ts'
import type { CertificationId, EmployeeId } from '../../domain/kernel/ids.ts'
import { dayProblem } from '../../domain/kernel/inputProblems.ts'
import { certificationsGate } from '../../domain/permissions/gate.ts'
import { activeAdmins } from '../employees/employees.store.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { certificationToChange } from './certifications.store.ts'

/** Everything here needs the module. The flag hides the pages and ends what comes of itself; what is kept stays readable. */
export const insideCompliance = callerWho({ module: 'compliance' })

/** What ends in a mail leads somebody to a page, which has to be there. */
export const offeringCertifications = callerWho(certificationsGate)

/** Who calls, if they may see this person: to everybody else there is nobody (§ 6). */
export const callerAbout = (employeeId: EmployeeId) =>
  Effect.flatMap(insideCompliance, (caller) =>
    maySee(caller, employeeId).allowed ? Effect.succeed(caller) : Effect.fail(notFound),
  )

/** The caller as the rules of evidence see them. Only of an admin about themself is it asked who else is one. */
export const keeperOf = (caller: Caller, employeeId: EmployeeId) =>
  caller.isAdmin && caller.employeeId === employeeId
    ? Effect.map(activeAdmins, (admins): Keeper => ({ ...caller, isOnlyAdmin: isOnlyAdmin(employeeId, admins) }))
    : Effect.succeed<Keeper>({ ...caller, isOnlyAdmin: false })

/** The certification, locked, if the caller may see whose it is; else the same answer as for a random id. */
export const seenToChange = Effect.fn(function* (caller: Caller, id: CertificationId) {
  const stored = yield* certificationToChange(id)
  return stored !== undefined && maySee(caller, stored.employeeId).allowed ? stored : yield* Effect.fail(notFound)
})

/** The same, if the write that is coming was decided on just this version of one that still stands. */
export const asDecidedOn = Effect.fn(function* (caller: Caller, id: CertificationId, version: number) {
  const stored = yield* seenToChange(caller, id)
  if (stored.version !== version) return yield* Effect.fail(changedMeanwhile)
  return stored
})

export const isGone = conflicting({ allowed: false, because: 'deleted' }, denials)

interface Term {
  readonly expiryDate: string | null
  readonly issuedDay: string | null
}

/** When it expires and was issued, if both can be. An empty field of a form says nothing. */
export const termFrom = (
  caller: Caller,
  sent: { readonly expiryDate?: string | undefined; readonly issuedDay?: string | undefined },
) =>
  Effect.gen(function* () {
    const expiryDate = sent.expiryDate === undefined || sent.expiryDate === '' ? null : sent.expiryDate
    const issuedDay = sent.issuedDay === undefined || sent.issuedDay === '' ? null : sent.issuedDay
    if (expiryDate !== null && !isInstant(expiryDate)) return yield* Effect.fail(notAnInstant)
    if (issuedDay !== null && dayProblem(issuedDay) !== null) return yield* Effect.fail(notADay)
    return yield* possibleTerm(caller, { expiryDate, issuedDay })
  })

export const possibleTerm = (caller: Caller, { expiryDate, issuedDay }: Term) =>
  Effect.gen(function* () {
    const expiry = isExpiry(expiryDate)
    if (!expiry.allowed) return yield* Effect.fail(unacceptable(expiry, denials, 'expiryDate'))
    const issued = isIssuedBefore(issuedDay, dayOf(caller.timeZone, expiryDate))
    if (!issued.allowed) return yield* Effect.fail(unacceptable(issued, denials, 'issuedDay'))
    return { expiryDate, issuedDay }
  })

/** The day an expiry means where the tenant is. */
export const dayOf = (timeZone: string, expiry: string | null): string | null =>
  expiry === null ? null : dayIn(timeZone, Date.parse(expiry))

/** The thresholds that are past already: no news to the person who enters it. */
export const toldAlready = (
  timeZone: string,
  reminderDays: ReadonlyArray<number>,
  expiryDate: string | null,
  now: number,
): number | null => {
  const day = dayOf(timeZone, expiryDate)
  return day === null ? null : thresholdReached(reminderDays, daysBetween(dayIn(timeZone, now), day))
}

/** JavaScript rolls 31st February over to March, and takes much that is no instant. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/.test(text) &&
  dayProblem(text.slice(0, 10)) === null &&
  !Number.isNaN(Date.parse(text))

const notAnInstant = unacceptable({ allowed: false, because: 'notAnInstant' }, denials, 'expiryDate')
const notADay = unacceptable({ allowed: false, because: 'notADay' }, denials, 'issuedDay')
