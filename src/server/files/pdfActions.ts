import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { PdfProblem } from './pdfReading.ts'

/** What a reader may do by itself: turn to a place in the same document, or to its next page. */
const turning = new Set(['GoTo', 'Named'])
const running = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'Rendition', 'Movie'])
const attaching = new Set(['GoToE'])
const leading = new Set(['GoToR'])

/**
 * What a PDF does when it is opened, turned over or closed, and where its links lead, by its own objects, packed or not. A
 * link to an address is what a person clicks on; an address that opens by itself is not.
 */
export const actionProblem = async (bytes: Uint8Array): Promise<PdfProblem | undefined> => {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    ignoreEncryption: true,
    throwOnInvalidObject: false,
  })
  const { context } = document
  const found = (object: PDFObject | undefined): PDFObject | undefined =>
    object instanceof PDFRef ? context.lookup(object) : object

  const kindOf = (action: PDFDict): string => {
    const kind = found(action.get(PDFName.of('S')))
    return kind instanceof PDFName ? kind.decodeText() : ''
  }

  /** An action, and those that follow it. What is no dictionary is a place to turn to. */
  const byItself = (action: PDFObject | undefined, seen = new Set<PDFObject>()): boolean => {
    const one = found(action)
    if (!(one instanceof PDFDict) || seen.has(one)) return false
    seen.add(one)
    const next = found(one.get(PDFName.of('Next')))
    const following = next instanceof PDFArray ? next.asArray() : [next]
    return !turning.has(kindOf(one)) || following.some((other) => byItself(other, seen))
  }

  /** An article is read on in this document, unless another one is named. */
  const isElsewhere = (action: PDFDict, kind: string): boolean => kind === 'Thread' && action.has(PDFName.of('F'))

  let problem: PdfProblem | undefined
  const judge = (dict: PDFDict): void => {
    const kind = kindOf(dict)
    const additional = found(dict.get(PDFName.of('AA')))
    const actions = [dict.get(PDFName.of('OpenAction')), ...(additional instanceof PDFDict ? additional.values() : [])]
    if (running.has(kind)) problem = 'activeContent'
    else if (attaching.has(kind)) problem ??= 'hiddenContent'
    else if (leading.has(kind) || isElsewhere(dict, kind) || actions.some((action) => byItself(action)))
      problem ??= 'leadsElsewhere'
  }

  // An explicit stack: what nests a thousand deep must not end the thread.
  const stack: Array<PDFObject> = context.enumerateIndirectObjects().map(([, object]) => object)
  while (stack.length > 0) {
    const object = stack.pop()
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict) {
      judge(dict)
      stack.push(...dict.values())
    } else if (dict instanceof PDFArray) stack.push(...dict.asArray())
  }
  return problem
}
