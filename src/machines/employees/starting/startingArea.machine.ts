import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import { startingMachine } from './starting.machine.ts'
import { startProgressMachine } from './startProgress.machine.ts'

/**
 * How somebody starts, and starts again: beside their page.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`).
 *
 * Reads: `children.{progress, again}`. System id: `employees/starting`, given by the root when the area opens; theirs are
 * `startProgress`, `startingAgain`.
 */
export const startingAreaMachine = setup({
  types: {} as {
    context: object
    events: { readonly type: 'none' }
    emitted: Toast
    children: { progress: 'progress'; again: 'again' }
  },
  actors: { progress: startProgressMachine, again: startingMachine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'startingArea',
  context: {},
  type: 'parallel',
  states: {
    progress: kept({ id: 'progress', src: 'progress', systemId: 'startProgress' }),
    again: kept({ id: 'again', src: 'again', systemId: 'startingAgain' }),
  },
})
