import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { exceedsQuota } from '../../../domain/employees/documents/documents.ts'
import { rowsOf } from '../../store/database.ts'
import { usedBytes } from './documents.store.ts'

/** Whether so many bytes more are too many for all files of the caller's tenant. */
export const isOverQuota = Effect.fn(function* (caller: Caller, moreBytes: number) {
  const [used] = yield* rowsOf(caller, usedBytes)
  return exceedsQuota(used?.bytes ?? 0, moreBytes)
})
