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

  const keep = (key: string, url: string) => {
    kept.set(key, url)
    const [oldest] = kept
    if (kept.size <= atMost || !oldest) return
    kept.delete(oldest[0])
    urls.revokeObjectURL(oldest[1])
  }

  const fetched = async (of: Of): Promise<string | null> => {
    const answer = await load(of)
    if (answer === null || Result.isFailure(answer)) return null
    const url = urls.createObjectURL(answer.success)
    keep(keyOf(of), url)
    return url
  }

  const known = (of: Of): string | null => {
    const key = keyOf(of)
    const url = kept.get(key)
    if (url === undefined) return null
    kept.delete(key)
    kept.set(key, url)
    return url
  }

  return {
    known,
    fetch: (of: Of): Promise<string | null> => {
      const url = known(of)
      if (url !== null) return Promise.resolve(url)
      const key = keyOf(of)
      const asked = underWay.get(key) ?? fetched(of).finally(() => underWay.delete(key))
      underWay.set(key, asked)
      return asked
    },
  }
}
