/** Which pictures of people are taken. Ours; the chooser, the contract and the server go by the same. */
import { fileSize } from '../kernel/fileSize.ts'

export const PICTURE_MAX_BYTES = 2_000_000

/** The types that are taken, and how the names of such files end. */
const endings = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
} as const

export const PICTURE_TYPES: ReadonlyArray<string> = Object.keys(endings)
export const PICTURE_EXTENSIONS: ReadonlyArray<string> = Object.values(endings).flat()

export type PictureProblem = 'tooLarge' | 'notAnImage' | 'unreadable'

export const pictureSentences: Record<PictureProblem, string> = {
  tooLarge: `The picture is larger than ${fileSize(PICTURE_MAX_BYTES)}.`,
  notAnImage: 'Choose a picture: JPG, PNG, GIF or WebP.',
  unreadable: 'This picture cannot be read. Choose another.',
}

/** As much as can be said of a file by its type and size alone; null when nothing is wrong. */
export const pictureProblem = ({ size, type }: Pick<File, 'size' | 'type'>): PictureProblem | null => {
  if (!PICTURE_TYPES.includes(type)) return 'notAnImage'
  return size > PICTURE_MAX_BYTES ? 'tooLarge' : null
}
