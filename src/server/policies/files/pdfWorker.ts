/** One PDF, read in a thread of its own: `pdfReading.ts` begins and ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PolicyFileProblem } from '../../../domain/policies/fileProblems.ts'
import { POLICY_FILE_MAX_PAGES } from '../../../domain/policies/files.ts'
import type { ReadingNews } from '../../files/readBeside.ts'
import { doings } from './pdfNames.ts'

type PdfNews = ReadingNews<number, PolicyFileProblem>

const tell = (news: PdfNews): void => parentPort?.postMessage(news)

/** The same that a browser shows pages with, so what it cannot open nobody can. */
const read = async (bytes: Uint8Array): Promise<PdfNews> => {
  // It takes the bytes it is given for itself.
  const document = await pdfjs.getDocument({ data: bytes.slice(), stopAtErrors: false, verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  if ((info as { readonly EncryptFilterName?: string | null }).EncryptFilterName)
    return { problem: 'passwordProtected' }
  if (document.numPages > POLICY_FILE_MAX_PAGES) return { problem: 'tooManyPages' }
  if ((await document.getJSActions()) !== null) return { problem: 'activeContent' }
  if ((await document.getAttachments()) !== null) return { problem: 'hiddenContent' }
  // A document without a first page opens as one that has pages.
  await document.getPage(1)
  const problem = doings(bytes)
  return problem === undefined ? { read: document.numPages } : { problem }
}

const problemOf = (cause: unknown): PolicyFileProblem =>
  cause instanceof pdfjs.PasswordException ? 'passwordProtected' : 'unreadable'

tell('reading')
tell(await read(workerData as Uint8Array).catch((cause: unknown) => ({ problem: problemOf(cause) })))
