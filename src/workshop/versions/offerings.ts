import { actors, employeeIds } from 'workshop/scenarios'
import { flagNames } from '../../domain/billing/flags.ts'
import { allModules } from '../../domain/billing/modules.ts'
import {
  mayChangeEmploymentStatus,
  mayCreate,
  mayEdit,
  mayRemove,
  mayTerminate,
} from '../../domain/employees/access.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { reportAccess } from '../../domain/reports/access.ts'
import { reports } from '../../domain/reports/catalogue.ts'
import { menuFor } from '../../domain/session/menu.ts'
import { type PageName, places, routeAccess } from '../../domain/session/places.ts'
import { inWords } from '../model/words.ts'
import type { Role } from './roles.ts'

/** Something the product offers to those who may have it, and why somebody may not. */
export interface Offering {
  readonly kind: 'page' | 'menu' | 'report' | 'action'
  readonly name: string
  readonly because: string
}

/** A client that has bought everything: what is missing then is missing for the role. */
const everything = { modules: allModules, flags: flagNames }

/** What rules alone decide, outside every machine: pages, the menu, reports, and what is done to an employee. */
export const offeringsBeyond = ({ can, cannot }: { readonly can: Role; readonly cannot: Role }) => {
  const [mine, theirs] = [actors[can], actors[cannot]]
  const only = (kind: Offering['kind'], name: string, decide: (actor: Actor) => Decision): ReadonlyArray<Offering> => {
    const decision = decide(theirs)
    return decide(mine).allowed && !decision.allowed ? [{ kind, name, because: reasonOf(decision.because) }] : []
  }
  return [
    ...(Object.keys(places) as ReadonlyArray<PageName>).flatMap((name) =>
      only('page', inWords(name), (actor) => routeAccess(name, actor, everything)),
    ),
    ...menuItemsBeyond(mine, theirs),
    ...reports.flatMap((report) =>
      only('report', report.friendlyName, (actor) => reportAccess(report, actor, everything)),
    ),
    ...actions.flatMap(([name, decide]) => only('action', name, decide)),
  ]
}

/** Of a person who reports to the manager, and to nobody else here. */
const person = employeeIds.employee

const actions: ReadonlyArray<readonly [string, (actor: Actor) => Decision]> = [
  ['create an employee', mayCreate],
  ['edit an employee’s record', (actor) => mayEdit(actor, person)],
  ['edit one’s own record', (actor) => mayEdit(actor, actor.employeeId)],
  ['activate, deactivate or hide an employee', mayChangeEmploymentStatus],
  ['terminate an employee', (actor) => mayTerminate(actor, person)],
  ['remove an employee', (actor) => mayRemove(actor, person)],
]

const menuItemsBeyond = (mine: Actor, theirs: Actor): ReadonlyArray<Offering> => {
  const itemsOf = (actor: Actor) =>
    menuFor(actor, {
      ...everything,
      reportsAvailable: true,
      unacknowledgedPolicies: false,
      expiredCertification: false,
    }).flatMap(({ items }) => items)
  const shown = new Set(itemsOf(theirs).map(({ route }) => route))
  return itemsOf(mine)
    .filter(({ route }) => !shown.has(route))
    .map(({ label }) => ({ kind: 'menu', name: label, because: 'It is not in their menu.' }))
}

const reasonOf = (reason: string): string => ({ ...denials, ...employeeReasons })[reason] ?? inWords(reason)

const employeeReasons: Readonly<Record<string, string>> = {
  notYourReport: 'Only for their own reports.',
  ownRecord: 'Nobody but an administrator changes their own record.',
}
