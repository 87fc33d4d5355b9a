/**
 * § 2.1, § 6: an admin, or the feature asset manager. Ours, the verbs apart: Use opens the register, to read it, to scan and
 * to take part in audits; Create adds, Modify changes, assigns, services and configures, Delete deletes. What an asset
 * cost and who sold it is for those who may change it.
 *
 * A person without any of them sees what they hold themself, and a manager what their reports hold. Nobody accepts for
 * another.
 */
import { mayAccess } from '../employees/access.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { featureAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { PermissionAction } from '../permissions/nouns.ts'

export type AssetRefusal = 'featureNotGranted' | 'notYourReport' | 'notYours'

export const mayManageAssets = (
  actor: Pick<Actor, 'privileges'>,
  action: PermissionAction,
): Decision<'featureNotGranted'> => featureAccess(actor, 'assetManagerManage', action)

/** A file may add and change. */
export const mayImportAssets = (actor: Pick<Actor, 'privileges'>): Decision<'featureNotGranted'> => {
  const may = mayManageAssets(actor, 'Create')
  return may.allowed ? mayManageAssets(actor, 'Modify') : may
}

export const maySeeCosts = (actor: Pick<Actor, 'privileges'>): boolean => mayManageAssets(actor, 'Modify').allowed

/** What somebody holds. */
export const maySeeHeldBy = (actor: Actor, employeeId: EmployeeId): Decision<'notYourReport'> =>
  mayManageAssets(actor, 'Use').allowed ? allowed : mayAccess(actor, employeeId)

/** `holder`: the person who has it; null for a place, a kit, and for nobody. */
export const mayAnswerFor = (actor: Actor, holder: EmployeeId | null): Decision<'notYours'> =>
  holder === actor.employeeId ? allowed : denied('notYours')

/** The asset: for those who read the register, its holder, and those who may access its holder. */
export const maySeeAsset = (
  actor: Actor,
  holder: EmployeeId | null,
): Decision<'featureNotGranted' | 'notYourReport'> =>
  holder === null ? mayManageAssets(actor, 'Use') : maySeeHeldBy(actor, holder)
