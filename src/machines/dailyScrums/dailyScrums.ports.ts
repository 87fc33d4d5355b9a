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
