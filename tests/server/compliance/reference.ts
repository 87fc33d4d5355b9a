/**
 * What is true of a company's compliance, written anew from the specification and the decisions, by nothing of `src`: what
 * every place of the product is held against.
 */
import { dayAt, daysTo, endOf, plusDays, plusMonths, type Zone } from './days.ts'

export interface Binding {
  readonly since: number
  lastReminder: number | null
  managerTold: number | null
}

export interface Settings {
  readonly all: boolean
  readonly departments: ReadonlyArray<string>
  readonly people: ReadonlyArray<string>
  readonly dueDay: string | null
  readonly dueInDays: number | null
  readonly renewEveryMonths: number | null
  readonly remindEveryDays: number | null
  readonly tellManagerAfterDays: number | null
}

export interface Policy {
  readonly id: string
  readonly title: string
  settings: Settings
  isArchived: boolean
  versions: ReadonlyArray<{ readonly no: number; readonly at: number; readonly isSubstantive: boolean }>
  bindings: Map<string, Binding>
  agreements: ReadonlyArray<{ readonly by: string; readonly version: number; readonly at: number }>
}

export interface Person {
  readonly id: string
  readonly managerId: string | null
  readonly isAdmin: boolean
  readonly canSignIn: boolean
  department: string
  isActive: boolean
  pausedUntil: string | null
  /** When they ceased to be bound, and how everything stood then. */
  left: { readonly at: number; readonly bound: ReadonlyArray<readonly [Policy, DutyFacts]> } | null
}

/** Whether an admin may vouch for evidence: of their own only while there is no other admin. */
export const mayVouch = (company: Company, admin: string, of: string): boolean =>
  admin !== of || !company.people.some(({ id, isAdmin, isActive }) => isAdmin && isActive && id !== admin)

export interface Certificate {
  readonly id: string
  readonly of: string
  readonly type: string
  readonly at: number
  readonly renews: string | null
  expiryDay: string | null
  verification: 'verified' | 'submitted' | 'declined'
  isDeleted: boolean
  version: number
  told: number | null
  snoozedUntil: string | null
}

export interface CertificateType {
  readonly id: string
  readonly name: string
  readonly isRequiredOf: (person: Person) => boolean
  readonly reminderDays: ReadonlyArray<number>
}

export interface Company {
  now: number
  zone: Zone
  hasModule: boolean
  hasFlag: boolean
  people: ReadonlyArray<Person>
  policies: ReadonlyArray<Policy>
  types: ReadonlyArray<CertificateType>
  certificates: ReadonlyArray<Certificate>
  /** Every message that was ever sent: none goes twice. */
  posted: Set<string>
}

// ── Policies ─────────────────────────────────────────────────────────────────────────────────────────────────────

export interface DutyFacts {
  readonly since: number
  readonly settings: Settings
  readonly substantive: { readonly no: number; readonly at: number }
  readonly agreed: { readonly version: number; readonly at: number } | null
}

export interface Duty {
  readonly status: 'agreed' | 'late' | 'outdated' | 'owed'
  readonly due: number | null
  readonly renewal: number | null
}

/** Since when somebody is bound follows from what happens, so it is kept after every event. */
export const rebind = ({ now, people, policies }: Company): void => {
  for (const policy of policies) {
    for (const person of people) {
      const { all, departments, people: named } = policy.settings
      const isNamed = all || departments.includes(person.department) || named.includes(person.id)
      const isBound = person.isActive && !policy.isArchived && isNamed
      const has = policy.bindings.has(person.id)
      if (isBound && !has) policy.bindings.set(person.id, { since: now, lastReminder: null, managerTold: null })
      if (!isBound && has) policy.bindings.delete(person.id)
    }
  }
}

export const factsOf = (policy: Policy, personId: string): DutyFacts | null => {
  const binding = policy.bindings.get(personId)
  const substantive = policy.versions.findLast(({ isSubstantive }) => isSubstantive)
  if (binding === undefined || substantive === undefined) return null
  const agreed = policy.agreements
    .filter(({ by }) => by === personId)
    .toSorted((one, other) => other.version - one.version || other.at - one.at)[0]
  return { since: binding.since, settings: policy.settings, substantive, agreed: agreed ?? null }
}

export const dutyAt = (zone: Zone, { since, settings, substantive, agreed }: DutyFacts, at: number): Duty => {
  const isToNewest = agreed !== null && agreed.version >= substantive.no
  const { renewEveryMonths, dueDay, dueInDays } = settings
  const renewal = isToNewest && renewEveryMonths !== null ? plusMonths(zone, agreed.at, renewEveryMonths) : null
  const asked = Math.max(since, substantive.at, renewal !== null && renewal <= at ? renewal : 0)
  const byDay = dueDay !== null && endOf(zone, dueDay) > asked ? endOf(zone, dueDay) : null
  const byDays = dueInDays === null ? null : endOf(zone, plusDays(dayAt(zone, asked), dueInDays))
  const due = byDay === null ? byDays : Math.max(byDay, byDays ?? 0)
  const holds = isToNewest && (renewal === null || renewal > at)
  const open = agreed === null ? 'owed' : 'outdated'
  return { status: holds ? 'agreed' : due !== null && due < at ? 'late' : open, due, renewal }
}

