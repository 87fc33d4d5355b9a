import { Schema } from 'effect'
import { GoalId } from '../../kernel/ids.ts'
import { changingImportOf, changingReportOf } from '../../kernel/import/nouns.ts'
import { goalColumnNames } from '../csv.ts'

/** What a column of a file can be about. */
export const GoalColumn = Schema.Literals(goalColumnNames)

export const GoalImportReport = changingReportOf(GoalColumn)
export type GoalImportReport = typeof GoalImportReport.Type

export const GoalImport = changingImportOf(GoalId)
export type GoalImport = typeof GoalImport.Type
