import { constants, inflateSync } from 'node:zlib'
import type { PdfProblem } from './pdfReading.ts'

/** More than the objects of a document come to; a PDF that unpacks to more was made to. */
const mostUnpacked = 100_000_000

/** Of what is said about a stream before it begins. */
const longest = 20_000

/**
 * What a PDF would do besides showing its pages, told by the names of its objects. Those names have to be there for any
 * reader to act on them, in the open or packed in object streams; wherever else such a name stands, the file is refused as
 * well, because readers disagree about where objects begin.
 */
export const nameProblem = (bytes: Uint8Array): PdfProblem | undefined => {
  const text = latin(bytes)
  const packed = unpackedObjects(bytes, text)
  if (packed === undefined) return 'unreadable'
  const names = [text, ...packed].map(unescaped)
  if (names.some((part) => running.test(part))) return 'activeContent'
  if (names.some((part) => attaching.test(part) || holding.test(part))) return 'hiddenContent'
  return names.some((part) => leading.test(part)) ? 'leadsElsewhere' : undefined
}

const running = /\/(?:JavaScript|Launch|ImportData|SubmitForm|XFA|OnInstantiate)(?![A-Za-z0-9])/
const leading = /\/GoToR(?![A-Za-z0-9])/
const attaching = /\/(?:EmbeddedFiles?|RichMedia|GoToE)(?![A-Za-z0-9])/
/** Where a file inside lies, which need not say of itself that it is one. What else is called so is no dictionary. */
const holding = /\/EF(?:[\s\0]|%[^\r\n]{0,200}[\r\n])*(?:<<|\d+[\s\0]+\d+[\s\0]+R(?![A-Za-z0-9]))/

/** A letter of a name may be written as its number: `/Java#53cript`. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** The contents of every object stream; undefined when one cannot be unpacked. */
const unpackedObjects = (bytes: Uint8Array, text: string): ReadonlyArray<string> | undefined => {
  const found: Array<string> = []
  let left = mostUnpacked
  for (const { index, 0: mark } of text.matchAll(/(?<!end)stream(?:\r\n|\r|\n)/g)) {
    const dictionary = unescaped(text.slice(Math.max(text.lastIndexOf(' obj', index), index - longest), index))
    if (!dictionary.includes('/ObjStm') || !dictionary.includes('/Filter')) continue
    // Coded a second time before it was packed; nothing that writes PDF does that to objects.
    const objects = dictionary.includes('/Predictor') ? undefined : inflated(bytes.subarray(index + mark.length), left)
    if (objects === undefined) return undefined
    left -= objects.length
    found.push(latin(objects))
  }
  return found
}

/** Unpacks as PDF readers do: up to the end of the stream, and as much as there is of one that breaks off. */
const inflated = (body: Uint8Array, most: number): Uint8Array | undefined => {
  try {
    return inflateSync(body, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, most) })
  } catch {
    return undefined
  }
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
