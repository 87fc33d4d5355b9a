import { directoryToolsGateway } from '../../infra/gateways/employees/directory.gateway.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { bulkChangeMachine } from '../../machines/employees/directory/bulkChange.machine.ts'
import { directoryToolsMachine, peopleExport } from '../../machines/employees/directory/directoryTools.machine.ts'
import type { DirectoryToolsPorts } from '../../machines/employees/directory/directoryTools.ports.ts'
import { provided } from '../../machines/kit/port.ts'
import { areaOf } from '../manifest.ts'

/** What can be done with the list of people as a whole, loaded after the list. */
export const directoryToolsArea = (ports: DirectoryToolsPorts) =>
  directoryToolsMachine.provide({
    actors: {
      bulk: bulkChangeMachine.provide({ actors: { changeMany: provided(ports.changeMany) } }),
      export: peopleExport.provide(ports.exportPeople),
    },
  })

/** Loaded once the list of people is shown. */
export const area = areaOf({
  machine: ({ run }) => directoryToolsArea(directoryToolsGateway(run, saveFile)),
})
