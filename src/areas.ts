import type { Area } from './areaStart.ts'
import { groups } from './groups.ts'
import type { Run } from './infra/http/run.ts'
import type { AppActor } from './machines/session/app.machine.ts'
import { actorIn } from './machines/session/readiness.selectors.ts'
import type { AreaName, RunningApp } from './machines/session/runningApp.ts'
import { type Lazily, lazily } from './ui/app/lazily.ts'

/** By what an area's machines come: its pages' group or, where it is more than pages, a file of its own. */
const areas: Readonly<Record<AreaName, Lazily<Area>>> = {
  employees: groups.employees,
  employeeImport: groups.employeeImport,
  directoryTools: lazily(async () => (await import('./area.directoryTools.ts')).directoryTools),
  positions: lazily(async () => (await import('./area.positions.ts')).positions),
  goals: groups.goals,
  audit: groups.audit,
  certifications: groups.certifications,
  compliance: groups.compliance,
  hrDocuments: groups.hrDocuments,
  orgChart: groups.orgChart,
  appFeedback: groups.appFeedback,
  accounts: lazily(async () => (await import('./area.accounts.ts')).accounts),
  fieldRights: lazily(async () => (await import('./area.fieldRights.ts')).fieldRights),
  myTeam: lazily(async () => (await import('./area.myTeam.ts')).myTeam),
  documents: lazily(async () => (await import('./area.documents.ts')).documents),
  policyEditor: lazily(async () => (await import('./area.policyEditor.ts')).policyEditor),
  organisation: lazily(async () => (await import('./area.organisation.ts')).organisation),
  onboarding: lazily(async () => (await import('./area.onboarding.ts')).onboarding),
  commands: lazily(async () => (await import('./area.commands.ts')).commands),
}

/**
 * Starts each area's machine under the root, once. An area whose code is here already starts with the shell, so that its
 * first page is drawn with it and not after it.
 */
export const openAreas = (
  root: AppActor,
  run: Run,
  helpWidgetUrl: string | null,
): Pick<RunningApp, 'isOpen' | 'openArea' | 'openLoaded'> => {
  const isOpen = (area: AreaName) => root.system.get(area) !== undefined
  const start = (name: AreaName) => {
    const area = areas[name].loaded()
    const readiness = root.getSnapshot().children.readiness?.getSnapshot()
    const actor = readiness && actorIn(readiness)
    if (!area || !actor) return
    root.send({ type: 'area.opened', area: name, ...area.start({ root, run, readiness, actor, helpWidgetUrl }) })
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
