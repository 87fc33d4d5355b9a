import { Effect, FileSystem } from 'effect'
import { HttpServerRequest, HttpServerResponse, type Multipart } from 'effect/http'
import { createHash, randomUUID } from 'node:crypto'
import { CurrentCaller } from '../../contract/middleware.ts'
import { mayEdit, maySeeAvatar } from '../../domain/employees/access.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { Files } from '../files/files.ts'
import { jsonReply, notFound, refuse } from '../http/envelope.ts'
import { forbidden } from '../permissions/denied.ts'
import { Database } from '../store/database.ts'
import { avatarOf, replaceAvatar } from './avatar.store.ts'
import { defaultAvatar, pictureOf } from './avatarImage.ts'
import { recorded, seen } from './changes.ts'
import { standingOf } from './employees.store.ts'

interface OfEmployee {
  readonly params: { readonly id: EmployeeId }
}

const none = { contentType: 'image/svg+xml', tag: '"default"' } as const

/** § 3 The avatar at width 150, or the default one. Kept by the browser, but asked about each time. */
export const showAvatar = Effect.fn(function* ({ params: { id } }: OfEmployee) {
  const caller = yield* CurrentCaller
  const database = yield* Database
  const files = yield* Files
  const [avatar] = yield* database.read(caller, avatarOf(caller.tenantId, id))
  if (avatar === undefined || !maySeeAvatar(caller, avatar).allowed) return yield* Effect.fail(notFound)

  const bytes = avatar.fileId === null ? null : yield* files.get(caller.tenantId, avatar.fileId)
  const tag = bytes === null ? none.tag : `"${avatar.sha256}"`
  const headers = { etag: tag, 'cache-control': 'private, no-cache', 'content-disposition': 'inline' }
  const request = yield* HttpServerRequest.HttpServerRequest
  if (request.headers['if-none-match'] === tag) return HttpServerResponse.empty({ status: 304, headers })
  return bytes === null
    ? HttpServerResponse.text(defaultAvatar, { contentType: none.contentType, headers })
    : HttpServerResponse.uint8Array(bytes, { contentType: avatar.contentType ?? 'image/webp', headers })
})

/** § 7 POST employees/{id}/avatar */
export const uploadAvatar = Effect.fn(function* ({
  params: { id },
  payload: { file },
}: OfEmployee & { readonly payload: { readonly file: Multipart.PersistedFile } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = mayEdit(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const database = yield* Database
  const files = yield* Files
  const disk = yield* FileSystem.FileSystem
  const sent = yield* Effect.orDie(disk.readFile(file.path))
  const picture = yield* Effect.promise(() => pictureOf(sent))
  if (!picture.isPicture) return yield* Effect.fail(picture.because === 'type' ? wrongType : tooLarge)

  const { tenantId } = caller
  const { bytes, contentType } = picture
  const fileId = randomUUID()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  yield* files.put(tenantId, fileId, bytes)
  const saved = database.withTenant(
    caller,
    Effect.gen(function* () {
      if ((yield* standingOf(tenantId, id)) === undefined) return yield* Effect.fail(notFound)
      const avatar = { fileId, name: 'avatar.webp', contentType, size: bytes.length, sha256 }
      const old = yield* replaceAvatar(tenantId, id, avatar)
      return { old, body: yield* recorded(caller, id, { action: 'updated', fields: ['avatarId'] }) }
    }),
  )
  const { old, body } = yield* Effect.onError(saved, () => files.remove(tenantId, fileId))
  yield* Effect.forEach(old, (free) => files.remove(tenantId, free), { discard: true })
  return jsonReply(body)
})

const wrongType = refuse(415, 'unsupported_type', 'Choose a picture: PNG, JPG or WebP.', 'file')
const tooLarge = refuse(413, 'too_large', 'The picture has more than 25 million pixels.', 'file')
