import papaparse from 'papaparse'
import { likeFormula } from '../../../domain/kernel/csvInjection.ts'
import { chartTable } from '../../../domain/orgChart/table.ts'
import type { OrgNode } from '../../../domain/orgChart/tree.ts'

/** For a spreadsheet: with the mark by which it knows UTF-8, and without formulas. */
export const chartCsv = (nodes: ReadonlyArray<OrgNode>): string =>
  `\uFEFF${papaparse.unparse(chartTable(nodes) as (string | number)[][], {
    escapeFormulae: likeFormula,
    newline: '\r\n',
  })}\r\n`
