/** Sign-in rounds that fail and begin again by themselves are a loop: at most three within a minute, in this tab. */

const key = 'tenure.signIn.failedRounds'
const most = 3
const withinMs = 60_000

export interface RedirectGuard {
  /** The browser came back without a grant, or with one that does not serve. */
  roundFailed(): void
  /** Whether one more round is likely to fail as well. */
  isLoop(): boolean
  /** A person decided something in between. */
  startAnew(): void
}

export const redirectGuard = (storage: Storage, now: () => number): RedirectGuard => {
  const recent = () => {
    const at = now()
    return read(storage).filter((time) => time <= at && at - time < withinMs)
  }
  return {
    roundFailed: () => storage.setItem(key, JSON.stringify([...recent(), now()])),
    isLoop: () => recent().length > most,
    startAnew: () => storage.removeItem(key),
  }
}

const read = (storage: Storage): number[] => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((time) => typeof time === 'number') : []
  } catch {
    return []
  }
}
