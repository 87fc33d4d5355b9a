import { IMAGES_MAX } from '../../../domain/policies/content/images.ts'
import type { OfImage, PolicyImages } from '../../../machines/policies/policies.ports.ts'
import { keptPictures, type ObjectUrls } from '../../http/keptPictures.ts'
import type { Run } from '../../http/run.ts'

/** As many as two texts beside each other show. */
const keptAtMost = 2 * IMAGES_MAX

export const policyImages = (run: Pick<Run, 'bytes'>, urls: ObjectUrls, atMost: number = keptAtMost): PolicyImages =>
  keptPictures(
    ({ imageId }: OfImage) => imageId,
    ({ id, imageId }) => run.bytes('hrDocumentFiles', 'image', { params: { id, imageId } }),
    urls,
    atMost,
  )
