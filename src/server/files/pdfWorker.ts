/** One PDF, read in a thread of its own: `pdfReading.ts` begins and ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { actionProblem } from './pdfActions.ts'
import { nameProblem } from './pdfNames.ts'
import type { PdfProblem, ReadPdf } from './pdfReading.ts'
import type { ReadingNews } from './readBeside.ts'

type PdfNews = ReadingNews<ReadPdf, PdfProblem>

const tell = (news: PdfNews): void => parentPort?.postMessage(news)

/** The same that a browser shows pages with, so what it cannot open nobody can. */
const read = async (bytes: Uint8Array): Promise<PdfNews> => {
  // It takes the bytes it is given for itself.
  const document = await pdfjs.getDocument({ data: bytes.slice(), stopAtErrors: false, verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const isProtected = Boolean((info as { readonly EncryptFilterName?: string | null }).EncryptFilterName)
  if ((await document.getJSActions()) !== null) return { problem: 'activeContent' }
  if ((await document.getAttachments()) !== null) return { problem: 'hiddenContent' }
  // A document without a first page opens as one that has pages.
  await document.getPage(1)
  const problem = nameProblem(bytes) ?? (await actionProblem(bytes))
  if (problem === undefined) return { read: { pages: document.numPages, isProtected } }
  // What is protected and packed as well cannot be looked into.
  return { problem: isProtected && problem === 'unreadable' ? 'passwordProtected' : problem }
}

const problemOf = (cause: unknown): PdfProblem =>
  cause instanceof pdfjs.PasswordException ? 'passwordProtected' : 'unreadable'

tell('reading')
tell(await read(workerData as Uint8Array).catch((cause: unknown) => ({ problem: problemOf(cause) })))
