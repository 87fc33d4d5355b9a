/**
 * Why a file cannot belong to a record that takes PDFs and pictures (§ 5 leaves it open; ours): what no document of a
 * person can be, and of those only a PDF or a picture, some at once.
 */
import { fileSize } from '../../kernel/fileSize.ts'
import { type DocumentProblem, documentSentences } from './documents.ts'

/** How many files of one upload are taken, and what is said of others. */
export interface UploadRule {
  readonly most: number
  readonly tooMany: string
  readonly sentences: Readonly<Record<DocumentProblem, string>>
}

export const uploadRuleOf = (most: number, maxBytes: number): UploadRule => ({
  most,
  tooMany: `At most ${most} files at once.`,
  sentences: {
    ...documentSentences,
    tooLarge: `Files can be up to ${fileSize(maxBytes)}.`,
    unsupportedType: 'Choose a PDF, PNG, JPG or JPEG.',
  },
})
