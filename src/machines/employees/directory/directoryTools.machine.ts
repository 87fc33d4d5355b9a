import { type ActorRefFrom, enqueueActions, setup } from 'xstate'
import { bulkWording } from '../../../domain/employees/directory/wording.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { downloadOf } from '../../kit/download.machine.ts'
import { kept } from '../../kit/kept.ts'
import type { PortInput } from '../../kit/port.ts'
import type { Succeeded } from '../../kit/recordDialogs.machine.ts'
import { withEvent } from '../../kit/settling.ts'
import { tellChild } from '../../kit/tell.ts'
import { bulkChangeMachine } from './bulkChange.machine.ts'
import type { DirectoryToolsPorts } from './directoryTools.ports.ts'
import { directoryViewsMachine, viewDialogsMachine } from './directoryViews.ts'

/**
 * What can be done with the list of people as a whole: views of it with names, changes to many at once, a file of it.
 * Loaded after the list itself, which waits for none of it.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Events: `dialog.succeeded {record, answer}` (its child: a view as it is now, null when it is gone). Reads: `children.views` (collection),
 * `children.viewDialogs` (recordDialogs), `children.bulk` (bulkChange), `children.export` (download). System id:
 * `directoryTools`, given by the root when the area opens.
 */
export interface DirectoryToolsInput {
  readonly now: number
}

interface Of {
  readonly context: DirectoryToolsInput
}

export const peopleExport = downloadOf<PortInput<DirectoryToolsPorts['exportPeople']>>()

export const directoryToolsMachine = setup({
  types: {} as {
    context: DirectoryToolsInput
    events: Succeeded
    input: DirectoryToolsInput
    emitted: Toast
    children: { views: 'views'; viewDialogs: 'viewDialogs'; bulk: 'bulk'; export: 'export' }
  },
  actors: {
    views: directoryViewsMachine,
    viewDialogs: viewDialogsMachine,
    bulk: bulkChangeMachine,
    export: peopleExport.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    keepView: enqueueActions(({ enqueue, self }, { record, answer }: Succeeded) =>
      tellChild(
        { enqueue, self },
        'views',
        answer === null ? { type: 'item.left', id: record?.id } : { type: 'item.arrived', item: answer },
      ),
    ),
  },
}).createMachine({
  id: 'directoryTools',
  context: ({ input }) => input,
  type: 'parallel',
  on: { 'dialog.succeeded': { actions: withEvent('keepView') } },
  states: {
    deciding: kept({ id: 'viewDialogs', src: 'viewDialogs' }),
    naming: kept({
      id: 'views',
      src: 'views',
      input: ({ context: { now } }: Of) => ({ first: [], now }),
    }),
    changing: kept({ id: 'bulk', src: 'bulk' }),
    exporting: kept({ id: 'export', src: 'export', input: { failure: bulkWording.exportFailed } }),
  },
})

export type DirectoryToolsActor = ActorRefFrom<typeof directoryToolsMachine>
