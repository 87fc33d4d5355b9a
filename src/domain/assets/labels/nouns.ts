import { Schema } from 'effect'
import { AssetId } from '../../kernel/ids.ts'
import { ASSETS_AT_ONCE_MAX } from '../limits.ts'
import { type LabelSize, labelSizes, labelsOnSheet } from './sizes.ts'

/** Labels for some assets, in the order named. */
export const LabelSheet = Schema.Struct({
  assetIds: Schema.Array(AssetId).check(Schema.isMinLength(1), Schema.isMaxLength(ASSETS_AT_ONCE_MAX)),
  size: Schema.Literals(Object.keys(labelSizes) as ReadonlyArray<LabelSize>),
  /** How many places of the first sheet are used up already. */
  skip: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 64 })),
}).check(Schema.makeFilter(({ size, skip }) => skip < labelsOnSheet(size) || 'The first sheet has fewer places'))
export type LabelSheet = typeof LabelSheet.Type
