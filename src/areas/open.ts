import type { Runs } from '../infra/http/run.ts'
import type { AreaName } from '../machines/kit/areaName.ts'
import type { AppActor } from '../machines/session/app.machine.ts'
import { actorIn } from '../machines/session/readiness.selectors.ts'
import type { RunningApp } from '../machines/session/runningApp.ts'
import { areas } from './all.ts'

/**
 * Starts each area's machine under the root, once. An area whose code is here already starts with the shell, so that its
 * first page is drawn with it and not after it.
 */
export const openAreas = (
  root: AppActor,
  runIn: Runs['runIn'],
  helpWidgetUrl: string | null,
): Pick<RunningApp, 'isOpen' | 'openArea' | 'openLoaded'> => {
  const isOpen = (area: AreaName) => root.system.get(area) !== undefined
  const start = (name: AreaName) => {
    const area = areas[name].loaded()
    const readiness = root.getSnapshot().children.readiness?.getSnapshot()
    const actor = readiness && actorIn(readiness)
    if (!area || !actor) return
    const { tenant } = readiness.context
    root.send({
      type: 'area.opened',
      area: name,
      ...area.start({ root, run: runIn(tenant.id), readiness, tenant, actor, helpWidgetUrl }),
    })
  }
  const opening = new Map<AreaName, Promise<void>>()

  const openLoaded = () => {
    if (!root.getSnapshot().hasTag('main')) return
    for (const area of Object.keys(areas) as AreaName[]) if (!isOpen(area)) start(area)
  }
  root.subscribe(openLoaded)

  return {
    isOpen,
    openLoaded,
    openArea: (area) => {
      const known = opening.get(area)
      if (known) return known
      const made = areas[area].load().then(() => {
        if (!isOpen(area)) start(area)
        if (!isOpen(area)) throw new Error(`The ${area} area was opened before the app was ready`)
      })
      opening.set(area, made)
      // Forgotten when it fails, so that trying again tries again.
      made.catch(() => opening.delete(area))
      return made
    },
  }
}
