import { enqueueActions, setup } from 'xstate'
import { wording } from '../../domain/dailyScrums/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import type { ReadingEvent } from '../kit/reading.machine.ts'
import { tell } from '../kit/tell.ts'
import type { WindowedListEvent } from '../kit/windowedList.ts'
import { blockersMachine } from './blockers.machine.ts'
import { ownEntry, scrumDay, scrumEntries, scrumReminders } from './parts.ts'
import { type EntryRecalled, keepsNothing, unsentEntryWith } from './unsentEntry.ts'

/**
 * The daily scrum: the day that is shown, one's own entry of it and what of it is not sent yet, blockers, the history, and
 * one's reminders.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); what was sent or
 * resolved is told to the day and to the history; that something unsent came back is said.
 *
 * Events: `dailyScrums.changed` and `entry.recalled`, from its children. Reads: `children.{day, own, blockers, entries, reminders}`. System id:
 * `dailyScrums`, given by the root when the area opens; theirs are `scrumDay`, `ownEntry`, `scrumBlockers`,
 * `scrumEntries`, `scrumReminders`.
 */
export interface DailyScrumsChanged {
  readonly type: 'dailyScrums.changed'
}

export const dailyScrumAreaMachine = setup({
  types: {} as {
    context: { readonly person: EmployeeId }
    input: { readonly person: EmployeeId }
    events: DailyScrumsChanged | EntryRecalled
    emitted: Toast
    children: {
      day: 'day'
      own: 'own'
      blockers: 'blockers'
      entries: 'entries'
      reminders: 'reminders'
      unsent: 'unsent'
    }
  },
  actors: {
    day: scrumDay.machine,
    own: ownEntry.machine,
    blockers: blockersMachine,
    entries: scrumEntries.machine,
    reminders: scrumReminders.machine,
    unsent: unsentEntryWith(keepsNothing),
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions((speaking) => {
      tell(speaking, 'scrumDay', { type: 'news.heard' })
      tell(speaking, 'scrumEntries', { type: 'news.heard' })
    }),
  },
}).createMachine({
  id: 'dailyScrumArea',
  context: ({ input: { person } }) => ({ person }),
  type: 'parallel',
  on: {
    'dailyScrums.changed': { actions: 'spread' },
    'entry.recalled': { actions: { type: 'announce', params: { kind: 'info', text: wording.recalled } } },
  },
  states: {
    reading: kept({ id: 'day', src: 'day', systemId: 'scrumDay' }),
    writing: kept({ id: 'own', src: 'own', systemId: 'ownEntry' }),
    keeping: kept({
      id: 'unsent',
      src: 'unsent',
      input: ({ context: { person } }: { context: { readonly person: EmployeeId } }) => ({ person }),
    }),
    resolving: kept({ id: 'blockers', src: 'blockers', systemId: 'scrumBlockers' }),
    searching: kept({ id: 'entries', src: 'entries', systemId: 'scrumEntries' }),
    reminding: kept({ id: 'reminders', src: 'reminders', systemId: 'scrumReminders' }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly dailyScrums: DailyScrumsChanged
    readonly scrumDay: ReadingEvent
    readonly scrumEntries: WindowedListEvent
  }
}
