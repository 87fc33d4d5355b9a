import { Effect, Result } from 'effect'
import type { SharpConstructor } from 'sharp'

/** 2 MB on the way in (ours); 25 megapixels at most, so that a small file cannot unfold into gigabytes. */
export const largestAvatar = 2_000_000
const mostPixels = 25_000_000
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
const extensions = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif'])

export interface Avatar {
  readonly contentType: 'image/webp'
  /** 300 × 300. */
  readonly full: Uint8Array
  /** 150 × 150, for lists. */
  readonly small: Uint8Array
}

export type AvatarRefused = 'tooLarge' | 'notAnImage' | 'unreadable'

/**
 * A picture is accepted when its name and its content agree that it is one, and is then drawn anew: what was hidden in
 * the file (position, camera, scripts after the end) is not in what we keep.
 */
export const avatarFrom = (bytes: Uint8Array, fileName: string): Effect.Effect<Result.Result<Avatar, AvatarRefused>> =>
  Effect.promise(async () => {
    if (bytes.length > largestAvatar) return Result.fail('tooLarge')
    const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
    // Loaded with the first picture: a third of the time the server takes to start would be theirs.
    const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
    const type = await fileTypeFromBuffer(bytes)
    if (!extensions.has(extension) || type === undefined || !accepted.has(type.mime)) return Result.fail('notAnImage')
    try {
      const full = await drawn(sharp, bytes, 300)
      return Result.succeed({ contentType: 'image/webp', full, small: await drawn(sharp, full, 150) })
    } catch {
      return Result.fail('unreadable')
    }
  })

const drawn = (sharp: SharpConstructor, bytes: Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer()
