import type { PolicyFileProblem } from '../../../domain/policies/fileProblems.ts'
import { readerBeside } from '../../files/readBeside.ts'
import { pdfWorkerFile } from '../../projectRoot.ts'

/** How many pages a stranger's PDF has, or why it is not taken. */
export const pagesOf = readerBeside<number, PolicyFileProblem>({
  worker: pdfWorkerFile,
  mostTime: 20_000,
  mostMemoryMb: 512,
  tooHard: 'unreadable',
})
