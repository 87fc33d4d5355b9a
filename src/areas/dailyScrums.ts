import { dailyScrumsGateway } from '../infra/gateways/dailyScrums.gateway.ts'
import { blockersMachine } from '../machines/dailyScrums/blockers.machine.ts'
import { dailyScrumAreaMachine } from '../machines/dailyScrums/dailyScrumArea.machine.ts'
import type { DailyScrumPorts } from '../machines/dailyScrums/dailyScrums.ports.ts'
import { ownEntry, scrumDay, scrumEntries, scrumReminders } from '../machines/dailyScrums/parts.ts'
import { provided } from '../machines/kit/port.ts'
import { pages } from '../ui/dailyScrums/group.tsx'
import { area } from './manifest.ts'

/** The daily scrum: its machines with their ports provided. */
export const dailyScrumArea = (ports: DailyScrumPorts) =>
  dailyScrumAreaMachine.provide({
    actors: {
      day: scrumDay.provide(ports.loadDay),
      own: ownEntry.provide(ports.loadOwn, ports.saveOwn),
      blockers: blockersMachine.provide({ actors: { setBlocker: provided(ports.setBlocker) } }),
      entries: scrumEntries.provide({ load: ports.loadEntries, count: ports.countEntries }),
      reminders: scrumReminders.provide(ports.loadReminders, ports.saveReminders),
    },
  })

export const dailyScrums = area({
  pages,
  machine: ({ run }) => dailyScrumArea(dailyScrumsGateway(run)),
})
