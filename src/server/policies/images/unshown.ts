/** Images of policies that no text shows any more: no draft and no version, of which the one in force is the last. */
import { millisecondsInDay } from 'date-fns/constants'
import { Clock, Effect } from 'effect'
import type { TenantId } from '../../../domain/kernel/ids.ts'
import { UNSHOWN_IMAGE_DAYS } from '../../../domain/policies/content/images.ts'
import { FileStore } from '../../files/fileStore.ts'
import { lockRows, transact } from '../../store/database.ts'
import { nobodyIn } from '../../store/member.ts'
import { removeUnshown, unshown } from './unshown.store.ts'

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const removeUnshownImages = Effect.fn(function* (tenantId: TenantId) {
  const now = yield* Clock.currentTimeMillis
  const before = new Date(now - UNSHOWN_IMAGE_DAYS * millisecondsInDay).toISOString()
  const removed = yield* transact(nobodyIn(tenantId), function* () {
    const documentIds = [...new Set((yield* unshown(before)).map(({ documentId }) => documentId))]
    if (documentIds.length === 0) return []
    // Nobody saves a text that shows one of them from here on; who was about to has saved it by now.
    yield* lockRows('hr_documents', documentIds)
    return yield* removeUnshown(before, documentIds)
  })
  // After the commit that forgot their rows.
  const files = yield* FileStore
  yield* Effect.forEach(removed, ({ id }) => files.remove(tenantId, id))
})
