import type { AnyActorLogic } from 'xstate'
import { mayEditLogo } from './domain/onboarding/updates.ts'
import type { Actor } from './domain/permissions/actor.ts'
import { groups } from './groups.ts'
import { employeesGateway } from './infra/gateways/employees.gateway.ts'
import { feedbackGateway } from './infra/gateways/home.gateway.ts'
import { onboardingGateway } from './infra/gateways/onboarding.gateway.ts'
import type { Run } from './infra/http/run.ts'
import type { AppActor } from './machines/session/app.machine.ts'
import type { ReadinessActor } from './machines/session/readiness.machine.ts'
import { actorIn, partIn } from './machines/session/readiness.selectors.ts'
import type { AreaName, RunningApp } from './machines/session/runningApp.ts'
import { lazily } from './ui/app/lazily.ts'

/** What an area's machine is started with. */
interface Start {
  readonly logic: AnyActorLogic
  readonly input: unknown
}

interface Ready {
  readonly readiness: ReturnType<ReadinessActor['getSnapshot']>
  readonly actor: Actor
  readonly run: Run
  readonly root: AppActor
  readonly helpWidgetUrl: string | null
}

/** The file this program came in carries its build's hash; feedback says which build it is about. */
const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? ''

/** By what an area's machines come: its pages' group or, where it is more than pages, a file of their own. */
const code = {
  employees: groups.employees,
  onboarding: lazily(async () => (await import('./wiring.onboarding.ts')).onboardingArea),
  appFeedback: groups.appFeedback,
  commands: lazily(async () => (await import('./wiring.commands.ts')).commandsArea),
}

const loading = (area: AreaName): Promise<unknown> => code[area].load()

/** Undefined as long as the area's code is not here. */
const starts: Record<AreaName, (ready: Ready) => Start | undefined> = {
  appFeedback: ({ readiness, run }) => {
    const loaded = code.appFeedback.loaded()
    return (
      loaded && {
        logic: loaded.machines(feedbackGateway(run)),
        input: { tenantId: readiness.context.tenant.id, version: build },
      }
    )
  },
  commands: ({ root, helpWidgetUrl }) => code.commands.loaded()?.(root, helpWidgetUrl),
  employees: ({ readiness, actor, run }) => {
    const loaded = code.employees.loaded()
    return (
      loaded && {
        logic: loaded.machines(employeesGateway(run)),
        input: {
          tenantId: readiness.context.tenant.id,
          actor,
          people: partIn('employees')(readiness) ?? [],
          // It cannot have been read before the program began; that is close enough to know whether it is still young.
          peopleReadAt: performance.timeOrigin,
          now: Date.now(),
        },
      }
    )
  },
  onboarding: ({ readiness, actor, run }) => {
    const machines = code.onboarding.loaded()
    const { tenant, parts } = readiness.context
    return (
      machines && {
        logic: machines(onboardingGateway(run)),
        input: {
          tenantId: tenant.id,
          employeeId: actor.employeeId,
          mayUpload: mayEditLogo(actor).allowed,
          logoUrl: tenant.logoUrl,
          record: parts.onboarding,
        },
      }
    )
  },
}

/**
 * Starts each area's machine under the root, once. An area whose code is here already starts with the shell, so that its
 * first page is drawn with it and not after it.
 */
export const openAreas = (
  root: AppActor,
  run: Run,
  helpWidgetUrl: string | null,
): Pick<RunningApp, 'isOpen' | 'openArea'> => {
  const isOpen = (area: AreaName) => root.system.get(area) !== undefined
  const start = (area: AreaName) => {
    const readiness = root.getSnapshot().children.readiness?.getSnapshot()
    const actor = readiness && actorIn(readiness)
    const started = actor && starts[area]({ readiness, actor, run, root, helpWidgetUrl })
    if (started) root.send({ type: 'area.opened', area, ...started })
    return started !== undefined
  }
  const opening = new Map<AreaName, Promise<void>>()

  root.subscribe((snapshot) => {
    if (!snapshot.hasTag('main')) return
    for (const area of Object.keys(starts) as AreaName[]) if (!isOpen(area)) start(area)
  })

  return {
    isOpen,
    openArea: (area) => {
      const known = opening.get(area)
      if (known) return known
      const made = loading(area).then(() => {
        if (!isOpen(area) && !start(area)) throw new Error(`The ${area} area was opened before the app was ready`)
      })
      opening.set(area, made)
      // Forgotten when it fails, so that trying again tries again.
      made.catch(() => opening.delete(area))
      return made
    },
  }
}
