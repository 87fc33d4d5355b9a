import { type CatalogueEntry, catalogueEntry as entry } from '../../kit/catalogueEntry.ts'
import { newsAreaMachine } from './newsArea.machine.ts'
import { occasionChoices, occasions, sinceVisit } from './parts.ts'

/** Lines of `machines/catalogue.ts`. */
export const newsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(newsAreaMachine, 'home/news', 'News area', 'What the home page tells of people, each part read by itself.'),
  entry(
    occasions.machine,
    'home/news',
    'Occasions',
    'Reads who is new, whose birthday it is and who has been here how long.',
  ),
  entry(sinceVisit.machine, 'home/news', 'Since the last visit', 'Reads what has changed since one was last here.'),
  entry(occasionChoices.machine, 'home/news', 'Occasion choices', 'What one does not want told of oneself.'),
]
