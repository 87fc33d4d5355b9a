import * as Result from 'effect/Result'
import type { TenantId, UserId } from '../../../domain/kernel/ids.ts'
import type { HidingPorts } from '../../../machines/employees/vacancies/vacancies.ports.ts'
import { keptPerUser } from '../../storage/perUser.ts'

/** Kept in this browser for each person, in each client for itself. */
export const vacanciesHiddenIn = (storage: Storage, tenantId: TenantId, userId: UserId): HidingPorts => {
  const kept = keptPerUser(storage, `vacanciesHidden.${tenantId}`, isBoolean)
  return {
    recallHidden: async () => Result.succeed(kept.recall(userId) ?? false),
    rememberHidden: async (areHidden) => {
      kept.remember(userId, areHidden)
      return Result.succeed(areHidden)
    },
  }
}

const isBoolean = (content: unknown): content is boolean => typeof content === 'boolean'
