/** Which pictures of people are taken. Ours; the chooser, the contract and the server go by the same. */
import { fileSize } from '../kernel/fileSize.ts'

export const PICTURE_MAX_BYTES = 2_000_000

/** Before it is cut a picture may weigh more: what is cut out of it does not. */
export const CHOSEN_MAX_BYTES = 20_000_000

/** So that a small file cannot unfold into gigabytes. */
export const MOST_PIXELS = 25_000_000

/** As much of a picture as is cut out and sent, for the largest place it is shown in on a dense screen. */
export const PICTURE_FRAME = { width: 300, height: 300 } as const

/** The types that are taken, and how the names of such files end. */
const endings = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
} as const

export const PICTURE_TYPES: ReadonlyArray<string> = Object.keys(endings)
export const PICTURE_EXTENSIONS: ReadonlyArray<string> = Object.values(endings).flat()

/** What can be wrong with what somebody chose. */
export type ChoiceProblem = 'chosenTooLarge' | 'notAnImage' | 'tooManyPixels' | 'unreadable'

/** What can be wrong with what was sent. */
export type PictureProblem = 'tooLarge' | 'tooManyPixels' | 'notAnImage' | 'hiddenContent' | 'unreadable'

export const pictureSentences: Record<PictureProblem | ChoiceProblem, string> = {
  tooLarge: `The picture is larger than ${fileSize(PICTURE_MAX_BYTES)}.`,
  chosenTooLarge: `The picture is larger than ${fileSize(CHOSEN_MAX_BYTES)}.`,
  notAnImage: 'Choose a picture: JPG, PNG, GIF or WebP.',
  tooManyPixels: 'The picture is larger than 25 megapixels. Resize it and try again.',
  hiddenContent: 'This file contains more than a picture. Save it again and upload the new one.',
  unreadable: 'This picture cannot be read. Choose another.',
}

/** As much as can be said of a chosen file by its type and size alone; null when nothing is wrong. */
export const pictureProblem = ({ size, type }: Pick<File, 'size' | 'type'>): ChoiceProblem | null => {
  if (!PICTURE_TYPES.includes(type)) return 'notAnImage'
  return size > CHOSEN_MAX_BYTES ? 'chosenTooLarge' : null
}

export const hasTooManyPixels = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width * height > MOST_PIXELS
