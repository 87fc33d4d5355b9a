import { printedBy } from '../../paper/printing.ts'
import { positionPaperWorkerFile } from '../../projectRoot.ts'
import type { PrintedPosition } from './positionPaper.ts'

export const printed = printedBy<PrintedPosition>(positionPaperWorkerFile)
