import { printedBy } from '../../paper/printing.ts'
import { assetPaperWorkerFile } from '../../projectRoot.ts'
import type { PrintedHandover } from './handoverPaper.ts'
import type { LabelJob } from './labelSheets.ts'

export type PrintJob = LabelJob | { readonly kind: 'handover'; readonly handover: PrintedHandover }

export const printed = printedBy<PrintJob>(assetPaperWorkerFile)
