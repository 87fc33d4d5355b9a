import { dailyScrumsGateway, unsentEntryGateway } from '../infra/gateways/dailyScrums.gateway.ts'
import { keptTexts } from '../infra/storage/keptTexts.ts'
import { blockersMachine } from '../machines/dailyScrums/blockers.machine.ts'
import { dailyScrumAreaMachine } from '../machines/dailyScrums/dailyScrumArea.machine.ts'
import type { DailyScrumPorts, UnsentPorts } from '../machines/dailyScrums/dailyScrums.ports.ts'
import { ownEntry, scrumDay, scrumEntries, scrumReminders } from '../machines/dailyScrums/parts.ts'
import { unsentEntryWith } from '../machines/dailyScrums/unsentEntry.ts'
import { provided } from '../machines/kit/port.ts'
import { pages } from '../ui/dailyScrums/group.tsx'
import { areaOf } from './manifest.ts'

/** The daily scrum: its machines with their ports provided. */
export const dailyScrumArea = (ports: DailyScrumPorts, unsent: UnsentPorts) =>
  dailyScrumAreaMachine.provide({
    actors: {
      day: scrumDay.provide(ports.loadDay),
      own: ownEntry.provide(ports.loadOwn, ports.saveOwn),
      blockers: blockersMachine.provide({ actors: { setBlocker: provided(ports.setBlocker) } }),
      entries: scrumEntries.provide({ load: ports.loadEntries, count: ports.countEntries }),
      unsent: unsentEntryWith(unsent),
      reminders: scrumReminders.provide(ports.loadReminders, ports.saveReminders),
    },
  })

export const area = areaOf({
  pages,
  machine: ({ run, tenant }) =>
    dailyScrumArea(dailyScrumsGateway(run), unsentEntryGateway(tenant.id, keptTexts(window.indexedDB))),
  input: ({ actor }) => ({ person: actor.employeeId }),
})
