import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import { leaverHandover } from './leaverHandover.ts'
import { startingMachine } from './starting.machine.ts'
import { startProgressMachine } from './startProgress.machine.ts'

/**
 * How somebody starts, leaves, and starts again: beside their page.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{progress, again, handover}`. System id: `employees/starting`, given by the root when the area opens; theirs are
 * `startProgress`, `startingAgain`, `leaverHandover`.
 */
export const startingAreaMachine = setup({
  types: {} as {
    context: object
    events: { readonly type: 'none' }
    emitted: Toast
    children: { progress: 'progress'; again: 'again'; handover: 'handover' }
  },
  actors: { progress: startProgressMachine, again: startingMachine, handover: leaverHandover.machine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'startingArea',
  context: {},
  type: 'parallel',
  states: {
    progress: kept({ id: 'progress', src: 'progress', systemId: 'startProgress' }),
    again: kept({ id: 'again', src: 'again', systemId: 'startingAgain' }),
    leaving: kept({ id: 'handover', src: 'handover', systemId: 'leaverHandover' }),
  },
})
