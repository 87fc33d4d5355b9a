import { Schema } from 'effect'
import { AssetId } from '../../kernel/ids.ts'
import { changingImportOf, changingReportOf } from '../../kernel/import/nouns.ts'
import { assetColumnNames } from '../csv.ts'

/** What a column of a file can be about. */
export const AssetColumn = Schema.Literals(assetColumnNames)

export const AssetImportReport = changingReportOf(AssetColumn)
export type AssetImportReport = typeof AssetImportReport.Type

export const AssetImport = changingImportOf(AssetId)
export type AssetImport = typeof AssetImport.Type
