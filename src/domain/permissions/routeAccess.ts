/**
 * § 6 Routes: failure redirects to notFound. A forbidden route and an unknown one look the same; the reason is for the
 * palette and the log.
 */
import type { Decision } from '../kernel/decision.ts'
import type { Actor } from './actor.ts'
import { type GateReason, meets, type Offering, type Requirement } from './gate.ts'
import { type RouteName, routes } from './routes.ts'

export const routeAccess = (name: RouteName, actor: Actor, offering: Offering): Decision<GateReason> =>
  meets(requirementOf(name), actor, offering)

const requirementOf = (name: RouteName): Requirement => routes[name]
