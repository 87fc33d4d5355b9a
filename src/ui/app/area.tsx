import { type ComponentType, use } from 'react'
import type { AreaName } from '../../machines/kit/areaName.ts'
import type { Fetched } from './lazily.ts'
import { useRunningApp } from './machines.tsx'

/** Waits for an area's machines, where they do not run yet. The last hook with a state of its caller. */
export const useArea = (area: AreaName): void => {
  const app = useRunningApp()
  if (!app.isOpen(area)) use(app.openArea(area))
}

/** A page, or a part of one, that begins with its area's machines, if they have not started with the shell. */
export const inArea = <Props extends object>(
  area: AreaName,
  Part: Fetched<ComponentType<Props>>,
): Fetched<ComponentType<Props>> =>
  Object.assign((props: Props) => {
    useArea(area)
    return <Part {...props} />
  }, Part.fetch && { fetch: Part.fetch })
