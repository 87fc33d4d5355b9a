import { enqueueActions, setup } from 'xstate'
import type { GoalListing } from '../../domain/goals/listing.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import { refresh } from '../kit/library.ts'
import type { Port } from '../kit/port.ts'
import type { ReadingEvent } from '../kit/reading.machine.ts'
import { tell } from '../kit/tell.ts'
import type { WindowedListEvent } from '../kit/windowedList.ts'
import { goalsMachine } from './goals.machine.ts'
import type { GoalPorts } from './goals.ports.ts'
import { goalFoundReading, goalGroupsReading, goalWindows } from './readings.ts'

/**
 * The machines of the goals area: the goals of one person, the list of everybody's with its groups, and the goal an
 * address names.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); every
 * change of a goal is told to the list.
 *
 * Events: `goals.changed`, from its children. Reads: `children.{person, windows, groups, found, download}`. System id: `goals`,
 * given by the root when the area opens; theirs are `goalsOfPerson`, `goalWindows`, `goalGroups`, `goalFound`,
 * `goalDownload`.
 */
export interface GoalsChanged {
  readonly type: 'goals.changed'
}

export type GoalDownload = { readonly kind: 'list'; readonly question: GoalListing } | { readonly kind: 'dueDays' }

export const goalDownload = downloadOf<GoalDownload>()

/** One port for both downloads. */
export const downloading =
  (ports: Pick<GoalPorts, 'downloadList' | 'downloadDueDays'>): Port<GoalDownload, void, Failure> =>
  (asked, signal) =>
    asked.kind === 'list' ? ports.downloadList(asked, signal) : ports.downloadDueDays(undefined, signal)

export const goalAreaMachine = setup({
  types: {} as {
    context: object
    events: GoalsChanged
    emitted: Toast
    children: {
      person: 'person'
      windows: 'windows'
      groups: 'groups'
      found: 'found'
      download: 'download'
    }
  },
  actors: {
    person: goalsMachine,
    windows: goalWindows.machine,
    groups: goalGroupsReading.machine,
    found: goalFoundReading.machine,
    download: goalDownload.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions(({ enqueue, system }) => {
      for (const name of ['goalWindows', 'goalGroups'] as const) tell({ enqueue, system }, name, { type: 'news.heard' })
      refresh({ enqueue, system }, 'toDo')
    }),
  },
}).createMachine({
  id: 'goalArea',
  context: {},
  type: 'parallel',
  on: { 'goals.changed': { actions: 'spread' } },
  states: {
    working: kept({ id: 'person', src: 'person', systemId: 'goalsOfPerson' }),
    listing: kept({ id: 'windows', src: 'windows', systemId: 'goalWindows' }),
    grouping: kept({ id: 'groups', src: 'groups', systemId: 'goalGroups' }),
    finding: kept({ id: 'found', src: 'found', systemId: 'goalFound' }),
    fetching: kept({
      id: 'download',
      src: 'download',
      systemId: 'goalDownload',
      input: { failure: wording.csvFailed },
    }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly goals: GoalsChanged
    readonly goalWindows: WindowedListEvent
    readonly goalGroups: ReadingEvent
  }
}
