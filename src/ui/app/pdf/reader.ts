import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import { OwnBinaryData } from './binaryData.ts'
import address from './pdf.worker.ts?worker&url'

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown }
}

/**
 * The page's policy trusts no address of a script by itself, and lets one policy of this name vouch for one
 * (`trusted-types` in src/server/http/headers.ts).
 */
const trusted = (): string => {
  const rules = {
    createScriptURL: (asked: string) => {
      if (asked !== address) throw new Error(`${asked} is not the reader of files`)
      return asked
    },
  }
  const { trustedTypes } = window as { readonly trustedTypes?: Policies }
  return (trustedTypes?.createPolicy('tenure-pdf', rules) ?? rules).createScriptURL(address) as string
}

export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy
  /** Width over height of the first page: the others are most likely the same. */
  readonly ratio: number
  readonly close: () => void
}

/** One worker for all files. Nothing of a file runs: none of its scripts, forms or links is ever asked for. */
export const openPdf = async (content: Blob): Promise<OpenedPdf> => {
  GlobalWorkerOptions.workerPort ??= new Worker(trusted(), { type: 'module' })
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    BinaryDataFactory: OwnBinaryData,
    useWorkerFetch: false,
    verbosity: 0,
  })
  const pdf = await task.promise
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { pdf, ratio: width / height, close: () => void task.destroy() }
}
