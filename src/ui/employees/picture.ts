import { fileSize } from '../../domain/kernel/fileSize.ts'

/** Ours; the server says the same (`server/files/avatars.ts`), told here before anything is sent. */
export const PICTURE_MAX_BYTES = 2_000_000
export const PICTURE_TYPES: ReadonlyArray<string> = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

export const pictureProblem = ({ size, type }: Pick<File, 'size' | 'type'>): string | undefined => {
  if (!PICTURE_TYPES.includes(type)) return 'Choose a picture: JPG, PNG, GIF or WebP.'
  return size > PICTURE_MAX_BYTES ? `The picture is larger than ${fileSize(PICTURE_MAX_BYTES)}.` : undefined
}
