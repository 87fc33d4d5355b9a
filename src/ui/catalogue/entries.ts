import { dialogEntries } from './entries/dialogs.ts'
import { fieldEntries } from './entries/fields.ts'
import { fileEntries } from './entries/files.ts'
import { floatingEntries } from './entries/floating.ts'
import { layoutEntries } from './entries/layout.ts'
import { peopleEntries } from './entries/people.ts'
import { plotEntries } from './entries/plots.ts'
import { recordEntries } from './entries/records.ts'
import { tableEntries } from './entries/tables.ts'
import { wordEntries } from './entries/words.ts'
import type { Entry } from './entry.ts'

/** Every piece of the kit, by the name it has in the catalogue. */
export const entries = {
  ...layoutEntries,
  ...wordEntries,
  ...fieldEntries,
  ...floatingEntries,
  ...dialogEntries,
  ...fileEntries,
  ...recordEntries,
  ...peopleEntries,
  ...tableEntries,
  ...plotEntries,
} satisfies Readonly<Record<string, Entry>>

export type PieceName = keyof typeof entries
