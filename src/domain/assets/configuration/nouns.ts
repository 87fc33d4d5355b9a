import { Schema } from 'effect'
import { AssetCategoryId, AssetLocationId, ItemId } from '../../kernel/ids.ts'
import { schemasOf, Version } from '../../kernel/nouns.ts'
import { planRuleFields } from '../asset.fields.ts'
import { categoryFields, locationFields } from '../configuration.fields.ts'
import { PLANS_MAX } from '../limits.ts'

const planRule = schemasOf(planRuleFields)

/** A plan by which assets of a category begin. */
export const PlanRule = Schema.Struct(planRule)
export type PlanRule = typeof PlanRule.Type

/** § 3 Asset configuration. `uses`: how many assets the register shows there or of it; those that are retired come beside. */
export const AssetLocation = Schema.Struct({
  id: AssetLocationId,
  ...schemasOf(locationFields, { parentId: Schema.NullOr(AssetLocationId) }),
  uses: Schema.Int,
  retired: Schema.Int,
  version: Version,
})
export type AssetLocation = typeof AssetLocation.Type

const ruleList = Schema.Array(PlanRule).check(Schema.isMaxLength(PLANS_MAX))
export const AssetCategory = Schema.Struct({
  id: AssetCategoryId,
  ...schemasOf(categoryFields),
  plans: ruleList,
  uses: Schema.Int,
  retired: Schema.Int,
  version: Version,
})
export type AssetCategory = typeof AssetCategory.Type

export const AssetConfiguration = Schema.Struct({
  locations: Schema.Array(AssetLocation),
  categories: Schema.Array(AssetCategory),
})
export type AssetConfiguration = typeof AssetConfiguration.Type

/** § 7 POST assetConfiguration/…: create (`version` null) and update. */
export const AssetLocationDraft = Schema.Struct({
  id: AssetLocationId,
  version: Schema.NullOr(Version),
  ...schemasOf(locationFields, { parentId: Schema.NullOr(AssetLocationId) }),
})
export type AssetLocationDraft = typeof AssetLocationDraft.Type
export const AssetCategoryDraft = Schema.Struct({
  id: AssetCategoryId,
  version: Schema.NullOr(Version),
  ...schemasOf(categoryFields),
  plans: ruleList,
})
export type AssetCategoryDraft = typeof AssetCategoryDraft.Type

/** The assets, and the places within, that name it: the first of them by number or name. */
export const ConfigurationUses = Schema.Struct({
  total: Schema.Int,
  named: Schema.Array(Schema.Struct({ id: ItemId, name: Schema.String })),
})
export type ConfigurationUses = typeof ConfigurationUses.Type
