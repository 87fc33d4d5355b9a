import type { TenantId, UserId } from '../../domain/kernel/ids.ts'
import type { User } from '../../domain/session/nouns.ts'
import { enterable, type RememberedTenant, stillRemembered } from '../../domain/session/tenantSelection.ts'
import type { KeptPerUser } from '../storage/perUser.ts'
import { read, write } from '../storage/stored.ts'

/** Who was here last, as the provider's account names them, and their only client when they have one. */
interface LastUser {
  readonly account: string
  readonly userId: UserId
  readonly onlyTenant: TenantId | null
}

const key = 'tenure.lastUser'

export const keepLastUser = (storage: Storage, account: string, { userId, tenants }: User): void => {
  const [only, another] = enterable(tenants)
  write(storage, key, { account, userId, onlyTenant: only && !another ? only.id : null } satisfies LastUser)
}

/**
 * The client an account will most likely work in, judged by § 4 from what it had before. A guess: it may warm readings,
 * and chooses nothing.
 */
export const likelyTenant = (
  storage: Storage,
  account: string,
  memory: KeptPerUser<RememberedTenant>,
  now: number,
): TenantId | null => {
  const last = read(storage, key, isLastUser)
  if (last?.account !== account) return null
  if (last.onlyTenant !== null) return last.onlyTenant
  const choice = memory.recall(last.userId)
  return choice && stillRemembered(choice, now) ? choice.tenantId : null
}

const isLastUser = (content: unknown): content is LastUser => {
  const { account, userId, onlyTenant } = (content ?? {}) as Partial<LastUser>
  return (
    typeof account === 'string' && typeof userId === 'string' && (onlyTenant === null || typeof onlyTenant === 'string')
  )
}
