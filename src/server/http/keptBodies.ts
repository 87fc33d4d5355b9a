/**
 * Answers that are the same until something changes, as they were made: large lists are then neither built nor compressed
 * again. Whoever asks for one has read its version in the same statement that says who they are, so that nobody is given
 * what they may not see, or what was so before a change (decision 0051).
 */
import { Context } from 'effect'

interface KeptBody {
  readonly version: string
  /** The whole answer. */
  readonly bytes: Uint8Array
}

export interface KeptBodiesShape {
  readonly of: (key: string) => KeptBody | undefined
  readonly keep: (key: string, body: KeptBody) => KeptBody
}

export class KeptBodies extends Context.Service<KeptBodies, KeptBodiesShape>()('tenure/KeptBodies') {}

const MOST_BYTES = 32_000_000
/** With what is compressed of it, at most. */
const sizeOf = ({ bytes }: KeptBody) => bytes.byteLength * 1.5

/** Those asked for last, within a bound of memory. */
export const keptBodies = (mostBytes = MOST_BYTES): KeptBodiesShape => {
  const kept = new Map<string, KeptBody>()
  let size = 0
  const drop = (key: string) => {
    const body = kept.get(key)
    if (body === undefined) return
    kept.delete(key)
    size -= sizeOf(body)
  }
  return {
    of: (key) => {
      const body = kept.get(key)
      if (body !== undefined) {
        kept.delete(key)
        kept.set(key, body)
      }
      return body
    },
    keep: (key, body) => {
      drop(key)
      kept.set(key, body)
      size += sizeOf(body)
      for (const oldest of kept.keys()) {
        if (size <= mostBytes) break
        drop(oldest)
      }
      return body
    },
  }
}
