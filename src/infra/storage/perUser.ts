import type { UserId } from '../../domain/kernel/ids.ts'
import { read, write } from './stored.ts'

/** One thing kept in this browser for each user who signs in here. */
export interface KeptPerUser<A> {
  readonly recall: (userId: UserId) => A | null
  readonly remember: (userId: UserId, content: A) => void
}

export const keptPerUser = <A>(
  storage: Storage,
  name: string,
  isWhole: (content: unknown) => content is A,
): KeptPerUser<A> => {
  const keyOf = (userId: UserId) => `tenure.${name}.${userId}`
  return {
    recall: (userId) => read(storage, keyOf(userId), isWhole),
    remember: (userId, content) => write(storage, keyOf(userId), content),
  }
}
