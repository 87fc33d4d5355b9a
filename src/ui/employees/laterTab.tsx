import { type ComponentType, use } from 'react'
import type { AreaName } from '../../machines/kit/areaName.ts'
import { lazily } from '../app/lazily.ts'
import { useNavigationState, useRunningApp } from '../app/machines.tsx'
import type { TabProps } from './tab.ts'

/**
 * A tab (or a page) whose screens, and whose area if it has one of its own, are loaded when it is first opened. A failure is kept for
 * the navigation's attempt it happened in, so that it is shown, and trying again loads again. Each app has its own: an area that could
 * not start in one that has ended says nothing of the next.
 */
export const laterTab = <Props extends object = TabProps>(
  load: () => Promise<ComponentType<Props>>,
  area?: AreaName,
): ComponentType<Props> & { readonly fetch: () => void } => {
  const screen = lazily(load)
  const ofApps = new WeakMap<object, Map<number, Promise<ComponentType<Props>>>>()
  const shown = (props: Props) => {
    const app = useRunningApp()
    const attempt = useNavigationState(({ context }) => context.attempt)
    const openings = ofApps.get(app) ?? new Map<number, Promise<ComponentType<Props>>>()
    ofApps.set(app, openings)
    const isRunning = area === undefined || app.isOpen(area)
    const known = isRunning ? screen.loaded() : undefined
    if (known === undefined && !openings.has(attempt))
      openings.set(
        attempt,
        Promise.all([screen.load(), area && app.openArea(area)]).then(([loaded]) => loaded),
      )
    // One that has begun is waited for to its end, or React would take the hook for left out.
    const opening = openings.get(attempt)
    const Panel = opening === undefined ? known : use(opening)
    return Panel && <Panel {...props} />
  }
  // Whoever shows it hears of a failure.
  return Object.assign(shown, { fetch: () => void screen.load().catch(() => undefined) })
}
