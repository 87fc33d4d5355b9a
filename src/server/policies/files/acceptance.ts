import { Effect, Result } from 'effect'
import { documentName } from '../../../domain/employees/documents/documents.ts'
import type { PolicyFileProblem } from '../../../domain/policies/fileProblems.ts'
import { POLICY_FILE_MAX_BYTES, POLICY_FILE_MAX_PAGES } from '../../../domain/policies/files.ts'
import { isTwoFiles } from '../../files/hiddenContent.ts'
import { pdfRead, type ReadPdf } from '../../files/pdfReading.ts'

interface AcceptedPolicyFile {
  readonly name: string
  readonly pages: number
  readonly bytes: Uint8Array
}

type Accepted = Result.Result<AcceptedPolicyFile, PolicyFileProblem>

/** A policy's file is a PDF by its name and by its content, and is kept byte for byte: people agree to these bytes. */
export const accepted = (bytes: Uint8Array, fileName: string): Effect.Effect<Accepted> => {
  const name = documentName(fileName)
  const problem = atFirstSight(bytes, name)
  return problem === undefined
    ? Effect.map(pdfRead(bytes), (read) =>
        Result.flatMap(read, (found): Accepted => {
          const reason = asPolicyProblem(found)
          return reason === undefined ? Result.succeed({ name, pages: found.pages, bytes }) : Result.fail(reason)
        }),
      )
    : Effect.succeed(Result.fail(problem))
}

/** A policy is for everybody it binds, whatever they read it with. */
const asPolicyProblem = ({ pages, isProtected }: ReadPdf): PolicyFileProblem | undefined =>
  isProtected ? 'passwordProtected' : pages > POLICY_FILE_MAX_PAGES ? 'tooManyPages' : undefined

const atFirstSight = (bytes: Uint8Array, name: string): PolicyFileProblem | undefined => {
  if (!/\.pdf$/i.test(name)) return 'unsupportedType'
  if (bytes.length === 0) return 'empty'
  if (bytes.length > POLICY_FILE_MAX_BYTES) return 'tooLarge'
  if (latin(bytes.subarray(0, 5)) !== '%PDF-') return 'contentDiffers'
  return isTwoFiles(bytes, 'application/pdf') || isPageToo(bytes) || goesOn(bytes) ? 'hiddenContent' : undefined
}

/** Opened as a web page, it would run the scripts in it. */
const isPageToo = (bytes: Uint8Array): boolean =>
  /<(?:script|html|iframe|svg|body|!doctype|\?php)[\s>/]/i.test(latin(bytes.subarray(0, 1_024)))

/** Behind a PDF's last mark there is nothing but the end of a line. */
const goesOn = (bytes: Uint8Array): boolean => {
  const text = latin(bytes)
  const end = text.lastIndexOf('%%EOF')
  return end >= 0 && /[^\s\0]/.test(text.slice(end + '%%EOF'.length))
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
