import { useEffect, useSyncExternalStore } from 'react'
import { attach, followingApps } from './channel.ts'
import type { Followed } from './following.ts'

/** Attached for as long as a view that shows it is open. */
export const useFollowed = (): Followed => {
  const { subscribe, current } = followingApps()
  useEffect(() => attach(followingApps()), [])
  return useSyncExternalStore(subscribe, current)
}
