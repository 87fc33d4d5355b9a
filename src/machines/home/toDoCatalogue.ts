import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { toDoMachine } from './toDo.machine.ts'

/** Lines of `machines/catalogue.ts`. */
export const toDoCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(toDoMachine, 'home/toDo', 'To do', 'What is done with an item of the to-do list without leaving it.'),
]
