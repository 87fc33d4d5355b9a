import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { type OrgTree, shown } from '../../../domain/orgChart/tree.ts'
import { laidOut } from '../layout.ts'
import { pdfOf } from './pdf.ts'
import { READABLE, rastered, scaleOf } from './raster.ts'
import { drawing } from './svg.ts'

export type ExportKind = 'png' | 'svg' | 'pdf' | 'csv'

/** What is open of the chart, as a file. Answers whether it can be read at the size it has. */
export async function exported(kind: ExportKind, tree: OrgTree, expanded: ReadonlySet<EmployeeId>): Promise<boolean> {
  if (kind === 'csv') {
    // What writes CSV is larger than all that draws.
    const { chartCsv } = await import('./csv.ts')
    save(new Blob([chartCsv(shown(tree, expanded))], { type: 'text/csv;charset=utf-8' }), kind)
    return true
  }
  const drawn = drawing(laidOut(tree, expanded))
  if (kind === 'svg') {
    save(new Blob([drawn.svg], { type: 'image/svg+xml' }), kind)
    return true
  }
  const { blob, width, height } = await rastered(drawn, kind === 'png' ? 'image/png' : 'image/jpeg')
  save(kind === 'png' ? blob : pdfOf({ bytes: new Uint8Array(await blob.arrayBuffer()), width, height }), kind)
  return scaleOf(drawn) >= READABLE
}

const save = (blob: Blob, kind: ExportKind): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = `org-chart.${kind}`
  link.click()
  // The browser reads it after this; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
