import { Effect, FileSystem, Result } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { mayEdit, maySeeColleague } from '../../domain/employees/access.ts'
import { type PictureProblem, pictureSentences } from '../../domain/employees/picture.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { FileStore } from '../files/fileStore.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { jsonReply, notFound, refuse } from '../http/envelope.ts'
import { rowsOf, transact } from '../store/database.ts'
import { avatarOf, replaceAvatar } from './avatar.store.ts'
import { avatarFrom } from './avatars.ts'
import { recorded, seen } from './changes.ts'
import { defaultAvatar } from './defaultAvatar.ts'

const calls = EmployeesGroup.endpoints

/** The picture is kept in two sizes; the small one is § 9's width of 150. */
const small = (fileId: string) => `${fileId}-w150`

/** § 3 The avatar, or the default one. A browser may keep it: it asks again each time and is told when nothing changed. */
export const showAvatar = answer(calls.avatar, function* ({ params: { id }, query: { width } }) {
  const caller = yield* CurrentCaller
  const files = yield* FileStore
  const [avatar] = yield* rowsOf(caller, avatarOf(id))
  if (avatar === undefined || !maySeeColleague(caller, avatar).allowed) return yield* Effect.fail(notFound)

  const { fileId, fullName } = avatar
  const isSmall = width !== undefined
  const drawn = defaultAvatar(fullName)
  const headers = {
    etag: fileId === null ? drawn.etag : `"${isSmall ? small(fileId) : fileId}"`,
    'cache-control': 'private, no-cache',
  }
  const request = yield* HttpServerRequest.HttpServerRequest
  if (request.headers['if-none-match'] === headers.etag) return HttpServerResponse.empty({ status: 304, headers })
  const bytes = fileId === null ? undefined : yield* files.read(caller.tenantId, isSmall ? small(fileId) : fileId)
  const shown =
    bytes === undefined
      ? fileResponse({ bytes: drawn.bytes, contentType: 'image/svg+xml', name: 'avatar.svg', isInline: true })
      : fileResponse({ bytes, contentType: 'image/webp', name: 'avatar.webp', isInline: true })
  return HttpServerResponse.setHeaders(shown, headers)
})

/** § 7 POST employees/{id}/avatar */
export const uploadAvatar = answer(calls.uploadAvatar, function* ({ params: { id }, payload: { file } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = mayEdit(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const { tenantId } = caller
  const files = yield* FileStore
  const disk = yield* FileSystem.FileSystem
  const sent = yield* Effect.orDie(disk.readFile(file.path))
  const drawn = yield* avatarFrom(sent, file.name)
  if (Result.isFailure(drawn)) return yield* Effect.fail(refusals[drawn.failure])

  const picture = drawn.success
  const full = yield* files.save(tenantId, picture.full)
  yield* files.save(tenantId, picture.small, small(full.id))
  const { old, body } = yield* transact(caller, function* () {
    const old = yield* replaceAvatar(id, {
      ...full,
      name: 'avatar.webp',
      contentType: picture.contentType,
    })
    if (old === undefined) return yield* Effect.fail(notFound)
    return { old, body: yield* recorded(caller, id, { action: 'updated', fields: ['avatarId'] }) }
  }).pipe(Effect.onError(() => removePicture(tenantId, full.id)))
  yield* Effect.forEach(old, (fileId) => removePicture(tenantId, fileId), { discard: true })
  return jsonReply(body)
})

/** Both sizes; after the commit that forgot them. */
export const removePicture = Effect.fn(function* (tenantId: TenantId, fileId: string) {
  const files = yield* FileStore
  yield* files.remove(tenantId, fileId)
  yield* files.remove(tenantId, small(fileId))
})

const refusals = {
  tooLarge: refuse(413, 'too_large', pictureSentences.tooLarge, 'file'),
  tooManyPixels: refuse(415, 'too_many_pixels', pictureSentences.tooManyPixels, 'file'),
  hiddenContent: refuse(415, 'hidden_content', pictureSentences.hiddenContent, 'file'),
  notAnImage: refuse(415, 'unsupported_type', pictureSentences.notAnImage, 'file'),
  unreadable: refuse(415, 'unreadable', pictureSentences.unreadable, 'file'),
} as const satisfies Record<PictureProblem, unknown>
