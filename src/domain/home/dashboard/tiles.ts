/**
 * Ours: the tiles of the dashboard, for admins and managers. A tile counts what a report or a list shows, so it is for
 * whom that is, of a client that has it; what it counts follows the rules of that list.
 */
import type { Decision } from '../../kernel/decision.ts'
import type { Actor } from '../../permissions/actor.ts'
import { type GateReason, meets, type Offering } from '../../permissions/gate.ts'
import { type ReportNeeds, reportAccess, reportNeeds } from '../../reports/access.ts'

const nothing: ReportNeeds = { roles: [], requiredModule: null }

/** In the order of the standard set. */
export const tileNeeds = {
  headcount: reportNeeds.headcount,
  joinersAndLeavers: reportNeeds.joinersAndLeavers,
  tenure: reportNeeds.employeeDirectory,
  compliance: reportNeeds.certificationGaps,
  policies: reportNeeds.policyAgreements,
  certificationsExpiring: reportNeeds.certificationRegister,
  goals: reportNeeds.goalProgress,
  checkIns: reportNeeds.checkIns,
  reviews: reportNeeds.performanceReviews,
  assets: reportNeeds.assetRegister,
  services: reportNeeds.servicesDue,
  blockers: nothing,
  positions: reportNeeds.positionDescriptions,
  toDo: nothing,
} as const satisfies Readonly<Record<string, ReportNeeds>>

export type TileName = keyof typeof tileNeeds
export const tileNames = Object.keys(tileNeeds) as ReadonlyArray<TileName>

/** From so many years with us on, people are counted together. */
export const OLDEST_YEARS = 10

export const isTileName = (name: string): name is TileName => Object.hasOwn(tileNeeds, name)

export const tileAccess = (name: TileName, actor: Actor, offering: Offering): Decision<GateReason> => {
  const entered = meets({ role: 'adminOrManager' }, actor, offering)
  return entered.allowed ? reportAccess(tileNeeds[name], actor, offering) : entered
}

export const offeredTiles = (actor: Actor, offering: Offering): ReadonlyArray<TileName> =>
  tileNames.filter((name) => tileAccess(name, actor, offering).allowed)
