/**
 * What somebody has in front of them, and why: their menu, their pages, their verbs. It is what their own program asks when
 * they are signed in (`menuFor`, `routeAccess`, `featureAccess`), asked about somebody else.
 */
import type { Decision } from '../kernel/decision.ts'
import { featureAccess, isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { features } from '../permissions/features.ts'
import type { GateReason, Offering } from '../permissions/gate.ts'
import { grants, mergedGrants } from '../permissions/grants.ts'
import type { FeatureId, PermissionAction } from '../permissions/nouns.ts'
import { type MenuGroup, menuFor } from '../session/menu.ts'
import { isPlain, type PlainPage, places, routeAccess } from '../session/places.ts'
import type { PersonAccess } from './nouns.ts'

const actorIn = ({ person, roles, underlings, groups }: PersonAccess): Actor => ({
  employeeId: person.id,
  underlings,
  privileges: { roles, features: mergedGrants(groups.flatMap((group) => group.features)) },
})

interface PageSeen {
  readonly page: PlainPage
  readonly may: Decision<GateReason>
}

export interface VerbSeen {
  readonly feature: FeatureId
  readonly action: PermissionAction
  readonly may: Decision<'featureNotGranted'>
  /** The groups that grant it; none where the person is an administrator or may not. */
  readonly groups: ReadonlyArray<string>
}

export interface Simulation {
  readonly isAdministrator: boolean
  readonly menu: ReadonlyArray<MenuGroup>
  readonly pages: ReadonlyArray<PageSeen>
  readonly verbs: ReadonlyArray<VerbSeen>
}

/** Of somebody who works here; whoever has left has no login that works. */
export const simulationOf = (access: PersonAccess, offering: Offering): Simulation => {
  const actor = actorIn(access)
  const isAdministrator = isAdmin(actor)
  return {
    isAdministrator,
    menu: menuFor(actor, {
      ...offering,
      reportsAvailable: false,
      unacknowledgedPolicies: false,
      expiredCertification: false,
    }),
    pages: (Object.keys(places) as ReadonlyArray<keyof typeof places>)
      .filter(isPlain)
      .map((page) => ({ page, may: routeAccess(page, actor, offering) })),
    verbs: features.flatMap(({ id, actions }) =>
      actions.map((action) => ({
        feature: id,
        action,
        may: featureAccess(actor, id, action),
        groups: isAdministrator
          ? []
          : access.groups.filter((group) => grants(group.features, id, action)).map(({ name }) => name),
      })),
    ),
  }
}
