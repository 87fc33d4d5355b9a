/** What falls due first comes first, and what never does comes last. For `sort`. Ours. */
import type { InstantUtc } from './nouns.ts'

export const byDueUtc = (one: InstantUtc | null, other: InstantUtc | null): number =>
  byCharacter(one ?? NEVER, other ?? NEVER)

/** Sorts behind every instant. */
const NEVER = '~'

export const byCharacter = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
