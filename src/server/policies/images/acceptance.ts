import { Effect, Result } from 'effect'
import { hasTooManyPixels, MOST_PIXELS } from '../../../domain/employees/picture.ts'
import { IMAGE_SIDE_MAX, IMAGE_WIDTH_MAX, POLICY_IMAGE_MAX_BYTES } from '../../../domain/policies/content/images.ts'
import type { PolicyImageProblem } from '../../../domain/policies/imageProblems.ts'
import { isTwoFiles } from '../../files/hiddenContent.ts'

export interface AcceptedImage {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

type Format = 'png' | 'jpeg' | 'webp'

const formats: Readonly<Record<string, Format>> = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' }

/**
 * An image is called one, and is the one that its content says. It is drawn anew, no wider than a page shows it, so that
 * where and by what it was taken is not kept.
 */
export const acceptedImage = (
  bytes: Uint8Array,
  fileName: string,
): Effect.Effect<Result.Result<AcceptedImage, PolicyImageProblem>> =>
  Effect.promise(async () => {
    if (bytes.length === 0) return Result.fail('empty')
    if (bytes.length > POLICY_IMAGE_MAX_BYTES) return Result.fail('tooLarge')
    // Loaded with the first image: a third of the time the server takes to start would be theirs.
    const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
    const format = formats[type]
    if (format === undefined || !/\.(?:png|jpe?g|webp)$/i.test(fileName)) return Result.fail('unsupportedType')
    if (isTwoFiles(bytes, type)) return Result.fail('hiddenContent')
    try {
      if (hasTooManyPixels(await sharp(bytes, { limitInputPixels: false }).metadata()))
        return Result.fail('tooManyPixels')
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
        .rotate()
        .resize({ width: IMAGE_WIDTH_MAX, withoutEnlargement: true })
        .toFormat(format, format === 'png' ? {} : { quality: 88 })
        .toBuffer({ resolveWithObject: true })
      if (info.height > IMAGE_SIDE_MAX) return Result.fail('tooLong')
      const { width, height } = info
      return Result.succeed({ contentType: `image/${format}`, bytes: data, width, height })
    } catch {
      return Result.fail('unreadable')
    }
  })
