/** Redirects that follow each other by themselves are a loop: at most three within a minute, in this tab. */

const key = 'tenure.signIn.redirects'
const most = 3
const withinMs = 60_000

export interface RedirectGuard {
  /** Counts one more redirect, or refuses it. */
  admits(): boolean
  /** A person decided something in between. */
  startAnew(): void
}

export const redirectGuard = (storage: Storage, now: () => number): RedirectGuard => ({
  admits: () => {
    const at = now()
    const recent = read(storage).filter((time) => time <= at && at - time < withinMs)
    if (recent.length >= most) return false
    storage.setItem(key, JSON.stringify([...recent, at]))
    return true
  },
  startAnew: () => storage.removeItem(key),
})

const read = (storage: Storage): number[] => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((time) => typeof time === 'number') : []
  } catch {
    return []
  }
}
