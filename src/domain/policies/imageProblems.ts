/** Why a file cannot be an image in a policy's text (§ 5 leaves it open; ours): one picture and nothing beside it. */
import { documentSentences } from '../employees/documents/documents.ts'
import { pictureSentences } from '../employees/picture.ts'
import { fileSize } from '../kernel/fileSize.ts'
import { IMAGE_SIDE_MAX, POLICY_IMAGE_MAX_BYTES } from './content/images.ts'

export type PolicyImageProblem =
  | 'tooLarge'
  | 'empty'
  | 'unsupportedType'
  | 'hiddenContent'
  | 'tooManyPixels'
  | 'tooLong'
  | 'unreadable'
  | 'quotaExceeded'

export const imageSentences: Readonly<Record<PolicyImageProblem, string>> = {
  tooLarge: `An image can be up to ${fileSize(POLICY_IMAGE_MAX_BYTES)}.`,
  empty: documentSentences.empty,
  unsupportedType: 'Choose a PNG, JPG or WebP.',
  hiddenContent: pictureSentences.hiddenContent,
  tooManyPixels: pictureSentences.tooManyPixels,
  tooLong: `The image is too long for its width. Cut it to at most ${IMAGE_SIDE_MAX} pixels and try again.`,
  unreadable: pictureSentences.unreadable,
  quotaExceeded: documentSentences.quotaExceeded,
}
