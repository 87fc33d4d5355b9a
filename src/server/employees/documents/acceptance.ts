import { Effect, Result } from 'effect'
import {
  contentTypeNamed,
  DOCUMENT_MAX_BYTES,
  type DocumentContentType,
  type DocumentProblem,
  documentName,
} from '../../../domain/employees/documents/documents.ts'
import { hasTooManyPixels, MOST_PIXELS } from '../../../domain/employees/picture.ts'
import { isTwoFiles } from '../../files/hiddenContent.ts'
import { pdfRead } from '../../files/pdfReading.ts'
import { zipNames } from '../../files/zipNames.ts'

export interface AcceptedDocument {
  readonly name: string
  readonly contentType: DocumentContentType
  readonly bytes: Uint8Array
}

type Accepted = Result.Result<Uint8Array, DocumentProblem>

/**
 * A document is accepted when its name and its content agree on what it is and it is nothing else as well. Pictures are
 * drawn anew, so that where and by what they were taken is not kept; every other file is kept byte for byte.
 */
export const accepted = (
  bytes: Uint8Array,
  fileName: string,
): Effect.Effect<Result.Result<AcceptedDocument, DocumentProblem>> =>
  Effect.promise(async () => {
    const name = documentName(fileName)
    const contentType = contentTypeNamed(name)
    if (contentType === undefined) return Result.fail('unsupportedType')
    if (bytes.length === 0) return Result.fail('empty')
    if (bytes.length > DOCUMENT_MAX_BYTES) return Result.fail('tooLarge')
    return Result.map(await contents[contentType](bytes, contentType), (kept) => ({ name, contentType, bytes: kept }))
  })

type Look = (bytes: Uint8Array, contentType: DocumentContentType) => Promise<Accepted> | Accepted

const pdf: Look = async (bytes, contentType) => {
  if (!startsWith(bytes, '%PDF-')) return Result.fail('contentDiffers')
  if (isTwoFiles(bytes, contentType)) return Result.fail('hiddenContent')
  return Result.map(await Effect.runPromise(pdfRead(bytes)), () => bytes)
}

const picture: Look = async (bytes, contentType) => {
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
  if ((await fileTypeFromBuffer(bytes))?.mime !== contentType) return Result.fail('contentDiffers')
  if (isTwoFiles(bytes, contentType)) return Result.fail('hiddenContent')
  try {
    if (hasTooManyPixels(await sharp(bytes, { limitInputPixels: false }).metadata()))
      return Result.fail('tooManyPixels')
    const drawn = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
    return Result.succeed(await (contentType === 'image/png' ? drawn.png() : drawn.jpeg({ quality: 90 })).toBuffer())
  } catch {
    return Result.fail('unreadable')
  }
}

/** An Office file is an archive with a certain part in it; one with a program in it goes by another name, or by none. */
const office =
  (part: string): Look =>
  (bytes) => {
    const names = startsWith(bytes, 'PK\x03\x04') ? zipNames(bytes) : undefined
    if (!names?.includes('[Content_Types].xml') || !names.includes(part)) return Result.fail('contentDiffers')
    return names.some((name) => program.test(name)) ? Result.fail('hiddenContent') : Result.succeed(bytes)
  }

const program = /(?:vbaProject\w*\.bin|\.(?:exe|dll|js|vbs|bat|cmd|ps1|jar|html?))$/i

/** Rows of text in any script; never the beginning of a page or a program. */
const csv: Look = (bytes) => {
  const isWide = startsWith(bytes, '\xff\xfe') || startsWith(bytes, '\xfe\xff')
  const isText = isWide || bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)
  if (!isText) return Result.fail('contentDiffers')
  const beginning = new TextDecoder().decode(bytes.subarray(0, 256)).replaceAll('\0', '').trimStart()
  return /^(?:<|%PDF-|#!|PK)/.test(beginning) ? Result.fail('contentDiffers') : Result.succeed(bytes)
}

const contents: Readonly<Record<DocumentContentType, Look>> = {
  'application/pdf': pdf,
  'image/png': picture,
  'image/jpeg': picture,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': office('word/document.xml'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': office('xl/workbook.xml'),
  'text/csv': csv,
}

const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  Buffer.from(bytes.subarray(0, mark.length)).equals(Buffer.from(mark, 'latin1'))
