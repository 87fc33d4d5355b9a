import { printedBy } from '../../paper/printing.ts'
import { reviewPaperWorkerFile } from '../../projectRoot.ts'
import type { PrintedReview } from './reviewPaper.ts'

export const printed = printedBy<PrintedReview>(reviewPaperWorkerFile)
