import { visibleTo } from '../../domain/employees/listing.ts'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import { byText } from '../../domain/kernel/order.ts'
import type { Actor } from '../../domain/permissions/actor.ts'
import { anyReportAvailable } from '../../domain/reports/access.ts'
import { menuFor } from '../../domain/session/menu.ts'
import { paletteEntries, type ThemeAction } from '../../domain/session/paletteEntries.ts'
import { tourFor } from '../../domain/session/tour.ts'
import { commandsGateway } from '../../infra/gateways/session/commands.gateway.ts'
import { provided } from '../../machines/kit/port.ts'
import type { CommandsInput } from '../../machines/session/commands.machine.ts'
import { commandsMachine } from '../../machines/session/commands.machine.ts'
import { helpPanelMachine } from '../../machines/session/help/helpPanel.machine.ts'
import { paletteMachine } from '../../machines/session/palette/palette.machine.ts'
import type { Sight } from '../../machines/session/palette/rows.ts'
import { actorIn, offeringIn, partIn } from '../../machines/session/readiness.selectors.ts'
import { storeTheme, type ThemeChoice } from '../../ui/kit/theme.ts'
import type { Area, Ready, Start } from '../manifest.ts'

const themes: Record<ThemeAction, ThemeChoice> = { themeSystem: 'system', themeLight: 'light', themeDark: 'dark' }

/** Palette, help and shortcuts over everything that runs; they look at it anew each time they are asked for. */
export const commandsArea = ({ root, run, actor, helpWidgetUrl: widgetUrl }: Ready): Start => {
  const { user, tenant } = root.getSnapshot().context
  const readiness = root.getSnapshot().children.readiness
  if (!user || !tenant || !readiness) throw new Error('The commands were opened before the app was ready')
  const gateway = commandsGateway({
    run,
    storage: window.localStorage,
    userId: user.userId,
    tenantId: tenant.id,
    applyTheme: (theme) => storeTheme(themes[theme]),
    widgetUrl,
    openBeside: (url) => window.open(url, '_blank', 'noopener'),
  })

  const sight = (): Sight => {
    const now = readiness.getSnapshot()
    const actor = actorIn(now)
    if (!actor) return nothing
    const offering = offeringIn(now)
    const situation = {
      ...offering,
      reportsAvailable: anyReportAvailable(actor, offering),
      // The palette shows no alerts.
      unacknowledgedPolicies: false,
      expiredCertification: false,
    }
    return {
      entries: paletteEntries({
        actor,
        offering,
        menu: menuFor(actor, situation),
        tenants: root.getSnapshot().context.user?.tenants ?? [],
      }),
      people: inOrder(actor, partIn('employees')(now) ?? []),
      recent: gateway.recent(),
    }
  }

  const input: CommandsInput = {
    sight,
    employeeId: actor.employeeId,
    page: () => root.getSnapshot().children.navigation?.getSnapshot().context.current ?? '/',
    singleKeysAreOn: gateway.singleKeysAreOn(),
    isNewcomer: !tenant.tourSeen,
    tourStops: () => tourFor(actorIn(readiness.getSnapshot()) ?? actor).map(({ id }) => id),
  }
  const logic = commandsMachine.provide({
    actors: {
      palette: paletteMachine.provide({ actors: { search: provided(gateway.search) } }),
      helpPanel: helpPanelMachine.provide({ actors: { openWidget: provided(gateway.openWidget) } }),
      rememberRecent: provided(gateway.rememberRecent),
      rememberSingleKeys: provided(gateway.rememberSingleKeys),
      rememberTour: provided(gateway.rememberTour),
      setTheme: provided(gateway.setTheme),
    },
  })
  return { logic, input }
}

const nothing: Sight = { entries: [], people: [], recent: [] }

let last: { readonly of: ReadonlyArray<EmployeeSummary>; readonly people: ReadonlyArray<EmployeeSummary> } | undefined

/** Put in order once for each reading of the list: ten thousand take too long for every opening. */
const inOrder = (actor: Actor, of: ReadonlyArray<EmployeeSummary>): ReadonlyArray<EmployeeSummary> => {
  if (last?.of !== of) {
    const people = visibleTo(actor, of).filter(({ isActive }) => isActive)
    last = { of, people: [...people].sort((one, other) => byText(one.fullName, other.fullName)) }
  }
  return last.people
}

/** What lies over the pages: palette, help and shortcuts, loaded when one of them is first asked for. */
export const area: Area = { start: commandsArea }
