import { enqueueActions, setup } from 'xstate'
import type { GoalListing } from '../../domain/goals/listing.ts'
import type { GoalsMade } from '../../domain/goals/nouns.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import { refresh } from '../kit/library.ts'
import type { OutcomeEvent } from '../kit/outcome.machine.ts'
import type { Port } from '../kit/port.ts'
import type { ReadingEvent } from '../kit/reading.machine.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { WindowedListEvent } from '../kit/windowedList.ts'
import { type GoalsDialog, goalDialogs } from './goalDialogs.ts'
import { type GoalOutcome, goalOutcome } from './goalOutcome.ts'
import { goalsMachine } from './goals.machine.ts'
import type { GoalPorts } from './goals.ports.ts'
import {
  goalCountsReading,
  goalFoundReading,
  goalGroupsReading,
  goalPeopleReading,
  goalShownReading,
  goalTreeReading,
  goalWindows,
} from './readings.ts'
import { goalReminders } from './reminders.ts'
import { goalTemplates } from './templates.ts'

/**
 * The machines of the goals area: the goals of one person, the list of everybody's with its groups, the tree of what serves
 * what, the goal an address names, the templates, and what is done with many goals at once.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); every
 * change of a goal is told to the list and the tree; what came of many stays in sight with its undo.
 *
 * Events: `goals.changed`, from its children; `dialog.succeeded`, from the dialogs. Reads: `children.{person, windows, groups,
 * people, counts, tree, found, shown, templates, dialogs, outcome, download, reminders}`. System id: `goals`, given by the root when the area opens; theirs are
 * `goalsOfPerson`, `goalWindows`, `goalGroups`, `goalPeople`, `goalCounts`, `goalTree`, `goalFound`, `goalsShown`, `goalTemplates`, `goalDialogs`, `goalOutcome`,
 * `goalDownload`, `goalReminders`.
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

const tellLists = ({ enqueue, system }: Parameters<typeof tell>[0]): void => {
  for (const name of ['goalWindows', 'goalGroups', 'goalCounts', 'goalTree'] as const)
    tell({ enqueue, system }, name, { type: 'news.heard' })
  refresh({ enqueue, system }, 'toDo')
}

export const goalAreaMachine = setup({
  types: {} as {
    context: object
    events: GoalsChanged | Succeeded
    emitted: Toast
    children: {
      person: 'person'
      windows: 'windows'
      groups: 'groups'
      people: 'people'
      counts: 'counts'
      tree: 'tree'
      found: 'found'
      shown: 'shown'
      templates: 'templates'
      dialogs: 'dialogs'
      outcome: 'outcome'
      download: 'download'
      reminders: 'reminders'
    }
  },
  actors: {
    person: goalsMachine,
    windows: goalWindows.machine,
    groups: goalGroupsReading.machine,
    people: goalPeopleReading.machine,
    counts: goalCountsReading.machine,
    tree: goalTreeReading.machine,
    found: goalFoundReading.machine,
    shown: goalShownReading.machine,
    templates: goalTemplates.machine,
    dialogs: goalDialogs.machine,
    outcome: goalOutcome.machine,
    download: goalDownload.machine,
    reminders: goalReminders.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions(tellLists),
    spreadDone: enqueueActions(({ enqueue, system }, { dialog, answer }: Succeeded) => {
      const outcome: GoalOutcome = { kind: 'made', by: dialog as GoalsDialog, made: answer as GoalsMade }
      tell({ enqueue, system }, 'goalOutcome', { type: 'outcome.arrived', outcome })
      tellLists({ enqueue, system })
    }),
  },
}).createMachine({
  id: 'goalArea',
  context: {},
  type: 'parallel',
  on: { 'goals.changed': { actions: 'spread' }, 'dialog.succeeded': { actions: withEvent('spreadDone') } },
  states: {
    working: kept({ id: 'person', src: 'person', systemId: 'goalsOfPerson' }),
    listing: kept({ id: 'windows', src: 'windows', systemId: 'goalWindows' }),
    grouping: kept({ id: 'groups', src: 'groups', systemId: 'goalGroups' }),
    naming: kept({ id: 'people', src: 'people', systemId: 'goalPeople' }),
    counting: kept({ id: 'counts', src: 'counts', systemId: 'goalCounts' }),
    aligning: kept({ id: 'tree', src: 'tree', systemId: 'goalTree' }),
    finding: kept({ id: 'found', src: 'found', systemId: 'goalFound' }),
    gathering: kept({ id: 'shown', src: 'shown', systemId: 'goalsShown' }),
    arranging: kept({ id: 'templates', src: 'templates', systemId: 'goalTemplates' }),
    asking: kept({ id: 'dialogs', src: 'dialogs', systemId: 'goalDialogs' }),
    telling: kept({ id: 'outcome', src: 'outcome', systemId: 'goalOutcome' }),
    fetching: kept({
      id: 'download',
      src: 'download',
      systemId: 'goalDownload',
      input: { failure: wording.csvFailed },
    }),
    reminding: kept({ id: 'reminders', src: 'reminders', systemId: 'goalReminders' }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly goals: GoalsChanged
    readonly goalWindows: WindowedListEvent
    readonly goalGroups: ReadingEvent
    readonly goalCounts: ReadingEvent
    readonly goalOutcome: OutcomeEvent
    readonly goalTree: ReadingEvent
  }
}
