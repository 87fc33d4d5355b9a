import type {
  Blocker,
  BlockerSaved,
  EntryRow,
  EntrySaved,
  OwnEntry,
  ScrumDay,
  ScrumReminders,
} from '../../domain/dailyScrums/nouns.ts'
import type { ScrumQuestion } from '../../domain/dailyScrums/question.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { Port } from '../kit/port.ts'
import type { CountRows, LoadWindow, Searchable } from '../kit/windowedList.ts'

export interface BlockerSet extends BlockerSaved {
  readonly id: Blocker['id']
}

export type DailyScrumPorts = {
  loadDay: Port<ScrumQuestion, ScrumDay, Failure>
  loadOwn: Port<Day, OwnEntry, Failure>
  saveOwn: Port<EntrySaved, OwnEntry, Failure>
  setBlocker: Port<BlockerSet, Blocker, Failure>
  loadEntries: LoadWindow<Searchable, EntryRow>
  countEntries: CountRows<Searchable>
  loadReminders: Port<void, ScrumReminders, Failure>
  saveReminders: Port<ScrumReminders, ScrumReminders, Failure>
}

/** What of one's own entry is typed. */
export interface UnsentText {
  readonly done: string
  readonly plan: string
  readonly blockers: string
}

export interface UnsentEntry {
  readonly day: Day
  readonly text: UnsentText
}

/** Keeps one entry of a person in this browser. What it answers may be of an older release, or anything. */
export interface UnsentPorts {
  readonly recall: (person: EmployeeId) => Promise<unknown>
  readonly keep: (person: EmployeeId, entry: UnsentEntry) => Promise<void>
  readonly forget: (person: EmployeeId) => Promise<void>
}
