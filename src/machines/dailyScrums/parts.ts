import { entryFields } from '../../domain/dailyScrums/entry.fields.ts'
import type { EntryRow, OwnEntry, ScrumDay, ScrumReminders } from '../../domain/dailyScrums/nouns.ts'
import type { ScrumQuestion } from '../../domain/dailyScrums/question.ts'
import { wording } from '../../domain/dailyScrums/wording.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { settingOf } from '../kit/setting.machine.ts'
import { settingsOf } from '../kit/settings.machine.ts'
import { tell } from '../kit/tell.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'
import type { Searchable } from '../kit/windowedList.ts'

/** A day of the people one may access. System id: `scrumDay`. */
export const scrumDay = readingOf<ScrumQuestion, ScrumDay>('scrumDay')

/** One's own entry of a day, and its form. System id: `ownEntry`. */
export const ownEntry = settingsOf<typeof entryFields.fields, OwnEntry, Day>({
  id: 'ownEntry',
  formId: 'ownEntryForm',
  fields: entryFields,
  messages: { saved: wording.saved, failed: wording.saveFailed },
  spread: (speaking) => tell(speaking, 'dailyScrums', { type: 'dailyScrums.changed' }),
})

/** All that one may read, the latest first, a window at a time. System id: `scrumEntries`. */
export const scrumEntries = windowedListOf<Searchable, EntryRow>('scrumEntries', ({ id }) => id)

/** Whether one gets mail about it. System id: `scrumReminders`. */
export const scrumReminders = settingOf<ScrumReminders>('scrumReminders')
