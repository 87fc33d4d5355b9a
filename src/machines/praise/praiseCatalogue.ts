import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { praiseColleagues, praiseWindows } from './lists.ts'
import { praiseAreaMachine } from './praiseArea.machine.ts'
import { praiseForm } from './praiseForm.ts'
import { praisingMachine } from './praising.machine.ts'

/** Lines of `machines/catalogue.ts`. */
export const praiseCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(praiseAreaMachine, 'praise', 'Praise area', 'What was given, whom one may praise, and what is being given.'),
  entry(praisingMachine, 'praise', 'Praising', 'Praise that is being given, or taken back.'),
  entry(praiseForm.machine, 'praise', 'Praise form', 'To whom, what for, and which core values it shows.'),
  entry(praiseWindows.machine, 'praise', 'Praise', 'The praise one may read, a window at a time.'),
  entry(praiseColleagues.machine, 'praise', 'Colleagues to praise', 'Whom one may praise, by what is typed.'),
]
