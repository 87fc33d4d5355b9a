import { type ActorRefFrom, enqueueActions, setup } from 'xstate'
import { bulkWording } from '../../../domain/employees/directory/wording.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { downloadOf } from '../../kit/download.machine.ts'
import { kept } from '../../kit/kept.ts'
import type { PortInput } from '../../kit/port.ts'
import { bulkChangeMachine } from './bulkChange.machine.ts'
import type { DirectoryToolsPorts } from './directoryTools.ports.ts'

/**
 * What can be done with the list of people as a whole: changes to many at once, a file of it. Loaded after the list itself,
 * which waits for neither.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.bulk` (bulkChange), `children.export` (download). System id: `employees/directory`, given by the root when
 * the area opens.
 */
export const peopleExport = downloadOf<PortInput<DirectoryToolsPorts['exportPeople']>>()

export const directoryToolsMachine = setup({
  types: {} as {
    context: object
    emitted: Toast
    children: { bulk: 'bulk'; export: 'export' }
  },
  actors: {
    bulk: bulkChangeMachine,
    export: peopleExport.machine,
  },
  actions: {
    announce: enqueueActions(announce),
  },
}).createMachine({
  id: 'directoryTools',
  context: {},
  type: 'parallel',
  states: {
    changing: kept({ id: 'bulk', src: 'bulk' }),
    exporting: kept({ id: 'export', src: 'export', input: { failure: bulkWording.exportFailed } }),
  },
})

export type DirectoryToolsActor = ActorRefFrom<typeof directoryToolsMachine>
