import type { Evidence } from '../../../domain/policies/evidence.ts'
import { printedBy } from '../../paper/printing.ts'
import { policyPaperWorkerFile } from '../../projectRoot.ts'
import type { PrintedPolicy } from './policyPaper.ts'

export type PrintJob =
  | { readonly kind: 'policy'; readonly policy: PrintedPolicy }
  | { readonly kind: 'evidence'; readonly evidence: Evidence; readonly logo: Uint8Array | undefined }
  | { readonly kind: 'register'; readonly evidence: Evidence }

export const printed = printedBy<PrintJob>(policyPaperWorkerFile)
