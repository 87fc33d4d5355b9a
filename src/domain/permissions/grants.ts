/**
 * What a permission group allows: verbs by feature. Nothing that is not granted is allowed, so that a feature that is new
 * is off for every group there is. Ours: § 6 opens pages and menu by Use, so that whatever is done on those pages brings it
 * along; View alone is enough to see what everybody's pages show of it, such as policies that are drafts.
 */
import { features } from './features.ts'
import type { FeatureGrant, FeatureId, PermissionAction } from './nouns.ts'

export type Grants = ReadonlyArray<FeatureGrant>

export const grants = (all: Grants, id: FeatureId, action: PermissionAction): boolean =>
  all.some(({ featureId, actions }) => featureId === id && actions.includes(action))

/** What is done on the pages that Use opens. */
export const needsUse = (action: PermissionAction): boolean => action !== 'Use' && action !== 'View'

/** With a verb granted, or taken away; in the order of the features and their verbs, and a feature without a verb is none. */
export const withGrant = (all: Grants, id: FeatureId, action: PermissionAction, isGranted: boolean): Grants => {
  const before = all.filter(({ featureId }) => featureId === id).flatMap(({ actions }) => actions)
  const after = isGranted
    ? [...before, action, ...(needsUse(action) ? (['Use'] as const) : [])]
    : before.filter((one) => one !== action && !(action === 'Use' && needsUse(one)))
  return mergedGrants([...all.filter(({ featureId }) => featureId !== id), { featureId: id, actions: after }])
}

/** Of several groups: what any of them grants. */
export const mergedGrants = (all: Grants): Grants =>
  features.flatMap(({ id, actions }): ReadonlyArray<FeatureGrant> => {
    const granted = actions.filter((action) => grants(all, id, action))
    return granted.length === 0 ? [] : [{ featureId: id, actions: granted }]
  })

/** What of the one is not in the other. */
export const grantsWithout = (all: Grants, others: Grants): Grants =>
  mergedGrants(
    all.map(({ featureId, actions }) => ({
      featureId,
      actions: actions.filter((action) => !grants(others, featureId, action)),
    })),
  )
