import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import { changingMachine } from './changing.machine.ts'
import { requestsReading } from './readings.ts'

/**
 * Requests for a change of a record: what was asked for, and what is done with it.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`).
 *
 * Reads: `children.{requests, changing}`. System id: `employees/changeRequests`, given by the root when the area opens;
 * theirs are `changeRequestsRead`, `changeRequests`.
 */
export const changeRequestAreaMachine = setup({
  types: {} as {
    context: object
    events: { readonly type: 'none' }
    emitted: Toast
    children: { requests: 'requests'; changing: 'changing' }
  },
  actors: { requests: requestsReading.machine, changing: changingMachine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'changeRequestArea',
  context: {},
  type: 'parallel',
  states: {
    reading: kept({ id: 'requests', src: 'requests', systemId: 'changeRequestsRead' }),
    changing: kept({ id: 'changing', src: 'changing', systemId: 'changeRequests' }),
  },
})
