import { pdfWorkerFile } from '../projectRoot.ts'
import { readerBeside } from './readBeside.ts'

/** What has been read of a PDF that does nothing but show its pages. */
export interface ReadPdf {
  readonly pages: number
  /** It opens without a password, but its author allows less than everything. */
  readonly isProtected: boolean
}

/**
 * Why a PDF is not taken. `activeContent`: a program runs in it, or is started by it. `leadsElsewhere`: it opens an address
 * by itself, or leads into another file. `hiddenContent`: it holds one.
 */
export type PdfProblem = 'unreadable' | 'passwordProtected' | 'activeContent' | 'leadsElsewhere' | 'hiddenContent'

/** The one way an uploaded PDF is looked into, in every area. */
export const pdfRead = readerBeside<ReadPdf, PdfProblem>({
  worker: pdfWorkerFile,
  mostTime: 20_000,
  mostMemoryMb: 512,
  tooHard: 'unreadable',
})
