/** Why a file cannot belong to an asset (§ 5 leaves it open; ours): as of a certification. */
import { type DocumentProblem, documentSentences } from '../employees/documents/documents.ts'
import { fileSize } from '../kernel/fileSize.ts'
import { ASSET_FILE_MAX_BYTES, ASSET_FILES_MAX } from './files.ts'

const fileSentences: Readonly<Record<DocumentProblem, string>> = {
  ...documentSentences,
  tooLarge: `Files of at most ${fileSize(ASSET_FILE_MAX_BYTES)} are taken.`,
  unsupportedType: 'Choose a PDF, PNG, JPG or JPEG.',
}

export const uploadRule = {
  most: ASSET_FILES_MAX,
  tooMany: `At most ${ASSET_FILES_MAX} files at once.`,
  sentences: fileSentences,
}
