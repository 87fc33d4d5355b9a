import { useMemo } from 'react'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { Offering } from '../../domain/permissions/gate.ts'
import { unacknowledged } from '../../domain/policies/duties.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import { anyReportAvailable } from '../../domain/reports/access.ts'
import { type MenuGroup, menuFor } from '../../domain/session/menu.ts'
import { type PageName, routeAccess } from '../../domain/session/places.ts'
import { useActor, useOffering, usePart } from './session.ts'
import { useNowUtc } from './time.ts'

const nothing: ReadonlyArray<never> = []

/** The drawer's groups and items, for the signed-in person and as things stand now. */
export const useMenu = (): ReadonlyArray<MenuGroup> => {
  const actor = useActor()
  const offering = useOffering()
  const policies = usePart('policies') ?? nothing
  const expired = usePart('bootstrap')?.expiredCertification ?? false
  const nowUtc = useNowUtc()
  return useMemo(
    () => menuIn({ actor, offering, policies, expiredCertification: expired, nowUtc }),
    [actor, offering, policies, expired, nowUtc],
  )
}

interface Known {
  readonly actor: Actor
  readonly offering: Offering
  readonly policies: ReadonlyArray<HrDocumentSummary>
  readonly expiredCertification: boolean
  readonly nowUtc: InstantUtc
}

/** What the menu's rule asks for, as the readiness has it now. */
export const menuIn = ({ actor, offering, policies, expiredCertification, nowUtc }: Known): ReadonlyArray<MenuGroup> =>
  menuFor(actor, {
    ...offering,
    reportsAvailable: anyReportAvailable(actor, offering),
    unacknowledgedPolicies: unacknowledged(policies, actor.employeeId, nowUtc).length > 0,
    expiredCertification,
  })

/** Whether the signed-in person may open the page. */
export const useMayOpen = (name: PageName): boolean => {
  const actor = useActor()
  const offering = useOffering()
  return routeAccess(name, actor, offering).allowed
}
