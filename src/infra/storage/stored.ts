/**
 * What a browser keeps may be anything: from an older release, edited by hand, or cut off; and a browser may refuse to
 * keep or give anything at all. Neither is a reason to fail.
 */
export const read = <A>(storage: Storage, key: string, isWhole: (content: unknown) => content is A): A | null => {
  try {
    const content: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isWhole(content) ? content : null
  } catch {
    return null
  }
}

export const write = (storage: Storage, key: string, content: unknown): void => {
  try {
    storage.setItem(key, JSON.stringify(content))
  } catch {
    // Full, or forbidden: it is asked for again next time.
  }
}