/** How somebody stands with a policy: now, or, of who has left, when they left. Null where it asks nothing of them. */
export const dutyOf = (company: Company, policy: Policy, person: Person): Duty | null => {
  if (person.left !== null) {
    const then = person.left.bound.find(([one]) => one === policy)
    return then === undefined ? null : dutyAt(company.zone, then[1], person.left.at)
  }
  const facts = factsOf(policy, person.id)
  return facts === null ? null : dutyAt(company.zone, facts, company.now)
}

/** A person who goes takes with them how it stood. */
export const leave = (company: Company, person: Person): void => {
  const bound = company.policies.flatMap((policy) => {
    const facts = factsOf(policy, person.id)
    return facts === null ? [] : [[policy, facts] as const]
  })
  person.left = { at: company.now - 0.001, bound }
  person.isActive = false
}

// ── Certifications ───────────────────────────────────────────────────────────────────────────────────────────────

/** § 9 Expiring-soon window 14 days. */
const SOON = 14 * 24 * 3_600_000

export type Expiry = 'expired' | 'expiringSoon' | 'current'

export const expiryAt = (zone: Zone, expiryDay: string | null, at: number): Expiry => {
  if (expiryDay === null) return 'current'
  const end = endOf(zone, expiryDay)
  if (end < at) return 'expired'
  return end - at <= SOON ? 'expiringSoon' : 'current'
}

const heldBy = ({ certificates }: Company, personId: string, typeId: string) =>
  certificates.filter((one) => one.of === personId && one.type === typeId && !one.isDeleted)

/** Of all that somebody holds of a type, the verified one that counts. */
export const decidingOf = (company: Company, personId: string, typeId: string): Certificate | null => {
  const verified = heldBy(company, personId, typeId).filter(({ verification }) => verification === 'verified')
  const last = verified.filter(({ id }) => !verified.some(({ renews }) => renews === id))
  const lasts = ({ expiryDay }: Certificate) => expiryDay ?? '9999-12-31'
  return (
    last.toSorted((one, other) =>
      lasts(one) < lasts(other) ? 1 : lasts(one) > lasts(other) ? -1 : other.at - one.at,
    )[0] ?? null
  )
}

export interface Holding {
  readonly status: 'missing' | 'submitted' | Expiry
  readonly isDeclined: boolean
  /** The one it is about; null for none. */
  readonly certificate: Certificate | null
}

/** How somebody stands with a type at a moment; null where nothing is asked and nothing held. */
export const holdingOf = (company: Company, person: Person, type: CertificateType): Holding | null => {
  const at = person.left?.at ?? company.now
  const held = heldBy(company, person.id, type.id).filter((one) => one.at <= at)
  const deciding = decidingOf({ ...company, certificates: held }, person.id, type.id)
  const waiting = held.filter(({ verification }) => verification === 'submitted').at(-1) ?? null
  const isDeclined = held.at(-1)?.verification === 'declined'
  const expiry = deciding === null ? null : expiryAt(company.zone, deciding.expiryDay, at)
  if (expiry === 'current' || expiry === 'expiringSoon') return { status: expiry, isDeclined, certificate: deciding }
  if (waiting !== null) return { status: 'submitted', isDeclined, certificate: waiting }
  if (expiry === 'expired') return { status: 'expired', isDeclined, certificate: deciding }
  return type.isRequiredOf(person) ? { status: 'missing', isDeclined, certificate: null } : null
}

/** In the list: what is neither deleted nor replaced, nor was declined and has been handed in anew. */
export const listedOf = (company: Company, certificate: Certificate): string | null => {
  const { isDeleted, verification, of, type, id, at } = certificate
  if (isDeleted) return null
  if (verification === 'verified')
    return decidingOf(company, of, type)?.id === id ? expiryAt(company.zone, certificate.expiryDay, company.now) : null
  const isAnew = heldBy(company, of, type).some((other) => other.at > at)
  return verification === 'declined' && isAnew ? null : verification
}

/** The closest threshold that is reached, in days before the expiry. */
export const thresholdOf = (company: Company, { type, expiryDay }: Pick<Certificate, 'type' | 'expiryDay'>) => {
  if (expiryDay === null) return null
  const left = daysTo(dayAt(company.zone, company.now), expiryDay)
  const reached = (company.types.find(({ id }) => id === type)?.reminderDays ?? []).filter((days) => left <= days)
  return reached.length === 0 ? null : Math.min(...reached)
}

/** The moments at which something turns from one status into another, kind by kind. */
export const edgesOf = (company: Company): ReadonlyArray<ReadonlyArray<number>> => {
  const duties = company.policies.flatMap((policy) =>
    company.people.flatMap((person) => (person.isActive ? (dutyOf(company, policy, person) ?? []) : [])),
  )
  const ends = company.certificates.flatMap(({ expiryDay, isDeleted }) =>
    expiryDay === null || isDeleted ? [] : [endOf(company.zone, expiryDay)],
  )
  const kinds = [
    duties.flatMap(({ renewal }) => renewal ?? []),
    duties.flatMap(({ due, status }) => (status === 'agreed' ? [] : (due ?? []))),
    ends,
    ends.map((end) => end - SOON),
  ]
  return kinds
    .map((edges) => [...new Set(edges)].filter((at) => at > company.now).toSorted((one, other) => one - other))
    .filter((edges) => edges.length > 0)
}
