/**
 * Ours: which changes the home page tells since somebody was last here: of themself and of their direct reports, by others,
 * as far as the timeline of that person tells them too (`audit/timeline.ts`), of what the client has.
 */

import type { AuditAction } from '../../audit/actions.ts'
import type { AuditEntry } from '../../audit/nouns.ts'
import { forLine, withoutPlans } from '../../audit/timeline.ts'
import type { WrittenKind } from '../../audit/written.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import { isAdmin } from '../../permissions/access.ts'
import type { Actor } from '../../permissions/actor.ts'
import { assetsGate, certificationsGate, type Offering, offers, type Requirement } from '../../permissions/gate.ts'
import { pathTo, pathToCertification } from '../../session/places.ts'

/** The newest of them are told. */
export const CHANGES_MOST = 30

/** Reviews, check-ins and praise are not here: the bell tells them, when they are to be told. */
const needs = {
  employee: {},
  position: { module: 'positionDescriptions' },
  certification: certificationsGate,
  goal: { module: 'goals' },
  hrDocument: { module: 'compliance' },
  asset: assetsGate,
} as const satisfies Readonly<Partial<Record<WrittenKind, Requirement>>>

export const kindsTold = (offering: Offering): ReadonlyArray<string> =>
  Object.entries<Requirement>(needs).flatMap(([kind, need]) => (offers(offering, need).allowed ? [kind] : []))

/** What changes nothing. */
export const actionsUntold: ReadonlyArray<AuditAction> = ['reminded', 'escalated', 'exported', 'viewed']

/** Whose changes are told to somebody: their own, and those of whom they lead. An administrator has no more people here. */
export const peopleTold = ({ employeeId, underlings }: Actor): ReadonlyArray<EmployeeId> => [employeeId, ...underlings]

/** What the timeline of each person shows this reader; of themself, an administrator is told no more than anybody. */
export const changesTold = (actor: Actor, entries: ReadonlyArray<AuditEntry>): ReadonlyArray<AuditEntry> =>
  entries.flatMap((entry) => {
    if (entry.person?.id === actor.employeeId) return withoutPlans([entry])
    return isAdmin(actor) ? [entry] : forLine([entry])
  })

/** Where it is looked at: what is gone, at its person. */
export const placeOfChange = ({ kind, action, subjectId, person }: AuditEntry): string | null => {
  if (person === null) return null
  if (action !== 'removed' && kind === 'goal') return pathTo('goal', { id: subjectId })
  if (action !== 'removed' && kind === 'position')
    return pathTo('employeePosition', { employeeId: person.id, id: subjectId })
  if (action !== 'removed' && kind === 'certification') return pathToCertification(person.id, subjectId)
  return `${pathTo('employee', { id: person.id })}${kind === 'asset' ? '?tab=assets' : ''}`
}
