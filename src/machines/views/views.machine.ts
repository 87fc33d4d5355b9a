import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import { withEvent } from '../kit/settling.ts'
import { tellChild } from '../kit/tell.ts'
import { savedViewsMachine, viewDialogsMachine } from './savedViews.ts'

/**
 * Views of lists under a name: one’s own and those that others share, of all lists at once, since there are few. Loaded
 * after a list that keeps them, which does not wait for it.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`).
 *
 * Events: `dialog.succeeded {record, answer}` (its child: a view as it is now, null when it is gone). Reads:
 * `children.views` (collection), `children.dialogs` (recordDialogs). System id: `views`, given by the root when the area
 * opens.
 */
export interface ViewsInput {
  readonly now: number
}

interface Of {
  readonly context: ViewsInput
}

export const viewsMachine = setup({
  types: {} as {
    context: ViewsInput
    events: Succeeded
    input: ViewsInput
    emitted: Toast
    children: { views: 'views'; dialogs: 'dialogs' }
  },
  actors: { views: savedViewsMachine, dialogs: viewDialogsMachine },
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
  id: 'views',
  context: ({ input }) => input,
  type: 'parallel',
  on: { 'dialog.succeeded': { actions: withEvent('keepView') } },
  states: {
    deciding: kept({ id: 'dialogs', src: 'dialogs' }),
    naming: kept({
      id: 'views',
      src: 'views',
      input: ({ context: { now } }: Of) => ({ first: [], now }),
    }),
  },
})
