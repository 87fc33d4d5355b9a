import { Effect, Result } from 'effect'
import type { SharpConstructor } from 'sharp'
import {
  hasTooManyPixels,
  MOST_PIXELS,
  PICTURE_EXTENSIONS,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  type PictureProblem,
} from '../../domain/employees/picture.ts'
import { isTwoFiles } from '../files/hiddenContent.ts'

export interface Avatar {
  readonly contentType: 'image/webp'
  /** 300 × 300. */
  readonly full: Uint8Array
  /** 150 × 150, for lists. */
  readonly small: Uint8Array
}

/**
 * A picture is accepted when its name and its content agree that it is one, and is then drawn anew: what was hidden in
 * the file (position, camera, scripts after the end) is not in what we keep.
 */
export const avatarFrom = (bytes: Uint8Array, fileName: string): Effect.Effect<Result.Result<Avatar, PictureProblem>> =>
  Effect.promise(async () => {
    if (bytes.length > PICTURE_MAX_BYTES) return Result.fail('tooLarge')
    const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
    // Loaded with the first picture: a third of the time the server takes to start would be theirs.
    const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
    const type = await fileTypeFromBuffer(bytes)
    if (!PICTURE_EXTENSIONS.includes(extension) || type === undefined || !PICTURE_TYPES.includes(type.mime))
      return Result.fail('notAnImage')
    if (isTwoFiles(bytes, type.mime)) return Result.fail('hiddenContent')
    try {
      if (hasTooManyPixels(await sharp(bytes, { limitInputPixels: false }).metadata()))
        return Result.fail('tooManyPixels')
      const full = await drawn(sharp, bytes, 300)
      return Result.succeed({ contentType: 'image/webp', full, small: await drawn(sharp, full, 150) })
    } catch {
      return Result.fail('unreadable')
    }
  })

const drawn = (sharp: SharpConstructor, bytes: Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .rotate()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer()
