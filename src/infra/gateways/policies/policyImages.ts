import * as Result from 'effect/Result'
import { IMAGES_MAX } from '../../../domain/policies/content/images.ts'
import type { OfImage, PolicyImages } from '../../../machines/policies/policies.ports.ts'
import type { Run } from '../../http/run.ts'
import type { ObjectUrls } from '../employees/avatars.gateway.ts'

/** As many as two texts beside each other show. */
const keptAtMost = 2 * IMAGES_MAX

/**
 * Images are asked for with the bearer, which an `<img>` cannot carry, and shown from memory. The oldest are given up; what
 * could not be fetched is asked for again the next time.
 */
export const policyImages = (run: Pick<Run, 'bytes'>, urls: ObjectUrls, atMost: number = keptAtMost): PolicyImages => {
  const kept = new Map<string, string>()
  const underWay = new Map<string, Promise<string | null>>()

  const fetched = async ({ id, imageId }: OfImage): Promise<string | null> => {
    const answer = await run.bytes('hrDocumentFiles', 'image', { params: { id, imageId } })
    if (Result.isFailure(answer)) return null
    const url = urls.createObjectURL(answer.success)
    kept.set(imageId, url)
    const [oldest] = kept
    if (kept.size > atMost && oldest !== undefined) {
      kept.delete(oldest[0])
      urls.revokeObjectURL(oldest[1])
    }
    return url
  }

  return {
    known: ({ imageId }) => kept.get(imageId) ?? null,
    fetch: (of) => {
      const { imageId } = of
      const url = kept.get(imageId)
      if (url !== undefined) return Promise.resolve(url)
      const asked = underWay.get(imageId) ?? fetched(of).finally(() => underWay.delete(imageId))
      underWay.set(imageId, asked)
      return asked
    },
  }
}
