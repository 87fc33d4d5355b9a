import { Schema } from 'effect'
import { AssetId, ItemId } from '../../kernel/ids.ts'
import { IMPORT_MAX_COLUMNS } from '../../kernel/import/limits.ts'
import { reportOf } from '../../kernel/import/nouns.ts'
import { InstantUtc } from '../../kernel/nouns.ts'
import { assetColumnNames } from '../csv.ts'

/** What a column of a file can be about. */
const AssetColumn = Schema.Literals(assetColumnNames)

/** For each column of the file what it is about; null for a column that is left out. */
export const AssetMapping = Schema.Array(Schema.NullOr(AssetColumn)).check(Schema.isMaxLength(IMPORT_MAX_COLUMNS))

export const AssetImportReport = Schema.Struct({
  ...reportOf(AssetColumn).fields,
  /** How many of those that are here would be changed; `readyCount` counts the new ones. */
  changedCount: Schema.Int,
})
export type AssetImportReport = typeof AssetImportReport.Type

/** One import: what it made and changed, all at once. */
export const AssetImport = Schema.Struct({
  id: ItemId,
  fileName: Schema.String,
  status: Schema.Literals(['done', 'reverted']),
  rowCount: Schema.Int,
  madeCount: Schema.Int,
  changedCount: Schema.Int,
  unchangedCount: Schema.Int,
  /** What it added or changed, as far as it is there: the first of them. Of a list of imports it is not said. */
  made: Schema.Array(Schema.Struct({ id: AssetId, number: Schema.String, name: Schema.String, isNew: Schema.Boolean })),
  /** What stayed as it was when the import was reverted. */
  kept: Schema.Array(Schema.Struct({ id: AssetId, name: Schema.String, because: Schema.String })),
  createdBy: Schema.NullOr(Schema.String),
  createdUtc: InstantUtc,
  revertedUtc: Schema.NullOr(InstantUtc),
})
export type AssetImport = typeof AssetImport.Type

/** The report always, the import when it was to be created. */
export const AssetImportAnswer = Schema.Struct({ report: AssetImportReport, made: Schema.NullOr(AssetImport) })
