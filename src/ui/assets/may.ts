import { mayAnswerFor, mayManageAssets } from '../../domain/assets/access.ts'
import { type AssetAction, type AssetFacts, mayAct } from '../../domain/assets/lifecycle.ts'
import type { Asset, AssetRow } from '../../domain/assets/nouns.ts'
import { type AssetDenial, denials } from '../../domain/assets/wording.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import type { PermissionAction } from '../../domain/permissions/nouns.ts'

/** Why something is not for this person, or not now; undefined when it is. */
export const denied = (decision: Decision<AssetDenial>): string | undefined =>
  decision.allowed ? undefined : denials[decision.because]

export const managing = (actor: Actor, action: PermissionAction): string | undefined =>
  denied(mayManageAssets(actor, action))

/** A row does not say whether it has parts: the server does, when it is asked. */
export const factsOf = (asset: AssetRow & Partial<Pick<Asset, 'parts' | 'stateBefore'>>): AssetFacts => ({
  state: asset.state,
  isHeld: asset.holder !== null,
  stateBefore: asset.stateBefore ?? null,
  parts: asset.parts?.length ?? 0,
})

/** Why this person cannot do it with this asset now. */
export const whyNot = (actor: Actor, asset: Parameters<typeof factsOf>[0], action: AssetAction): string | undefined => {
  const may =
    action === 'accept' || action === 'decline'
      ? mayAnswerFor(actor, asset.holder?.kind === 'employee' ? asset.holder.id : null)
      : mayManageAssets(actor, action === 'delete' ? 'Delete' : 'Modify')
  return denied(may) ?? denied(mayAct(factsOf(asset), action))
}
