import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { tell } from '../kit/tell.ts'
import type { WindowedListEvent } from '../kit/windowedList.ts'
import { praiseColleagues, praiseWindows } from './lists.ts'
import { praisingMachine } from './praising.machine.ts'

/**
 * Praise among colleagues: what was given, whom one may praise, and what is being given.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); what was given or
 * taken back is told to the list.
 *
 * Events: `praise.changed`, from its children. Reads: `children.{windows, colleagues, praising}`. System id: `praise`, given
 * by the root when the area opens; theirs are `praiseWindows`, `praiseColleagues`, `praising`.
 */
export interface PraiseChanged {
  readonly type: 'praise.changed'
}

export const praiseAreaMachine = setup({
  types: {} as {
    context: object
    events: PraiseChanged
    emitted: Toast
    children: { windows: 'windows'; colleagues: 'colleagues'; praising: 'praising' }
  },
  actors: { windows: praiseWindows.machine, colleagues: praiseColleagues.machine, praising: praisingMachine },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions((speaking) => tell(speaking, 'praiseWindows', { type: 'news.heard' })),
  },
}).createMachine({
  id: 'praiseArea',
  context: {},
  type: 'parallel',
  on: { 'praise.changed': { actions: 'spread' } },
  states: {
    listing: kept({ id: 'windows', src: 'windows', systemId: 'praiseWindows' }),
    choosing: kept({ id: 'colleagues', src: 'colleagues', systemId: 'praiseColleagues' }),
    giving: kept({ id: 'praising', src: 'praising', systemId: 'praising' }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly praise: PraiseChanged
    readonly praiseWindows: WindowedListEvent
  }
}
