import { Effect, Result } from 'effect'
import { LOGO_CROP, LOGO_MAX_BYTES, type LogoProblem, logoTypeOf } from '../../domain/onboarding/logo.ts'
import { cleanSvg } from '../files/svgCleaning.ts'

/** So that a small file cannot unfold into gigabytes. */
const mostPixels = 25_000_000

export interface Logo {
  readonly name: 'logo.webp' | 'logo.svg'
  readonly contentType: 'image/webp' | 'image/svg+xml'
  readonly bytes: Uint8Array
}

/**
 * A logo is accepted when its name and its content agree on what it is. Pixels are then drawn anew, at most twice the
 * crop's size and still transparent; of an SVG only what draws is kept. What was hidden in the file (position, camera,
 * scripts after the end) is not in what we keep.
 */
export const logoFrom = (bytes: Uint8Array, fileName: string): Effect.Effect<Result.Result<Logo, LogoProblem>> => {
  const type = logoTypeOf(fileName)
  if (type === undefined) return Effect.succeed(Result.fail('unsupportedType'))
  if (bytes.length > LOGO_MAX_BYTES) return Effect.succeed(Result.fail('tooLarge'))
  return type === 'image/svg+xml' ? fromSvg(bytes) : fromPixels(bytes, type)
}

const fromSvg = (bytes: Uint8Array) =>
  Effect.map(
    cleanSvg(bytes),
    Result.map(
      (drawing): Logo => ({
        name: 'logo.svg',
        contentType: 'image/svg+xml',
        bytes: new TextEncoder().encode(drawing),
      }),
    ),
  )

const fromPixels = (bytes: Uint8Array, type: 'image/png' | 'image/jpeg') =>
  Effect.promise(async (): Promise<Result.Result<Logo, LogoProblem>> => {
    // Loaded with the first logo: a third of the time the server takes to start would be theirs.
    const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
    if ((await fileTypeFromBuffer(bytes))?.mime !== type) return Result.fail('unsupportedType')
    try {
      const drawn = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .rotate()
        .resize(LOGO_CROP.width * 2, LOGO_CROP.height * 2, { fit: 'inside', withoutEnlargement: true })
        .webp(type === 'image/png' ? { lossless: true } : { quality: 85 })
        .toBuffer()
      return Result.succeed({ name: 'logo.webp', contentType: 'image/webp', bytes: drawn })
    } catch {
      return Result.fail('unreadable')
    }
  })
