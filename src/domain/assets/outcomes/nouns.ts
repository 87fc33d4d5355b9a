/** What comes of an act over many assets at once. All ours: the specification names the calls, not their answers. */
import { Schema } from 'effect'
import { AssetId } from '../../kernel/ids.ts'
import { AssetRow, chosen } from '../nouns.ts'

/** Why it cannot be done with one of them (`denials`). */
const rowRefusals = [
  'notFromThisState',
  'stillHeld',
  'notHeld',
  'hasParts',
  'holderIsItself',
  'holderLeft',
  'holderRetired',
  'unknownHolder',
  'unknownLocation',
  'nothingToUndo',
] as const
export type RowRefusal = (typeof rowRefusals)[number]

/** The assets as the act left them. */
export const AssetUndo = Schema.Struct(chosen)
export type AssetUndo = typeof AssetUndo.Type

/** All of them or none, with what came of each; `undo` is the request that takes it back. */
export const AssetActOutcome = Schema.Struct({
  isApplied: Schema.Boolean,
  rows: Schema.Array(
    Schema.Struct({
      id: AssetId,
      number: Schema.String,
      outcome: Schema.Literals(['changed', 'changedMeanwhile', 'gone', 'refused']),
      because: Schema.NullOr(Schema.Literals(rowRefusals)),
    }),
  ),
  assets: Schema.Array(AssetRow),
  undo: Schema.NullOr(AssetUndo),
})
export type AssetActOutcome = typeof AssetActOutcome.Type
