import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { HrDocumentId } from '../../../domain/kernel/ids.ts'
import { imagesIn, undescribed } from '../../../domain/policies/content/imagesIn.ts'
import type { PolicyContent, PolicyImage } from '../../../domain/policies/content/nouns.ts'
import { denials } from '../../../domain/policies/denials.ts'
import { FileStore } from '../../files/fileStore.ts'
import { unacceptable } from '../../http/denied.ts'
import { imagesOf } from './images.store.ts'

/** Refuses a text with an image that was not uploaded to this very document. */
export const ownImages = (id: HrDocumentId, content: PolicyContent) =>
  Effect.gen(function* () {
    const said = imagesIn(content)
    if (said.length === 0) return
    const kept = new Map((yield* imagesOf(id)).map((image) => [image.id, image]))
    if (!said.every((image) => isSame(kept.get(image.id), image)))
      return yield* Effect.fail(unacceptable({ allowed: false, because: 'unknownImage' }, denials, 'content'))
  })

const isSame = (kept: PolicyImage | undefined, { sha256, width, height }: PolicyImage): boolean =>
  kept !== undefined && kept.sha256 === sha256 && kept.width === width && kept.height === height

/** Refuses to publish a text with an image that does not say what it shows; a file has none. */
export const describedImages = (content: PolicyContent | null) =>
  content === null || undescribed(content).length === 0
    ? Effect.void
    : Effect.fail(unacceptable({ allowed: false, because: 'imageUndescribed' }, denials, 'content'))

/** The bytes of the images of a text, by their ids; without those that are not there. */
export const imageBytes = (caller: Caller, content: PolicyContent) =>
  Effect.gen(function* () {
    const files = yield* FileStore
    const read = new Map<string, Uint8Array>()
    for (const { id } of imagesIn(content)) {
      const bytes = read.has(id) ? undefined : yield* files.read(caller.tenantId, id)
      if (bytes !== undefined) read.set(id, bytes)
    }
    return read
  })
