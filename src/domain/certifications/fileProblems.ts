/**
 * Why a file cannot belong to a certification (§ 5 leaves it open; ours): what no document of a person can be
 * (`employees/documents`), and of those only a PDF or a picture, some at once.
 */
import { type DocumentProblem, documentSentences } from '../employees/documents/documents.ts'
import { fileSize } from '../kernel/fileSize.ts'
import { CERTIFICATION_FILE_MAX_BYTES, CERTIFICATION_FILES_MAX } from './files.ts'

const fileSentences: Readonly<Record<DocumentProblem, string>> = {
  ...documentSentences,
  tooLarge: `Files of at most ${fileSize(CERTIFICATION_FILE_MAX_BYTES)} are taken.`,
  unsupportedType: 'Choose a PDF, PNG, JPG or JPEG.',
}

const tooManyFiles = `At most ${CERTIFICATION_FILES_MAX} files at once.`

export const uploadRule = { most: CERTIFICATION_FILES_MAX, tooMany: tooManyFiles, sentences: fileSentences }
