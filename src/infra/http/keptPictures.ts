import * as Result from 'effect/Result'

/** The browser's own `URL`, as far as pictures need it. */
export interface ObjectUrls {
  readonly createObjectURL: (blob: Blob) => string
  readonly revokeObjectURL: (url: string) => void
}

/**
 * Pictures are asked for with the bearer, which an `<img>` cannot carry, and shown from memory. The least recently wanted
 * are given up; what could not be fetched is asked for again the next time. `load` answers null for what is no picture.
 */
export const keptPictures = <Of>(
  keyOf: (of: Of) => string,
  load: (of: Of) => Promise<Result.Result<Blob, unknown>> | null,
  urls: ObjectUrls,
  atMost: number,
) => {
  const kept = new Map<string, string>()
  const underWay = new Map<string, Promise<string | null>>()

  /** As the one that was wanted last. */
  const keep = (key: string, url: string): string => {
    kept.delete(key)
    kept.set(key, url)
    const [oldest] = kept
    if (kept.size > atMost && oldest) {
      kept.delete(oldest[0])
      urls.revokeObjectURL(oldest[1])
    }
    return url
  }

  const known = (of: Of): string | null => {
    const key = keyOf(of)
    const url = kept.get(key)
    return url === undefined ? null : keep(key, url)
  }

  const fetched = async (of: Of): Promise<string | null> => {
    const answer = await load(of)
    return answer === null || Result.isFailure(answer) ? null : keep(keyOf(of), urls.createObjectURL(answer.success))
  }

  return {
    known,
    fetch: async (of: Of): Promise<string | null> => {
      const url = known(of)
      if (url !== null) return url
      const key = keyOf(of)
      const asked = underWay.get(key) ?? fetched(of).finally(() => underWay.delete(key))
      underWay.set(key, asked)
      return asked
    },
  }
}
