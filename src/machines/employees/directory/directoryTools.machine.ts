import { type ActorRefFrom, setup } from 'xstate'
import { bulkWording } from '../../../domain/employees/directory/wording.ts'
import type { TenantId } from '../../../domain/kernel/ids.ts'
import { downloadMachine } from '../../kit/download.machine.ts'
import { bulkChangeMachine } from './bulkChange.machine.ts'
import { directoryViewsMachine } from './directoryViews.ts'

/**
 * What can be done with the list of people as a whole: views of it with names, changes to many at once, a file of it.
 * Loaded after the list itself, which waits for none of it.
 *
 * Rules it keeps: one that breaks begins anew and leaves the others.
 *
 * Events: none of its own. Reads: `children.views` (collection), `children.bulk` (bulkChange), `children.export`
 * (download). System id: `directoryTools`, given by the root when the area opens.
 */
export interface DirectoryToolsInput {
  readonly tenantId: TenantId
  readonly now: number
}

export const directoryToolsMachine = setup({
  types: {} as {
    context: DirectoryToolsInput
    input: DirectoryToolsInput
    children: { views: 'views'; bulk: 'bulk'; export: 'export' }
  },
  actors: { views: directoryViewsMachine, bulk: bulkChangeMachine, export: downloadMachine },
}).createMachine({
  id: 'directoryTools',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    naming: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'views',
            src: 'views',
            input: ({ context: { tenantId, now } }) => ({ scope: { tenantId }, first: [], now }),
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    changing: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'bulk',
            src: 'bulk',
            input: ({ context: { tenantId } }) => ({ tenantId }),
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
    exporting: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'export',
            src: 'export',
            input: { failure: bulkWording.exportFailed },
            onError: { target: 'running', reenter: true },
          },
        },
      },
    },
  },
})

export type DirectoryToolsActor = ActorRefFrom<typeof directoryToolsMachine>
